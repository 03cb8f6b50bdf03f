/** Why words are our own after all: the model was late, was away, wrote what may not stand, has done enough for today, or was busy. */
export const ownWordsReasons = ['late', 'away', 'unusable', 'spent', 'busy'] as const

/** Why words are our own after all. */
export type OwnWordsReason = (typeof ownWordsReasons)[number]
