/** How far ahead publishing can be planned. */
export const planAheadMaximumMs = 366 * 24 * 60 * 60 * 1000
