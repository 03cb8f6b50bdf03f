/** How a business speaks and looks, from the most restrained tone to the least. */
export const tones = ['solemn', 'quiet', 'warm', 'plain-spoken', 'loud'] as const

/** One tone. */
export type Tone = (typeof tones)[number]

/** Whether something of a tone suits a business: it may be calmer than the business, never louder. */
export const suitsTone = (thing: Tone, business: Tone): boolean =>
  tones.indexOf(thing) <= tones.indexOf(business)
