import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { unwrap } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { readAnswers } from './read-answers.ts'

/** Showing what answers make, without an account and without keeping anything. */
export const previewRoute: Route = openRoute(previewEndpoint, {
  summary: 'The page that answers would make',
  problems: [tooManyRequests, moreInformationNeeded],
  handle: async ({ body: { answers } }) => {
    const make = await readAnswers(answers)
    return { status: 200, body: { content: unwrap(make()) } }
  },
})
