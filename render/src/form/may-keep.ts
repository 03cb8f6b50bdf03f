import { siteStrings } from '@shingle/shared/page/strings/by-language.ts'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import {
  type FormField,
  formErrors,
  formTokenName,
  honeypotName,
} from '@shingle/shared/submission/form-fields.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { answer } from './answer.ts'
import { type AnswerFrame, messagePage, refillPage } from './answer-page.ts'
import { confirmationPeriodS, type FormLimits, type PostKind, visitorPeriodS } from './form-limits.ts'
import type { FormTokens } from './form-token.ts'
import type { UnreadForm } from './read-form.ts'

interface KeepingServices {
  readonly limits: Pick<FormLimits, 'countPost'>
  readonly tokens: FormTokens
}

/** A post to one form of one website. */
export interface Post {
  readonly ctx: Context
  readonly site: PublishedSite
  readonly values: ReadonlyMap<string, string>
  readonly frame: AnswerFrame
}

// Whatever the form did not ask for is not taken; an unknown name means that no form of ours was sent.
const isOurForm = (fields: readonly FormField[], values: ReadonlyMap<string, string>): boolean => {
  const names = new Set([...fields.map(({ name }) => name), honeypotName, formTokenName])
  return [...values.keys()].every((name) => names.has(name))
}

/** Says that a post has come. */
export const thank = ({ ctx, frame }: Post, text: string, title: string = frame.strings.sent): void =>
  answer(ctx, 200, messagePage(frame, { title, text }))

/** Which fields a form has, and what is sent by them. */
interface Asked {
  readonly fields: readonly FormField[]
  readonly kind: PostKind
}

/** Whether the post may be kept. If not it is answered: with the form again, or because there were too many. */
export const mayKeep = async (
  services: KeepingServices,
  post: Post,
  { fields, kind }: Asked,
): Promise<boolean> => {
  const { ctx, site, values, frame } = post
  if (!isOurForm(fields, values)) return ctx.throw(400)
  const sent = values.get(formTokenName) ?? ''
  const isGood = services.tokens.isGood(ctx.path, sent)
  const errors = formErrors(fields, values, { ...siteStrings(frame.language), ...frame.strings })
  if (errors.size > 0 || !isGood) {
    const token = isGood ? sent : services.tokens.make(ctx.path)
    answer(ctx, 422, refillPage(frame, { action: ctx.path, fields, values, errors, token }))
    return false
  }
  // Only now: what is refused uses up nothing of the website's own.
  if (await services.limits.countPost(site.websiteId, ctx.ip, kind)) return true
  refuseMore(post)
  return false
}

/** Says why nothing of a post was read. */
export const refuseUnread = (ctx: Context, frame: AnswerFrame, why: UnreadForm): void => {
  if (why === 'no-form') ctx.throw(400)
  const { notSent, tooLong, tooMany } = frame.strings
  const isTooLarge = why === 'too-large'
  if (!isTooLarge) ctx.set(awayHeaders)
  answer(
    ctx,
    isTooLarge ? 413 : 503,
    messagePage(frame, { title: notSent, text: isTooLarge ? tooLong : tooMany }),
  )
}

/** Says that there were too many. */
export const refuseMore = ({ ctx, frame: { strings }, frame }: Post): void => {
  ctx.set('Retry-After', String(visitorPeriodS))
  answer(ctx, 429, messagePage(frame, { title: strings.notSent, text: strings.tooMany }))
}

/** Says that an address was not kept, because no mail that asks it to confirm can go today. */
export const refuseUnmailed = ({ ctx, frame: { strings }, frame }: Post): void => {
  ctx.set('Retry-After', String(confirmationPeriodS))
  answer(ctx, 429, messagePage(frame, { title: strings.notSent, text: strings.noMail }))
}

/** Says that the website takes no more until its owner has read what there is. */
export const refuseFull = ({ ctx, frame: { strings }, frame }: Post, text: string = strings.full): void =>
  answer(ctx, 507, messagePage(frame, { title: strings.notSent, text }))

/**
 * Whether a post comes from a page of the same host. Browsers say which page a form stands on; one that says nothing is old, or
 * no browser, and has its token to show.
 */
export const isOwnPage = (ctx: Context): boolean => {
  const origin = ctx.get('origin')
  return origin === '' || (URL.canParse(origin) && new URL(origin).host === ctx.host)
}
