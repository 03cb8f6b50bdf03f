import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { languageTag } from '../language/language.ts'
import { businessCountry } from '../side-page/business-country.ts'
import { wordsOfPage } from '../side-page/made-words.ts'
import { sideUrl } from '../side-page/shown-pages.ts'
import type { SidePage } from '../side-page/side-page.ts'
import { nameOfPage } from '../side-page/side-titles.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { fontFaceRules, fontPreloads, headingWeight, italicFaceRules } from '../theme/font-faces.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import { createTypeset } from '../typesetting/typeset.ts'
import { createPageContext } from './create-page-context.ts'
import { pageHead } from './page-head.ts'
import { pageParts } from './page-parts.ts'
import { pageStyle } from './page-style.ts'
import { PageWays } from './page-ways.tsx'
import { adjustmentRules } from './picture-classes.ts'
import { hashOf, logoWeights, type Page, type PageInput, pageUrl, reportUrlOf } from './render-page.tsx'
import { SectionBody } from './section-body.tsx'
import { setText } from './set-text.tsx'
import { shownSections } from './shown-sections.ts'
import { SideBody, sideStyle } from './side-body.tsx'
import { siteStrings } from './strings/by-language.ts'
import { PageProvider } from './use-page.ts'
import { PagePartsProvider } from './use-page-parts.ts'
import { usedStyle } from './used-style.ts'

/** What a page beside the page is rendered from: what its website is, as far as it shows. */
export type SidePageInput = Pick<
  PageInput,
  'websiteId' | 'handle' | 'siteOrigin' | 'picture' | 'fontUrl' | 'year' | 'appOrigin' | 'icons'
> & { readonly content: DraftContent }

/**
 * A page beside the page runs nothing, asks nothing and is counted by nobody, so it has no cookie choice; and as its words are
 * alike on many websites, search engines are not to list it.
 */
const quiet = (content: DraftContent, page: SidePage): DraftContent => {
  const name = nameOfPage(content, page)
  const { settings, business } = content
  const pageTitle = business.name.trim() === '' ? name : `${name} · ${business.name}`
  const silent = { cookieBanner: false, searchIndexing: false, keywords: '', description: pageTitle }
  return { ...content, settings: { ...settings, ...silent, pageTitle } }
}

/** Links within the page lead to the website's own page, where their sections stand. */
const leadingHome = (markup: string, url: string): string =>
  markup.replaceAll(' href="#', ` href="${escapeHtml(url)}#`)

const policyOf = (style: string, appOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${appOrigin ?? "'self'"}`,
  ].join('; ')

/** Renders a page beside the page, between the header and footer of its website and without any script. */
export const renderSidePage = (input: SidePageInput, sidePage: SidePage): Page => {
  const content = quiet(input.content, sidePage)
  const { settings, business, theme } = content
  const look = resolveLook(theme)
  const home = pageUrl(input)
  const typeset = createTypeset({ language: settings.language, names: [business.name.trim()] })
  const page = createPageContext({
    ...{ content, look, mode: 'published' as const, year: input.year, picture: input.picture },
    ...{ formAction: () => '', embedUrl: () => '', stringsOf: siteStrings, countryOf: businessCountry },
    siteUrl: home,
    reportUrl: reportUrlOf(input),
    typeset: (text, use) => setText(typeset(text, use)),
  })
  const frame = shownSections(content, 'published').filter(
    ({ type }) => type === 'Header' || type === 'Footer',
  )
  const draw = (section: AnySection | undefined, otherwise: ReactNode = null) =>
    leadingHome(
      renderToStaticMarkup(
        <PagePartsProvider value={pageParts}>
          <PageProvider value={page}>
            {section === undefined ? otherwise : <SectionBody section={section} page={page} />}
          </PageProvider>
        </PagePartsProvider>,
      ),
      home,
    )
  const header = draw(frame.find(({ type }) => type === 'Header'))
  const footer = draw(
    frame.find(({ type }) => type === 'Footer'),
    <p className="report-alone">
      <PageWays page={page} />
    </p>,
  )
  const main = renderToStaticMarkup(
    <SideBody
      name={nameOfPage(content, sidePage)}
      words={wordsOfPage(input.content, sidePage)}
      set={(text) => setText(typeset(text, 'text'))}
    />,
  )
  const skip = `<a class="skip" href="#content">${escapeHtml(page.strings.skipToContent)}</a>`
  const tag = languageTag[settings.language]
  const body = `<div class="site mode-published" lang="${tag}">${skip}${header}<main id="content">${main}</main>${footer}</div>`
  const style =
    fontFaceRules(look, input.fontUrl, [headingWeight(look), ...logoWeights(content)]) +
    (body.includes('<em>') ? italicFaceRules(look, input.fontUrl) : '') +
    'body{margin:0}' +
    usedStyle(pageStyle(look, ['Header', 'Footer'], pageParts) + sideStyle, body) +
    adjustmentRules(body)
  const head = pageHead({
    ...{ content, page, url: sideUrl(home, sidePage.path), handle: '' },
    preloads: fontPreloads(look, input.fontUrl),
    ...(input.icons && { icons: input.icons }),
  })
  return {
    html: `<!doctype html><html lang="${tag}"><head>${head}<style>${style}</style></head><body>${body}</body></html>`,
    contentSecurityPolicy: policyOf(style, input.appOrigin),
  }
}
