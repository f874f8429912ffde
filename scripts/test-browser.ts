import { fileURLToPath } from "node:url";

/** How tests and measurements start Chromium: its own calls home would be refused and slow each start down. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** A microphone that beeps each second, and a person who allows it. */
export const FAKE_MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** How journeys start Debian's Firefox, and what it is told there: a page of its own at each start would be looked for elsewhere. */
export const FIREFOX = {
  executablePath: fileURLToPath(new URL("browsers/firefox.mjs", import.meta.url)),
  firefoxUserPrefs: {
    // Journeys ask for no movement, which Playwright cannot ask of this Firefox, and read what was copied.
    "ui.prefersReducedMotion": 1,
    "dom.events.testing.asyncClipboard": true,
    // On a busy machine a script that takes long is no fault.
    "dom.max_script_run_time": 0,
    // As on a phone and in Chromium's shell: else a window is narrower by its scroll bar than its width says.
    "ui.useOverlayScrollbars": 1,
    // Else a PDF that is saved is opened as well.
    "pdfjs.disabled": true,
  },
};
