/** How long a device keeps answers that nobody comes back to. */
export const keptDays = 30
