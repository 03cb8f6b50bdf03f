import type { DraftContent } from '../draft/content.ts'
import { textPath } from '../handle/handle-path.ts'
import { settingsLimits } from '../settings/settings.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { cutText } from '../text/text-length.ts'
import { oklchOf } from '../theme/contrast.ts'
import { initialIcon } from './initial-icon.ts'
import type { PageContext } from './page-context.ts'

/** The picture that networks show with links to a page. */
export interface SharedPicture {
  readonly src: string
  readonly type: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Where the icons of a website are: the one it is listed with, and the one telephones keep. */
export interface SiteIcons {
  readonly small: string
  readonly touch: string
}

interface PageHeadInput {
  readonly content: DraftContent
  readonly page: PageContext
  readonly url: string
  /** The handle, '' where there is none. */
  readonly handle: string
  readonly preloads: readonly string[]
  readonly sharedPicture?: SharedPicture
  readonly icons?: SiteIcons
}

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`

/** An address of the page's own as others can follow it; '' where it leads nowhere outside the page. */
export const absolute = (address: string, url: string): string =>
  address === '' || address.startsWith('data:') || !URL.canParse(address, url)
    ? ''
    : new URL(address, url).href

const sharing = ({ sharedPicture, url }: PageHeadInput): string => {
  const address = sharedPicture === undefined ? '' : absolute(sharedPicture.src, url)
  if (sharedPicture === undefined || address === '') return ''
  const { type, alt, width, height } = sharedPicture
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('')
}

/** Everything inside the page's `head` but its style and facts. */
export const pageHead = (input: PageHeadInput): string => {
  const { content, page, url, handle, preloads, icons } = input
  const { settings, business } = content
  const title = settings.pageTitle === '' ? business.name : settings.pageTitle
  const description =
    settings.description === ''
      ? cutText(business.activities, settingsLimits.description)
      : settings.description
  const icon =
    settings.favicon === null
      ? initialIcon(page)
      : page.picture(settings.favicon, { width: 64, height: 64 }).src
  const { surface } = page.look.surfaces.plain
  return [
    '<meta charset="utf-8">',
    meta('name', 'viewport', 'width=device-width,initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', settings.keywords),
    meta('name', 'robots', settings.searchIndexing ? '' : 'noindex'),
    meta('name', 'theme-color', surface),
    meta('name', 'color-scheme', oklchOf(surface).l < 0.5 ? 'dark' : 'light'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    handle !== '' && settings.searchIndexing
      ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(textPath(handle))}">`
      : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    sharing(input),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    icons === undefined
      ? ''
      : `<link rel="icon" type="image/png" sizes="48x48" href="${escapeHtml(icons.small)}"><link rel="apple-touch-icon" href="${escapeHtml(icons.touch)}">`,
    ...preloads.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('')
}
