/** A page as wide as a desk has it, in pixels: wide enough for every layout to be seen as itself. */
export const deskWidth = 1040
