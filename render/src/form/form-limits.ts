import type { Db } from 'mongodb'
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts one post of a form; false when there were too many. */
export type CountPost = (websiteId: string, address: string) => Promise<boolean>

const perVisitor = { points: 5, duration: 10 * 60 }
const perWebsite = { points: 200, duration: 24 * 60 * 60 }

/** The limits of forms: 5 posts in 10 minutes from one place to one website, 200 a day to one website. */
export const createCountPost = (db: Db): CountPost => {
  const limiter = (keyPrefix: string, limit: typeof perVisitor) =>
    new RateLimiterMongo({ storeClient: db, tableName: 'RateLimits', keyPrefix, ...limit })
  const visitors = limiter('posts-per-visitor', perVisitor)
  const websites = limiter('posts-per-website', perWebsite)

  return async (websiteId, address) => {
    try {
      await visitors.consume(`${websiteId}/${address}`)
      await websites.consume(websiteId)
      return true
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return false
      throw thrown
    }
  }
}
