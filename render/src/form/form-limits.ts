import { openUseCounter } from '@shingle/storage/rows/rate-limits.ts'
import type { Db } from 'mongodb'

/** Counts one post of a form; false when there were too many. */
export type CountPost = (websiteId: string, address: string) => Promise<boolean>

const perVisitor = { points: 5, duration: 10 * 60 }
const perWebsite = { points: 200, duration: 24 * 60 * 60 }

/** The limits of forms: 5 posts in 10 minutes from one place to one website, 200 a day to one website. */
export const createCountPost = (db: Db): CountPost => {
  const visitors = openUseCounter(db, 'posts-per-visitor', perVisitor)
  const websites = openUseCounter(db, 'posts-per-website', perWebsite)
  return async (websiteId, address) =>
    (await visitors.count(`${websiteId}/${address}`)) && (await websites.count(websiteId))
}
