import {
  type AskedReviews,
  type ProposedReview,
  readReviewsEndpoint,
  settleReviewEndpoint,
} from '@shingle/shared/review/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../server/call-endpoint.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'

type Known = AskedReviews | { readonly trouble: string } | null

/** The reviews that wait for the owner of the open website; null while they are asked for. */
export const useReviews = () => {
  const { draftId: id } = useWebsite()
  const [known, setKnown] = useState<Known>(null)
  const ask = useCallback(() => {
    setKnown(null)
    call(readReviewsEndpoint, { params: { id } })
      .then((result) => setKnown(result.ok ? result.value : { trouble: result.problem.text }))
      .catch(console.error)
  }, [id])
  useEffect(ask, [ask])
  /** Takes a review off the list, and off the server's. Answers whether it is gone. */
  const settle = async (review: ProposedReview): Promise<boolean> => {
    const result = await call(settleReviewEndpoint, { params: { id, review: review.id } })
    if (!result.ok) {
      toast(result.problem.text, { kind: 'trouble' })
      return false
    }
    setKnown((now) =>
      now !== null && 'reviews' in now
        ? { ...now, reviews: now.reviews.filter((other) => other.id !== review.id) }
        : now,
    )
    return true
  }
  return { known, ask, settle }
}
