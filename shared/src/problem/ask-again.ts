import type { Problem } from './problem.ts'

const whileAwayS = 2
const afterTooManyS = 60

/** After how many seconds to ask again where nothing is wrong with what was asked; undefined where something is. */
export const retryAfterS = (status: number): number | undefined => {
  if (status === 503) return whileAwayS
  return status === 429 ? afterTooManyS : undefined
}

/** What a 503 without words says in its headers: nobody may keep it, and it is worth to ask again. */
export const awayHeaders = { 'Cache-Control': 'no-store', 'Retry-After': String(whileAwayS) } as const

/** The database cannot be reached for now, or did not answer in time. */
export const databaseAway: Problem = {
  code: 'request.database-away',
  status: 503,
  text: 'This cannot be done right now. Please try again in a moment.',
}
