/** A place, its time zone, a description with two services, and what owners write behind them that is none. */
export type Said = readonly [place: string, timeZone: string, before: string, phrases: readonly string[]]

/** The phrases of a list with bars between them. */
export const phrasesOf = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.trim())
