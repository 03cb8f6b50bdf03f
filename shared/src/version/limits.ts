/** The longest name of a saved version. */
export const versionNameMaximum = 80

/** How many versions one answer lists. */
export const versionsPerAnswer = 30

/** How many versions made at a take-over are kept per draft, and in how many bytes: the newest make the oldest go. */
export const takenOverVersionsRoom = { count: 50, bytes: 16 * 2 ** 20 } as const

/** How many ended epochs of edit control one version stands for: the newest make the oldest go. */
export const endedEpochsMaximum = 50

/** How many versions made before words of a language model are kept per draft, and in how many bytes: the newest make the oldest go. */
export const assistedVersionsRoom = { count: 50, bytes: 16 * 2 ** 20 } as const

/** How many versions made at publishing are kept per draft, and in how many bytes: the newest make the oldest go. */
export const publishedVersionsRoom = { count: 100, bytes: 32 * 2 ** 20 } as const

/**
 * How many versions a draft's editors may save under a name, and in how many bytes; none of them goes by itself. The texts
 * of a long website take a hundredth of a megabyte.
 */
export const savedVersionsRoom = { count: 200, bytes: 64 * 2 ** 20 } as const
