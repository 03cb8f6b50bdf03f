import type Router from '@koa/router'
import { countTapPage } from '@shingle/shared/visit/endpoints.ts'
import { type Tap, taps } from '@shingle/shared/visit/visit.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { VisitCounter } from '@shingle/storage/visits/visit-counter.ts'
import type { Context } from 'koa'
import { isOwnPage } from '../form/may-keep.ts'
import { pageRouter } from '../form/page-router.ts'

interface TapServices {
  readonly published: Pick<Websites, 'handlesOf'>
  readonly visits: Pick<VisitCounter, 'mayCount' | 'countTap'>
}

const isTap = (name: string | undefined): name is Tap => taps.some((tap) => tap === name)

/** Browsers say on which page such a call was made, and pages of ours send nothing by it. */
const isPages = (ctx: Context): boolean =>
  ctx.get('origin') !== '' &&
  isOwnPage(ctx) &&
  ctx.get('transfer-encoding') === '' &&
  Number(ctx.get('content-length') || 0) === 0

const countTap =
  ({ published, visits }: TapServices) =>
  async (ctx: Context): Promise<void> => {
    const { websiteId = '', tap } = ctx.params
    if (!isTap(tap)) return
    if (!isPages(ctx)) return ctx.throw(403)
    const visitor = { address: ctx.ip, agent: ctx.get('user-agent') }
    // Who asks is held against their share before anything is asked of the database. What is not counted is not told.
    ctx.status = 204
    if (!visits.mayCount(visitor)) return
    if ((await published.handlesOf(websiteId)).length === 0) {
      ctx.status = 404
      return
    }
    visits.countTap(websiteId, visitor, tap)
  }

/** Where published pages tell of taps. */
export const tapRoutes = (services: TapServices): Router => pageRouter([[countTapPage, countTap(services)]])
