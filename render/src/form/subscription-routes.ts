import type Router from '@koa/router'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import {
  confirmSubscriptionPage,
  leaveListPage,
  showLeavingPage,
  showSubscriptionPage,
} from '@shingle/shared/submission/endpoints.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { answer, type FrameOf, frameWithout } from './answer.ts'
import { type AnswerFrame, confirmPage, messagePage, subscribedPage } from './answer-page.ts'
import type { Newsletter } from './newsletter.ts'
import { pageRouter } from './page-router.ts'

interface SubscriptionServices {
  readonly published: Pick<Websites, 'site'>
  readonly newsletter: Newsletter
  readonly origins: Origins
  readonly frameOf: FrameOf
}

/** Whose link it is, wherever their website is by now: off the web it has no newsletter, but a list to leave all the same. */
const findSubscriber = async (services: SubscriptionServices, token: string) => {
  const { newsletter, published, origins, frameOf } = services
  const found = await newsletter.find(token)
  if (found === undefined) return undefined
  const site = await published.site(found.websiteId)
  return site === undefined
    ? ({ ...found, isOff: true, frame: frameWithout(origins) } as const)
    : ({
        ...{ ...found, isOff: false, ownerId: site.userId },
        frame: await frameOf(site, site.content.settings.language),
      } as const)
}

const leftPage = (frame: AnswerFrame) => messagePage(frame, { title: frame.strings.left, text: '' })

const leaveAddress = (token: string): string => addressOf(leaveListPage, { params: { token } })

// Mail programs open links by themselves: opening only asks, a button acts.
const showSubscription = (services: SubscriptionServices) => async (ctx: Context) => {
  const token = String(ctx.params.token)
  const found = await findSubscriber(services, token)
  if (found === undefined || (found.isOff && found.standing === 'waiting')) return
  const { frame, standing } = found
  if (standing === 'left') return answer(ctx, 200, leftPage(frame))
  const page =
    standing === 'confirmed'
      ? subscribedPage(frame, leaveAddress(token))
      : confirmPage(frame, addressOf(confirmSubscriptionPage, { params: { token } }))
  answer(ctx, 200, page)
}

const confirmSubscription = (services: SubscriptionServices) => async (ctx: Context) => {
  const token = String(ctx.params.token)
  const found = await findSubscriber(services, token)
  if (found?.standing === 'left') return answer(ctx, 200, leftPage(found.frame))
  if (found === undefined || found.isOff) return
  await services.newsletter.confirm(token, { ownerId: found.ownerId, address: ctx.ip })
  answer(ctx, 200, subscribedPage(found.frame, leaveAddress(token)))
}

const leaveList = (services: SubscriptionServices) => async (ctx: Context) => {
  const token = String(ctx.params.token)
  const found = await findSubscriber(services, token)
  if (found === undefined) return
  await services.newsletter.leave(token)
  answer(ctx, 200, leftPage(found.frame))
}

/** The mailed links of newsletters: the way onto a list and off it. */
export const subscriptionRoutes = (services: SubscriptionServices): Router =>
  pageRouter([
    [showSubscriptionPage, showSubscription(services)],
    [showLeavingPage, showSubscription(services)],
    [confirmSubscriptionPage, confirmSubscription(services)],
    [leaveListPage, leaveList(services)],
  ])
