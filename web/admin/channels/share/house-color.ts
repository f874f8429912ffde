/** In place of a channel's own colour, on paper and on pages of others. */
export const HOUSE_COLOR = "#0b5a4b";
