/** The letters whose widths are measured; those with accents are as wide as those without. */
export const measuredLetters =
  ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,:;!?-–—/\'’"“”()+£€$@%ßÆæØøŒœ·'

/** The weights that are measured; between two of them widths grow evenly. */
export const measuredWeights = [300, 500, 800] as const
