import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'
import { unwrap } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'

/** Showing what answers make, without an account and without keeping anything. */
export const previewRoute: Route = openRoute(previewEndpoint, {
  summary: 'The page that answers would make',
  problems: [tooManyRequests, moreInformationNeeded],
  handle: async ({ body: { answers } }) => {
    const known = await knownBusiness(answers)
    return { status: 200, body: { content: unwrap(generateDraft(answers, { known })) } }
  },
})
