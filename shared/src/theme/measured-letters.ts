/** The letters whose widths are measured; those with accents are as wide as those without. */
export const measuredLetters =
  ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,:;!?-–—/\'’"“”()+£€$@%ßÆæØøŒœ·'

/** The weights that are measured: all that a heading may have. */
export const measuredWeights = [300, 400, 500, 600, 700, 800] as const
