import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { findTradesEndpoint, understandingEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { descriptionUnreadable } from '@shingle/shared/generation/problems.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { findTrades } from '@shingle/trades/find-trades.ts'
import { openRoute, type Route } from '../http/route.ts'
import { reader } from '../reader/reader.ts'

/** Telling what is understood of a business before its page is made, and which trades there are to choose from. */
export const understandingRoutes: readonly Route[] = [
  openRoute(understandingEndpoint, {
    summary: 'What is understood of answers',
    problems: [tooManyRequests, descriptionUnreadable],
    handle: async ({ ctx, body: { answers } }) => ({
      status: 200,
      body: await reader.understand(askerOf(ctx.ip), answers),
    }),
  }),
  openRoute(findTradesEndpoint, {
    summary: 'The trades and kinds that are called by some words',
    problems: [tooManyRequests],
    handle: async ({ query: { called } }) => ({ status: 200, body: { trades: [...findTrades(called)] } }),
  }),
]
