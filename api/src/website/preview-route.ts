import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { previewEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { descriptionUnreadable, moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { unwrap } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { reader } from '../reader/reader.ts'

/** Showing what answers make, without an account and without keeping anything. */
export const previewRoute: Route = openRoute(previewEndpoint, {
  summary: 'The page that answers would make',
  problems: [tooManyRequests, moreInformationNeeded, descriptionUnreadable],
  handle: async ({ ctx, body: { answers } }) => {
    const content = unwrap(await reader.make(askerOf(ctx.ip), { answers }))
    return { status: 200, body: { content } }
  },
})
