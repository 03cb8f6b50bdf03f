/** How soon: sooner, it would be publishing at once, which is for whoever has edit control. */
export const planAheadMinimumMs = 5 * 60 * 1000

/** How far ahead publishing can be planned. */
export const planAheadMaximumMs = 366 * 24 * 60 * 60 * 1000
