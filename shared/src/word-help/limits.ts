/** How long the model may take with one text (milliseconds). */
export const wordHelpTimeoutMs = 8_000

/** The longest id or name by which a part of a draft is asked for. */
export const partNameMaximum = 64

/** The longest text that is sent along, in UTF-16 code units: no text of a page that it helps with may be longer. */
export const helpedTextMaximum = 3_000
