import { sha256 } from '@noble/hashes/sha2.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { containerId, countedId } from '../analytics/analytics-id.ts'
import type { DraftContent } from '../draft/content.ts'
import { languageTag } from '../language/language.ts'
import { embedOrigin, embedOrigins } from '../origins/embed-origin.ts'
import { appPaths } from '../paths/app-paths.ts'
import { embedPath } from '../paths/server-paths.ts'
import { hasEmbed } from '../sections/code-embed/embed-height.ts'
import { businessCountry } from '../side-page/business-country.ts'
import { scriptJson } from '../text/script-json.ts'
import {
  type FontUrl,
  fontFaceRules,
  fontPreloads,
  headingWeight,
  italicFaceRules,
} from '../theme/font-faces.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import { createTypeset } from '../typesetting/typeset.ts'
import { ClosedToday, closedTodayId, closedTodayStyle } from './closed-today.tsx'
import { cookieRule } from './cookie-rule.ts'
import { createPageContext } from './create-page-context.ts'
import { PageBody } from './page-body.tsx'
import type { PageContext } from './page-context.ts'
import { absolute, pageHead, type SharedPicture, type SiteIcons } from './page-head.ts'
import { pageParts } from './page-parts.ts'
import { hasTaps, pageScript } from './page-script.ts'
import { pageStyle } from './page-style.ts'
import { adjustmentRules } from './picture-classes.ts'
import { setText } from './set-text.tsx'
import { shownSections } from './shown-sections.ts'
import { siteStrings } from './strings/by-language.ts'
import { structuredData } from './structured-data/structured-data.ts'
import { PagePartsProvider } from './use-page-parts.ts'
import { usedStyle } from './used-style.ts'

/** What a page is rendered from. `siteOrigin` is without a trailing slash; an own domain gives it an empty `handle`. */
export interface PageInput {
  readonly content: DraftContent
  readonly websiteId: string
  readonly handle: string
  readonly siteOrigin: string
  readonly picture: PageContext['picture']
  readonly formAction: PageContext['formAction']
  readonly fontUrl: FontUrl
  readonly year: number
  readonly usercontentOrigin: string
  readonly credits?: PageContext['credits']
  /** What links to the page are shared with, where it is going to be published. */
  readonly sharedPicture?: SharedPicture
  /** The icons of the website, where it is going to be published. */
  readonly icons?: SiteIcons
  /** The origin of the app, whose previews may frame the page. */
  readonly appOrigin?: string
}

/** A rendered page and the policy it must be served with. */
export interface Page {
  readonly html: string
  readonly contentSecurityPolicy: string
  /** The policy at a domain of the owner's, where it is another. */
  readonly domainPolicy?: string
}

/** The name of a text that a policy allows inline. */
export const hashOf = (text: string): string => {
  const bytes = sha256(new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}

const analyticsSources = 'https://www.googletagmanager.com'
const analyticsTargets = 'https://*.google-analytics.com https://*.analytics.google.com'

/** What a page may load of others beside itself. */
interface Others {
  readonly scripts: string
  readonly pictures: string
  readonly connections: string
  readonly frames: string
}
const nobody: Others = { scripts: '', pictures: '', connections: '', frames: '' }
const counting: Others = {
  ...{ scripts: ` ${analyticsSources}`, pictures: ` ${analyticsSources} ${analyticsTargets}` },
  ...{ connections: ` ${analyticsTargets}`, frames: '' },
}
// A container loads what its owner put there, from wherever; scripts within the page stay those of the page.
const containing: Others = {
  scripts: ' https:',
  pictures: ' https:',
  connections: ' https:',
  frames: ' https:',
}

const policyOf = (input: PageInput, others: Others, [style, script]: readonly [string, string]): string => {
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)}${others.scripts}`,
    `style-src ${hashOf(style)}`,
    `img-src 'self' data:${others.pictures}`,
    "font-src 'self'",
    // Audits fetch robots.txt in the page's name; its own script is known by hash and fetches a form's token alone.
    `connect-src 'self'${others.connections}`,
    `frame-src ${embedOrigins(input.usercontentOrigin)} https://www.youtube-nocookie.com https://player.vimeo.com${others.frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The counting script makes script elements of texts; the page's own makes none.
    ...(others.scripts ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    `frame-ancestors ${input.appOrigin ?? "'self'"}`,
  ].join('; ')
}

