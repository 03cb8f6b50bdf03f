/** A space at which no line ends. */
export const noBreakSpace = '\u00a0'

/** Where a word may be parted; a hyphen shows only there. */
export const softHyphen = '\u00ad'

/** Where a line may end without a hyphen: it becomes a `wbr` element. */
export const lineEnd = '\u200b'

/** Stands before and after what is never parted, such as a telephone number. */
export const whole = '\u2060'
