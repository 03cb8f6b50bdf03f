/** What may be asked of the language model about one text. */
export const wordChanges = ['rewrite', 'shorter', 'friendlier', 'translate'] as const

/** What may be asked of the language model about one text. */
export type WordChange = (typeof wordChanges)[number]
