import {
  handleDeceives,
  handleIsOwners,
  handleUnavailable,
  invalidHandle,
} from '@shingle/shared/handle/problems.ts'
import { dropPlanEndpoint, planPublishEndpoint } from '@shingle/shared/publish-plan/endpoints.ts'
import { planTimeUnfit } from '@shingle/shared/publish-plan/problems.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { PublishPlans } from './publish-plans.ts'

interface Services {
  readonly publishPlans: PublishPlans
}

const plan = ({ publishPlans }: Services): Route =>
  route(planPublishEndpoint, {
    summary: 'Plan publishing for a moment: the draft goes out as it is then',
    problems: [
      invalidHandle,
      handleUnavailable,
      handleDeceives,
      handleIsOwners,
      planTimeUnfit,
      websiteTakenDown,
    ],
    handle: async ({ caller, thing: draft, body: { handle, at } }) => {
      const planned = unwrap(await publishPlans.plan({ draft, caller, handle, at: new Date(at) }))
      return { status: 200, body: { at: planned.at.toISOString(), handle: planned.handle } }
    },
  })

const drop = ({ publishPlans }: Services): Route =>
  route(dropPlanEndpoint, {
    summary: 'Take planned publishing back',
    handle: async ({ thing: draft }) => {
      await publishPlans.drop(draft)
      return { status: 204, body: undefined }
    },
  })

/** Publishing at a chosen time. */
export const publishPlanRoutes = (services: Services): readonly Route[] => [plan(services), drop(services)]
