/** The longest name of a saved version. */
export const versionNameMaximum = 80

/** How many versions one answer lists. */
export const versionsPerAnswer = 30

/** How many versions made at a take-over are kept per draft; named, published and first ones are all kept. */
export const takenOverVersionsMaximum = 50
