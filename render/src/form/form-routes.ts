import Router from '@koa/router'
import type { AnySection, SectionOf } from '@shingle/shared/draft/content.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { siteStrings } from '@shingle/shared/page/site-strings.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import { leaveListPath, sendFormPath, subscriptionPath } from '@shingle/shared/submission/endpoints.ts'
import {
  type FormField,
  formErrors,
  formFieldsOf,
  honeypotName,
} from '@shingle/shared/submission/form-fields.ts'
import type { PublishedSite, Websites } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import { type AnswerFrame, confirmPage, messagePage, refillPage, subscribedPage } from './answer-page.ts'
import type { CountPost } from './form-limits.ts'
import type { Newsletter } from './newsletter.ts'
import { readForm } from './read-form.ts'
import type { KeepSubmission } from './submissions.ts'

interface FormServices {
  readonly published: Pick<Websites, 'site'>
  readonly keepSubmission: KeepSubmission
  readonly newsletter: Newsletter
  readonly countPost: CountPost
  readonly origins: Origins
}

/** A post to one section of one website. */
interface Post {
  readonly ctx: Context
  readonly site: PublishedSite
  readonly values: ReadonlyMap<string, string>
  readonly frame: AnswerFrame
}

type Written = ReturnType<typeof messagePage>

const answer = (ctx: Context, status: number, { html, contentSecurityPolicy }: Written): void => {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', contentSecurityPolicy)
  ctx.body = html
}

const frameOf = (site: PublishedSite, language: Language, origins: Origins): AnswerFrame => ({
  businessName: site.content.business.name,
  theme: site.content.theme,
  language,
  strings: answerStrings(language),
  backTo: siteUrl(origins, site._id),
})

const languageOf = (site: PublishedSite, section: AnySection): Language =>
  section.type === 'Contact' && section.formLanguage !== 'auto'
    ? section.formLanguage
    : site.content.settings.language

// Whatever the form did not ask for is not taken; an unknown name means that no form of ours was sent.
const isOurForm = (fields: readonly FormField[], values: ReadonlyMap<string, string>): boolean => {
  const names = new Set([...fields.map(({ name }) => name), honeypotName])
  return [...values.keys()].every((name) => names.has(name))
}

const thank = ({ ctx, frame }: Post, text: string): void =>
  answer(ctx, 200, messagePage(frame, { title: frame.strings.sent, text }))

const takeContact = async (services: FormServices, post: Post, section: SectionOf<'Contact'>) => {
  const { ctx, site, values, frame } = post
  const strings = siteStrings(frame.language)
  const fields = formFieldsOf(section, strings)
  if (!isOurForm(fields, values)) return ctx.throw(400)
  const errors = formErrors(fields, values, { ...strings, ...frame.strings })
  if (errors.size > 0)
    return answer(ctx, 422, refillPage(frame, { action: ctx.path, fields, values, errors }))
  const email = fields.find(({ validator }) => validator === 'EmailRequired')
  await services.keepSubmission(site, {
    sectionId: section.id,
    fields: fields.map(({ name, title, type }) => ({ title, type, value: values.get(name) ?? '' })),
    email: email === undefined ? null : (values.get(email.name) ?? null),
    sendTo: section.contactEmail,
  })
  return thank(post, section.successMessage)
}

const takeSubscription = async (services: FormServices, post: Post, section: SectionOf<'Newsletter'>) => {
  const { ctx, site, values, frame } = post
  const strings = siteStrings(frame.language)
  const title = section.fieldLabel === '' ? strings.email : section.fieldLabel
  const fields: readonly FormField[] = [{ name: 'email', title, type: 'Text', validator: 'EmailRequired' }]
  if (!isOurForm(fields, values)) return ctx.throw(400)
  const errors = formErrors(fields, values, { ...strings, ...frame.strings })
  if (errors.size > 0)
    return answer(ctx, 422, refillPage(frame, { action: ctx.path, fields, values, errors }))
  const email = normaliseEmail(values.get('email') ?? '')
  if (isEmail(email))
    await services.newsletter.ask(site.websiteId, { email, consentText: `${section.heading} / ${title}` })
  return thank(post, section.successMessage)
}

const formIn = (section: AnySection | undefined) =>
  section?.type === 'Newsletter' || (section?.type === 'Contact' && section.showForm) ? section : undefined

const takePost = (services: FormServices) => async (ctx: Context) => {
  const { websiteId, sectionId } = ctx.params
  // The body first, however slowly it comes: what it is held against is the website as it is then.
  const values = await readForm(ctx)
  const site = await services.published.site(String(websiteId))
  const section = formIn(site?.content.sections.find(({ id }) => id === sectionId))
  if (site === undefined || section === undefined) return
  const frame = frameOf(site, languageOf(site, section), services.origins)
  if (values === undefined) return ctx.throw(400)
  const post = { ctx, site, values, frame }
  // Whoever fills in what people never see is told what everybody is told.
  if (values.get(honeypotName)) return thank(post, section.successMessage)
  if (!(await services.countPost(site.websiteId, ctx.ip))) {
    const { notSent: title, tooMany: text } = frame.strings
    return answer(ctx, 429, messagePage(frame, { title, text }))
  }
  return section.type === 'Contact'
    ? takeContact(services, post, section)
    : takeSubscription(services, post, section)
}

const findSubscriber = async ({ newsletter, published, origins }: FormServices, token: string) => {
  const found = await newsletter.find(token)
  const site = found && (await published.site(found.websiteId))
  return site && { ...found, frame: frameOf(site, site.content.settings.language, origins) }
}

// Mail programs open links by themselves: opening only asks, a button acts.
const showSubscription = (services: FormServices) => async (ctx: Context) => {
  const found = await findSubscriber(services, String(ctx.params.token))
  if (found === undefined) return
  const { frame, isConfirmed } = found
  const page = isConfirmed ? subscribedPage(frame, `${ctx.path}/leave`) : confirmPage(frame, ctx.path)
  answer(ctx, 200, page)
}

const confirmSubscription = (services: FormServices) => async (ctx: Context) => {
  const token = String(ctx.params.token)
  const found = await findSubscriber(services, token)
  if (found === undefined) return
  await services.newsletter.confirm(token)
  answer(ctx, 200, subscribedPage(found.frame, `${ctx.path}/leave`))
}

const leaveList = (services: FormServices) => async (ctx: Context) => {
  const token = String(ctx.params.token)
  const found = await findSubscriber(services, token)
  if (found === undefined) return
  await services.newsletter.leave(token)
  answer(ctx, 200, messagePage(found.frame, { title: found.frame.strings.left, text: '' }))
}

/** The forms of published websites: contact, newsletter, and the way onto its list and off it. */
export const formRoutes = (services: FormServices): Router => {
  const router = new Router()
  router.post(sendFormPath, takePost(services))
  router.get(subscriptionPath, showSubscription(services))
  router.post(subscriptionPath, confirmSubscription(services))
  router.post(leaveListPath, leaveList(services))
  return router
}
