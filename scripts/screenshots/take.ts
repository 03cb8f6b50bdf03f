import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { outboxPaths } from '@shingle/shared/paths/server-paths.ts'
import type { Locator, Page } from 'playwright'
import { appOrigin } from '../../e2e/steps/origin.ts'

/** Where the pictures are kept. */
export const folder = join('docs', 'screenshots')
/** A browser whose pictures are the same each time. */
export const visitor = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const

const widths = { 1440: 900, 768: 1024, 360: 740 } as const

/** Scrolls through the page once, so that pictures below the fold are loaded. */
const seeEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    // One that lies folded away is not fetched, and never comes.
    const come = [...document.images].map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(come), new Promise((resolve) => setTimeout(resolve, 2_000))])
    window.scrollTo(0, 0)
  })

interface Taking {
  /** A whole page, else what fits the screen. */
  readonly isWhole?: boolean
  /** What phones do not have: the designer's settings and their dialogs. */
  readonly isWide?: boolean
  /** What stands at the top of each picture, else what does by itself. */
  readonly at?: Locator
}

/** One picture per width. */
export const take = async (
  page: Page,
  name: string,
  { isWhole = false, isWide = false, at }: Taking = {},
) => {
  for (const [width, height] of Object.entries(widths)) {
    if (isWide && Number(width) < 768) continue
    await page.setViewportSize({ width: Number(width), height })
    await page.evaluate(() => document.fonts.ready)
    // What a width asks for anew is fetched after its first picture.
    await pause(800)
    if (isWhole) await seeEverything(page)
    await at?.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: isWhole })
  }
  await widen(page)
}

/** Leads to a chapter of the settings as a phone shows it, as a screen of its own; `widen` ends that. */
export const toChapterOnPhone = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: widths[360] })
  await page.goto(`${appOrigin()}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Has a page as wide again as at its beginning. */
export const widen = (page: Page): Promise<void> => page.setViewportSize(visitor.viewport)

/** One picture of the screen as it is. */
export const takeScreen = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  await pause(800)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** The newest mail to an address, as its reader sees it. */
export const takeMail = async (page: Page, { to, name }: { to: string; name: string }): Promise<void> => {
  const origin = appOrigin()
  const mail = page.locator('article').filter({ hasText: to }).first()
  for (let tries = 0; tries < 100 && (await mail.count()) === 0; tries += 1) {
    await page.goto(`${origin}${outboxPaths.page}`)
    await pause(100)
  }
  await page.goto(`${origin}${outboxPaths.page}/${await mail.getAttribute('data-mail')}`)
  await take(page, name)
}
