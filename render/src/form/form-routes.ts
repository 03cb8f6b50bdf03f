import Router from '@koa/router'
import type { AnySection, SectionOf } from '@shingle/shared/draft/content.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { siteStrings } from '@shingle/shared/page/site-strings.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import {
  type FormField,
  formErrors,
  formFieldsOf,
  honeypotName,
} from '@shingle/shared/submission/form-fields.ts'
import type { Context } from 'koa'
import type { PublishedSite, PublishedSites } from '../site/published-sites.ts'
import { type AnswerFrame, confirmPage, messagePage, refillPage } from './answer-page.ts'
import type { CountPost } from './form-limits.ts'
import type { Newsletter } from './newsletter.ts'
import { readForm } from './read-form.ts'
import type { Submissions } from './submissions.ts'

interface FormServices {
  readonly published: PublishedSites
  readonly submissions: Submissions
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
  await services.submissions.keep(site, {
    sectionId: section.id,
    fields: fields.map(({ name, title }) => ({ title, value: values.get(name) ?? '' })),
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
    await services.newsletter.ask(site, { email, consentText: `${section.heading} / ${title}` })
  return thank(post, section.successMessage)
}

const takePost = (services: FormServices) => async (ctx: Context) => {
  const { websiteId, sectionId } = ctx.params
  const site = await services.published.site(String(websiteId))
  const section = site?.content.sections.find(({ id }) => id === sectionId)
  const isForm = section?.type === 'Newsletter' || (section?.type === 'Contact' && section.showForm)
  if (site === undefined || section === undefined || !isForm) return
  const frame = frameOf(site, languageOf(site, section), services.origins)
  const values = await readForm(ctx)
  if (values === undefined) return ctx.throw(400)
  const post = { ctx, site, values, frame }
  // Whoever fills in what people never see is told that all went well.
  if (values.get(honeypotName)) return thank(post, frame.strings.sent)
  if (!(await services.countPost(site.websiteId, ctx.ip))) {
    const { notSent: title, tooMany: text } = frame.strings
    return answer(ctx, 429, messagePage(frame, { title, text }))
  }
  if (section.type === 'Contact') return takeContact(services, post, section)
  return section.type === 'Newsletter' ? takeSubscription(services, post, section) : undefined
}

const subscriberFrame = async ({ newsletter, published, origins }: FormServices, token: string) => {
  const websiteId = await newsletter.find(token)
  const site = websiteId === undefined ? undefined : await published.site(websiteId)
  return site && frameOf(site, site.content.settings.language, origins)
}

/** The forms of published websites: contact, newsletter and its confirmation. */
export const formRoutes = (services: FormServices): Router => {
  const router = new Router()
  router.post('/f/:websiteId/:sectionId', takePost(services))
  // Mail programs open links by themselves: opening asks, only the button confirms.
  router.get('/n/:token', async (ctx: Context) => {
    const frame = await subscriberFrame(services, String(ctx.params.token))
    if (frame !== undefined) answer(ctx, 200, confirmPage(frame, ctx.path))
  })
  router.post('/n/:token', async (ctx: Context) => {
    const token = String(ctx.params.token)
    const frame = await subscriberFrame(services, token)
    if (frame === undefined) return
    await services.newsletter.confirm(token)
    answer(ctx, 200, messagePage(frame, { title: frame.strings.confirmed, text: frame.businessName }))
  })
  return router
}
