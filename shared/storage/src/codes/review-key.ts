import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './key-for.ts'

/** The key of the link under which customers write reviews of a website: made of the deployment's secret, so that none is kept. */
export const reviewKey = (secret: Uint8Array, websiteId: string): string =>
  createHmac('sha256', keyFor(secret, 'review-link')).update(websiteId).digest('base64url').slice(0, 22)

/** Whether a key is the website's. */
export const isReviewKey = (secret: Uint8Array, websiteId: string, key: string): boolean => {
  const [right, given] = [Buffer.from(reviewKey(secret, websiteId)), Buffer.from(key)]
  return given.length === right.length && timingSafeEqual(given, right)
}
