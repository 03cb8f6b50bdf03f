import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { isKindId } from '@shingle/trades/kind-ids.ts'
import { request } from '../server/request.ts'
import type { DraftAnswers } from './answers.ts'

/** What a draft says of its trade where nothing is known of it. */
const unknownTrade = 'general'

/** The trade that the words alone speak of, as the server understands them; null where they tell none. */
export const tradeSpokenOf = async (
  said: Pick<DraftAnswers, 'businessName' | 'businessActivities'>,
): Promise<string | null> => {
  const made = await request(previewEndpoint, { body: { answers: { ...said, businessLocation: '' } } })
  const spokenOf = made.ok ? made.value.content.business.industry : unknownTrade
  return spokenOf === unknownTrade || isKindId(spokenOf) ? null : spokenOf
}
