/** The longest name of a saved version. */
export const versionNameMaximum = 80

/** How many versions one answer lists. */
export const versionsPerAnswer = 30

/** How many versions made at a take-over are kept per draft: the newest make the oldest go. */
export const takenOverVersionsMaximum = 50

/** How many ended epochs of edit control one version stands for: the newest make the oldest go. */
export const endedEpochsMaximum = 50

/** How many versions made at publishing are kept per draft: the newest make the oldest go. */
export const publishedVersionsMaximum = 100

/** How many versions a draft's editors may save under a name; none of them goes by itself. */
export const savedVersionsMaximum = 200
