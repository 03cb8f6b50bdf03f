import type { Origins } from '@shingle/shared/origins/origins.ts'
import {
  readReviewsEndpoint,
  settleReviewEndpoint,
  showReviewPage,
} from '@shingle/shared/review/endpoints.ts'
import { reviewKey } from '@shingle/storage/codes/review-key.ts'
import { openProposedReviews } from '@shingle/storage/rows/proposed-reviews.ts'
import type { Db } from 'mongodb'
import { type Route, route } from '../http/route.ts'

interface Services {
  readonly db: Db
  readonly origins: Origins
  readonly secret: Uint8Array
}

/** Asking customers for reviews: the link to send, and what came by it. */
export const reviewRoutes = ({ db, origins, secret }: Services): readonly Route[] => {
  const reviews = openProposedReviews(db)
  const linkOf = (id: string): string =>
    `${origins.sites}${showReviewPage.path.replace(':websiteId', id).replace(':key', reviewKey(secret, id))}`
  return [
    route(readReviewsEndpoint, {
      summary: 'The reviews of customers that wait for the owner, and the link to ask for more',
      handle: async ({ thing: draft }) => {
        const waiting = await reviews.waiting(draft._id)
        return {
          status: 200,
          body: {
            link: draft.handle === null ? '' : linkOf(draft._id),
            reviews: waiting.map(({ _id, websiteId: _, asker: __, slot: ___, createdAt, ...written }) => ({
              ...{ id: _id, ...written },
              createdAt: createdAt.toISOString(),
            })),
          },
        }
      },
    }),
    route(settleReviewEndpoint, {
      summary: 'A review of a customer waits no more: it was taken as it stands, or left out',
      handle: async ({ thing: draft, params }) => {
        await reviews.remove(draft._id, params.review)
        return { status: 204, body: undefined }
      },
    }),
  ]
}
