import { businessLimits } from '../business/business.ts'
import { handleMaximum } from '../handle/handle.ts'

/** Specification 7 and 9: how much is asked of the Business Name Creator, and how much it answers. */
export const nameLimits = {
  /** The suggestions of one request. */
  names: 12,
  /** The longest name, which is also the longest text of words to include or to exclude. */
  name: businessLimits.name,
  shortest: 2,
  description: businessLimits.description,
  place: businessLimits.location,
  /** The longest town that a name has in it. */
  town: 18,
  /** Words to include, and words to exclude. */
  words: 6,
  /** How many the language model is asked for, of which those that may stand are taken. */
  written: 18,
  /** The last of the rounds of twelve that one order has. */
  lastRound: 7,
  seed: 40,
  handle: handleMaximum,
} as const
