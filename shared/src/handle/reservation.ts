import { lifetimeWords } from '../time/lifetime-words.ts'
import { websiteLimits } from '../website/limits.ts'

/** How long a web address that was given up stays reserved for whoever had it. */
export const handleReservationMs = 30 * 24 * 60 * 60 * 1000

/** The same as a person reads it: '30 days'. */
export const handleReservation = lifetimeWords(handleReservationMs)

/** How many of the web addresses that a website gave up stay reserved, the last ones. */
export const handlesReserved = 2

/** How many of them an account has reserved, of all its websites and those it deleted. */
export const handlesReservedOfAccount = handlesReserved * websiteLimits.owned
