import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'

/** What a visitor downloads before scrolling, in bytes as sent. */
export interface PageWeight {
  readonly html: number
  readonly inlineScript: number
  readonly scriptFiles: number
  readonly fonts: number
  readonly fontFiles: number
  /** The heaviest picture of the page. */
  readonly largestPicture: number
  readonly total: number
  readonly requests: number
  /** Addresses that a browser would ask of another host by itself. */
  readonly foreign: readonly string[]
}

const origin = 'https://sites.example'
const root = join(import.meta.dirname, '..', '..')

// Quality 11, as pages and drawings are sent.
const brotli = (text: string): number => brotliCompressSync(Buffer.from(text)).length

/** Renders a page as publishing does, and keeps each drawing under the address it is given. */
const render = (content: DraftContent) => {
  const look = resolveLook(content.theme)
  const drawings = new Map<string, string>()
  const { html } = renderPage({
    content,
    websiteId: '0123456789abcdef01234567',
    handle: 'the-handle',
    siteOrigin: origin,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => {
      const src = pictureUrl(`${image.reference}-${box.width}x${box.height}.svg`)
      drawings.set(src, artworkSvg(image, box, look))
      return { src, ...box }
    },
    formAction: (sectionId) => addressOf(sendFormPage, { params: { websiteId: 'the-website', sectionId } }),
    fontUrl,
    year: 2026,
  })
  return { html, drawings }
}

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** The size of a cut font file by its address. */
export const fontSize = (address: string): number => statSync(join(root, 'shared', 'storage', address)).size

/** Weighs a page as if every picture on it were loaded at once: a browser leaves those far below for later. */
export const weighPage = (content: DraftContent): PageWeight => {
  const { html, drawings } = render(content)
  const fonts = all(html, /<link rel="preload" href="([^"]+)" as="font"/g)
  const shown = new Set(all(html, /<img[^>]* src="([^"]+)"/g))
  const pictures = [...shown].map((src) => brotli(drawings.get(src) ?? ''))
  const sizes = { html: brotli(html), fonts: sum(fonts.map(fontSize)) }
  const asked = all(html, /(?:src|srcset|poster|url\(|<link[^>]+href)=?"?([^"\s)]+)/g)
  return {
    ...sizes,
    inlineScript: sum(all(html, /<script>([\s\S]*?)<\/script>/g).map((script) => brotli(script))),
    scriptFiles: all(html, /<script[^>]+src="([^"]+)"/g).length,
    fontFiles: fonts.length,
    largestPicture: Math.max(0, ...pictures),
    total: sizes.html + sizes.fonts + sum(pictures),
    requests: 1 + fonts.length + pictures.length,
    foreign: asked.filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith(origin)),
  }
}
