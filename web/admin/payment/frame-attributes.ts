/**
 * What a frame of the card field's origin may do: run, keep what is its own, send forms and open windows, as banks do. It
 * may not lead the page around it elsewhere.
 */
export const FRAME_SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";
