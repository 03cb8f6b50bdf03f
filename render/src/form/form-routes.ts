import type Router from '@koa/router'
import type { AnySection, SectionOf } from '@shingle/shared/draft/content.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { siteStrings } from '@shingle/shared/page/strings/by-language.ts'
import { awayHeaders, databaseAway } from '@shingle/shared/problem/ask-again.ts'
import { slugOf } from '@shingle/shared/sections/section-slug.ts'
import { formTokenPage, formTokenSuffix, sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import {
  contactFieldsOf,
  type FormField,
  formTokenName,
  honeypotName,
  newsletterFieldOf,
} from '@shingle/shared/submission/form-fields.ts'
import { isDatabaseAway } from '@shingle/storage/database/is-database-away.ts'
import type { PublishedSite, Websites } from '@shingle/storage/rows/websites.ts'
import type { VisitCounter } from '@shingle/storage/visits/visit-counter.ts'
import type { Context } from 'koa'
import { answer, type FrameOf } from './answer.ts'
import { type AnswerFrame, refillPage } from './answer-page.ts'
import type { FormLimits } from './form-limits.ts'
import type { FormTokens } from './form-token.ts'
import { judgeMessage } from './judge-message.ts'
import {
  isOwnPage,
  mayKeep,
  type Post,
  refuseFull,
  refuseMore,
  refuseUnmailed,
  refuseUnread,
  thank,
} from './may-keep.ts'
import type { Newsletter } from './newsletter.ts'
import { pageRouter } from './page-router.ts'
import { readForm } from './read-form.ts'
import type { KeepSubmission } from './submissions.ts'

interface FormServices {
  readonly published: Pick<Websites, 'site'>
  readonly keepSubmission: KeepSubmission
  readonly newsletter: Newsletter
  readonly limits: FormLimits
  readonly visits: Pick<VisitCounter, 'countSent'>
  readonly tokens: FormTokens
  readonly frameOf: FrameOf
}

const languageOf = (site: PublishedSite, section: AnySection): Language =>
  section.type === 'Contact' && section.formLanguage !== 'auto'
    ? section.formLanguage
    : site.content.settings.language

type FormSection = SectionOf<'Contact'> | SectionOf<'Newsletter'>

const fieldsOf = (section: FormSection, { language }: AnswerFrame): readonly FormField[] =>
  section.type === 'Contact'
    ? contactFieldsOf(section, siteStrings(language))
    : [newsletterFieldOf(section, siteStrings(language))]

const isTrapped = ({ values }: Post): boolean => (values.get(honeypotName) ?? '') !== ''

const withoutToken = (post: Post): Post => ({
  ...post,
  values: new Map([...post.values].filter(([name]) => name !== formTokenName)),
})

const takeContact = async (services: FormServices, post: Post, section: SectionOf<'Contact'>) => {
  const { site, values, frame } = post
  const fields = fieldsOf(section, frame)
  const judgement = judgeMessage({
    texts: fields.map(({ name }) => values.get(name) ?? ''),
    hasTrap: isTrapped(post),
    pageText: JSON.stringify(site.content),
  })
  const kind = judgement.isSpam ? 'suspects' : 'messages'
  if (!(await mayKeep(services, post, { fields, kind }))) return
  const email = fields.find(({ validator }) => validator === 'EmailRequired')
  const isKept = await services.keepSubmission(site, {
    ...{ sectionId: section.id, language: frame.language },
    fields: fields.map(({ name, title, type }) => ({ title, type, value: values.get(name) ?? '' })),
    email: email === undefined ? null : (values.get(email.name) ?? null),
    ...{ sendTo: section.contactEmail, judgement, address: post.ctx.ip },
  })
  if (isKept && !judgement.isSpam) services.visits.countSent(site.websiteId, 'message')
  return isKept ? thank(post, section.successMessage) : refuseFull(post)
}

const takeSubscription = async (services: FormServices, post: Post, section: SectionOf<'Newsletter'>) => {
  const { site, values, frame } = post
  const field = newsletterFieldOf(section, siteStrings(frame.language))
  // The form comes back without the trap: a person, whose browser has filled it in, sends it once more.
  const asked = isTrapped(post) ? withoutToken(post) : post
  if (!(await mayKeep(services, asked, { fields: [field], kind: 'sign-ups' }))) return
  const email = normaliseEmail(values.get(field.name) ?? '')
  if (isEmail(email)) {
    const isAsked = await services.newsletter.ask(site.websiteId, {
      email,
      ownerId: site.userId,
      consentText: `${section.heading} / ${field.title}`,
      address: post.ctx.ip,
    })
    if (!isAsked) return refuseUnmailed(post)
    services.visits.countSent(site.websiteId, 'sign-up')
  }
  // Nothing of theirs was sent: they have a mail to wait for.
  return thank(post, section.successMessage, frame.strings.confirmTitle)
}

const take = async (services: FormServices, post: Post, section: FormSection): Promise<void> => {
  if (!(await services.limits.countTry(post.ctx.ip))) return refuseMore(post)
  return section.type === 'Contact'
    ? takeContact(services, post, section)
    : takeSubscription(services, post, section)
}

/** Where the database is away, the form again with all that was written: it is not known whether it was kept. */
const takeOrKeepShown = async (services: FormServices, post: Post, section: FormSection): Promise<void> => {
  try {
    await take(services, post, section)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    const { ctx, frame, values } = post
    ctx.app.emit('error', error)
    ctx.set(awayHeaders)
    const token = services.tokens.make(ctx.path)
    const shown = { action: ctx.path, fields: fieldsOf(section, frame), values, errors: new Map(), token }
    answer(ctx, databaseAway.status, refillPage(frame, { ...shown, isForLater: true }))
  }
}

const formIn = (section: AnySection | undefined): FormSection | undefined =>
  section?.type === 'Newsletter' || (section?.type === 'Contact' && section.showForm) ? section : undefined

const sendToken =
  ({ tokens }: FormServices) =>
  (ctx: Context): void => {
    ctx.type = 'text'
    ctx.body = tokens.make(ctx.path.slice(0, -formTokenSuffix.length))
  }

const takePost = (services: FormServices) => async (ctx: Context) => {
  if (!isOwnPage(ctx)) return ctx.throw(403)
  const { websiteId, sectionId } = ctx.params
  // The body first, however slowly it comes: what it is held against is the website as it is then.
  const values = await readForm(ctx)
  const site = await services.published.site(String(websiteId))
  const section = formIn(site?.content.sections.find(({ id }) => id === sectionId))
  if (site === undefined || section === undefined) return
  const framed = await services.frameOf(site, languageOf(site, section))
  // Whoever goes back is where they were.
  const frame = { ...framed, backTo: `${framed.backTo}#${slugOf(section.type)}` }
  if (typeof values === 'string') return refuseUnread(ctx, frame, values)
  return takeOrKeepShown(services, { ctx, site, values, frame }, section)
}

/** The forms of published websites, contact and newsletter, and their tokens. */
export const formRoutes = (services: FormServices): Router =>
  pageRouter([
    [sendFormPage, takePost(services)],
    [formTokenPage, sendToken(services)],
  ])
