import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { suggestIdeasEndpoint } from '@shingle/shared/ideas/endpoints.ts'
import { suggestIdeas } from '@shingle/trades/ideas/suggest-ideas.ts'
import { openRoute, type Route } from '../http/route.ts'

/** The Business Idea Creator: nothing is read of a person's words but what they are good at. */
export const ideaRoutes: readonly Route[] = [
  openRoute(suggestIdeasEndpoint, {
    summary: 'At most eight ideas for a business',
    problems: [tooManyRequests],
    handle: async ({ body }) => ({ status: 200, body: suggestIdeas(body) }),
  }),
]
