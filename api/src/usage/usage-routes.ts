import { invalidToken } from '@shingle/shared/account/problems.ts'
import { countUsageEndpoint, readUsageEndpoint, usageDaysShown } from '@shingle/shared/usage/endpoints.ts'
import { isToldPath } from '@shingle/shared/usage/told-paths.ts'
import { dayBefore, dayOf } from '@shingle/shared/visit/visit.ts'
import { openUsageDays } from '@shingle/storage/rows/usage-days.ts'
import type { Db } from 'mongodb'
import { invalidField } from '../http/problems.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { requireOperator } from '../policy/require-operator.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  /** What the operator proves to be one with; nobody can where there is none. */
  readonly operatorToken?: string | undefined
}

/** How often the product's own pages are seen, and what is clicked on them: told by anybody, read by the operator. */
export const usageRoutes = ({ db, clock, operatorToken }: Services): readonly Route[] => {
  const usage = openUsageDays(db, clock)
  return [
    openRoute(countUsageEndpoint, {
      summary: 'Count pages that were seen and what was clicked, as daily sums without who it was',
      problems: [invalidField('page_path')],
      handle: async ({ body: { events } }) => {
        if (events.some((event) => 'page_path' in event && !isToldPath(event.page_path)))
          throw new Refusal(invalidField('page_path'))
        await usage.add(events)
        return { status: 204, body: undefined }
      },
    }),
    openRoute(readUsageEndpoint, {
      summary: 'What was counted within thirty days: for the operator, with OPERATOR_TOKEN',
      problems: [invalidToken],
      handle: async ({ ctx }) => {
        requireOperator(ctx, operatorToken)
        const rows = await usage.since(dayBefore(dayOf(clock()), usageDaysShown - 1))
        const counts = rows.map(({ day, name, path, count }) => ({ day, name, page_path: path, count }))
        return { status: 200, body: { counts } }
      },
    }),
  ]
}
