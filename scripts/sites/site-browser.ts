import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { type PageInput, renderPage } from '@shingle/shared/page/render-page.tsx'
import { renderSidePage } from '@shingle/shared/page/render-side-page.tsx'
import { filePaths, pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import type { SidePage } from '@shingle/shared/side-page/side-page.ts'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { type Browser, chromium, type Page, type Route } from 'playwright'
import { findChromium } from '../../e2e/browser/find-chromium.ts'

const origin = 'http://site.test'
const fonts = join(import.meta.dirname, '..', '..', 'shared', 'storage', 'fonts')

/** How a page is looked at. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** Screenshot pixels per CSS pixel. */
  readonly scale: number
  /** Whether the whole page is photographed at once, so that pictures below the screen do not wait for a visitor to scroll. */
  readonly isWhole?: boolean
}

/** A browser that shows rendered websites straight from memory: no server, no network. */
export interface SiteBrowser {
  /** A page to show websites on, one after the other. */
  readonly open: (screen: Screen) => Promise<Page>
  /** Shows a website's own page, or one beside it. */
  readonly show: (page: Page, content: DraftContent, beside?: SidePage) => Promise<void>
  readonly close: () => Promise<void>
}

const draw = (
  content: DraftContent,
  beside?: SidePage,
): ReadonlyMap<string, { body: string; contentType: string }> => {
  const look = resolveLook(content.theme)
  const files = new Map<string, { body: string; contentType: string }>()
  const input: PageInput = {
    content,
    websiteId: '0123456789abcdef01234567',
    handle: 'a-site',
    siteOrigin: origin,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => {
      const src = pictureUrl(`${files.size}.svg`)
      files.set(src, { body: artworkSvg(image, box, look), contentType: 'image/svg+xml' })
      return { src, width: Math.round(box.width), height: Math.round(box.height) }
    },
    formAction: (sectionId) => addressOf(sendFormPage, { params: { websiteId: 'site', sectionId } }),
    fontUrl,
    year: 2026,
  }
  const { html } = beside === undefined ? renderPage(input) : renderSidePage(input, beside)
  return files.set('/', { body: html, contentType: 'text/html' })
}

const answer = async (route: Route, files: ReturnType<typeof draw>, isWhole: boolean): Promise<void> => {
  const { pathname } = new URL(route.request().url())
  const file = files.get(pathname)
  if (file !== undefined) {
    return route.fulfill(isWhole ? { ...file, body: file.body.replaceAll(' loading="lazy"', '') } : file)
  }
  const font = join(fonts, pathname.slice(`${filePaths.fonts}/`.length))
  if (pathname.startsWith(`${filePaths.fonts}/`) && existsSync(font)) {
    return route.fulfill({ body: readFileSync(font), contentType: 'font/woff2' })
  }
  return route.fulfill({ status: 404, body: '' })
}

/** Starts Chromium for showing websites. */
export const startSiteBrowser = async (): Promise<SiteBrowser> => {
  const browser: Browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  const shown = new WeakMap<Page, ReturnType<typeof draw>>()
  return {
    open: async ({ width, height, scale, isWhole = false }) => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      await page.route('**/*', (route) => answer(route, shown.get(page) ?? new Map(), isWhole))
      return page
    },
    show: async (page, content, beside) => {
      shown.set(page, draw(content, beside))
      await page.goto(`${origin}/`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
    },
    close: () => browser.close(),
  }
}