/** Where a page stands. */
export const pageUrl = ({ siteOrigin, handle }: Pick<PageInput, 'siteOrigin' | 'handle'>): string =>
  handle === '' ? `${siteOrigin}/` : `${siteOrigin}/${handle}`

/** Where a visitor reports a website, if anywhere. */
export const reportUrlOf = ({
  appOrigin,
  websiteId,
}: Pick<PageInput, 'appOrigin' | 'websiteId'>): string | undefined =>
  appOrigin && `${appOrigin}${appPaths.report}?website=${encodeURIComponent(websiteId)}`

/** The weights of letters that the header asks for by itself. */
export const logoWeights = ({ sections }: DraftContent): readonly number[] =>
  sections.flatMap((section) =>
    section.type === 'Header' && section.logoWeight !== 'auto' ? [Number(section.logoWeight)] : [],
  )

/** Renders a draft's content as the page that visitors get. */
export const renderPage = (input: PageInput): Page => {
  const { content, websiteId, usercontentOrigin, picture, formAction, year } = input
  const { settings, business, theme } = content
  const look = resolveLook(theme)
  const typeset = createTypeset({ language: settings.language, names: [business.name.trim()] })
  const page = createPageContext({
    content,
    look,
    mode: 'published',
    year,
    picture,
    formAction,
    stringsOf: siteStrings,
    countryOf: businessCountry,
    credits: input.credits,
    siteUrl: pageUrl(input),
    typeset: (text, use) => setText(typeset(text, use)),
    reportUrl: reportUrlOf(input),
    embedUrl: (sectionId) =>
      `${embedOrigin(usercontentOrigin, { websiteId, sectionId })}${embedPath}/${encodeURIComponent(websiteId)}/${encodeURIComponent(sectionId)}`,
  })
  const body = renderToStaticMarkup(
    <PagePartsProvider value={pageParts}>
      <ClosedToday content={content} page={page} />
      <PageBody content={content} page={page} />
    </PagePartsProvider>,
  )
  const types = shownSections(content, 'published').map(({ type }) => type)
  const style =
    fontFaceRules(look, input.fontUrl, [headingWeight(look), ...logoWeights(content)]) +
    (body.includes('<em>') ? italicFaceRules(look, input.fontUrl) : '') +
    'html{scroll-padding-top:88px}body{margin:0}' +
    usedStyle(pageStyle(look, types, pageParts) + closedTodayStyle, body) +
    adjustmentRules(body) +
    (settings.cookieBanner ? cookieRule(settings) : '')
  const container = containerId(settings)
  const script = pageScript({
    websiteId,
    cookieBanner: settings.cookieBanner,
    analyticsId: countedId(settings),
    container: container ? { id: container, notAt: new URL(input.siteOrigin).host } : undefined,
    hasForm: body.includes('<form'),
    hasTaps: hasTaps(body),
    hasClosedDays: body.includes(` id="${closedTodayId}"`),
    hasDates: body.includes(' data-date='),
    hasEmbed: hasEmbed(body),
  })
  const url = pageUrl(input)
  const { sharedPicture, icons } = input
  const head = pageHead({
    content,
    page,
    url,
    handle: input.handle,
    preloads: fontPreloads(look, input.fontUrl),
    ...(sharedPicture && { sharedPicture }),
    ...(icons && { icons }),
  })
  const image = absolute(sharedPicture?.src ?? '', url)
  const facts = scriptJson(structuredData({ content, look, url, image }))
  const html = `<!doctype html><html lang="${languageTag[settings.language]}"><head>${head}<style>${style}</style><script type="application/ld+json">${facts}</script></head><body>${body}<script>${script}</script></body></html>`
  const parts = [style, script] as const
  return {
    html,
    contentSecurityPolicy: policyOf(input, countedId(settings) ? counting : nobody, parts),
    ...(container && { domainPolicy: policyOf(input, containing, parts) }),
  }
}
