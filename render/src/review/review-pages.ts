import type Router from '@koa/router'
import { sendReviewPage, showReviewPage } from '@shingle/shared/review/endpoints.ts'
import { reviewFields } from '@shingle/shared/review/review-form.ts'
import { reviewStrings } from '@shingle/shared/review/review-strings.ts'
import { honeypotName } from '@shingle/shared/submission/form-fields.ts'
import { isReviewKey } from '@shingle/storage/codes/review-key.ts'
import type { PublishedSite, Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { answer, type FrameOf } from '../form/answer.ts'
import { formPage } from '../form/answer-page.ts'
import type { FormLimits } from '../form/form-limits.ts'
import type { FormTokens } from '../form/form-token.ts'
import {
  isOwnPage,
  mayKeep,
  type Post,
  refuseFull,
  refuseMore,
  refuseUnread,
  thank,
} from '../form/may-keep.ts'
import { pageRouter } from '../form/page-router.ts'
import { readForm } from '../form/read-form.ts'
import type { KeepReview } from './keep-review.ts'

interface ReviewServices {
  readonly published: Pick<Websites, 'site'>
  readonly keepReview: KeepReview
  readonly limits: FormLimits
  readonly tokens: FormTokens
  readonly frameOf: FrameOf
  readonly secret: Uint8Array
}

/** The website whose customers the link asks; undefined where the key is none of its, or nothing is published. */
const siteOf = (
  { published, secret }: ReviewServices,
  { params }: Context,
): Promise<PublishedSite | undefined> => {
  const [websiteId, key] = [String(params.websiteId), String(params.key)]
  return isReviewKey(secret, websiteId, key) ? published.site(websiteId) : Promise.resolve(undefined)
}

const show = (services: ReviewServices) => async (ctx: Context) => {
  const site = await siteOf(services, ctx)
  if (site === undefined) return
  const { language } = site.content.settings
  const strings = reviewStrings(language)
  const [fields, token] = [reviewFields(strings), services.tokens.make(ctx.path)]
  const form = { action: ctx.path, fields, token }
  const page = formPage(
    await services.frameOf(site, language),
    { title: strings.title, text: strings.lead },
    form,
  )
  ctx.set('X-Robots-Tag', 'noindex')
  // The key in the address is for whoever was sent it; sent nowhere at all, the form would come from nowhere, too.
  ctx.set('Referrer-Policy', 'same-origin')
  answer(ctx, 200, page)
}

const keep = async (services: ReviewServices, post: Post): Promise<void> => {
  const { ctx, site, values, frame } = post
  const strings = reviewStrings(frame.language)
  if (!(await services.limits.countTry(ctx.ip))) return refuseMore(post)
  // Whoever fills in what people never see is told what everybody is told.
  if (values.get(honeypotName)) return thank(post, strings.thanks)
  if (!(await mayKeep(services, post, { fields: reviewFields(strings), kind: 'reviews' }))) return
  const text = (name: string) => values.get(name) ?? ''
  const isKept = await services.keepReview(site, {
    paragraph: text('paragraph'),
    ...{ authorName: text('authorName'), authorLocation: text('authorLocation'), address: ctx.ip },
  })
  return isKept ? thank(post, strings.thanks) : refuseFull(post, strings.noRoom)
}

const take = (services: ReviewServices) => async (ctx: Context) => {
  if (!isOwnPage(ctx)) return ctx.throw(403)
  const values = await readForm(ctx)
  const site = await siteOf(services, ctx)
  if (site === undefined) return
  const frame = await services.frameOf(site, site.content.settings.language)
  if (typeof values === 'string') return refuseUnread(ctx, frame, values)
  ctx.set('Referrer-Policy', 'same-origin')
  return keep(services, { ctx, site, values, frame })
}

/** The page on which a customer writes a review, without an account and without a script. */
export const reviewPages = (services: ReviewServices): Router =>
  pageRouter([
    [showReviewPage, show(services)],
    [sendReviewPage, take(services)],
  ])
