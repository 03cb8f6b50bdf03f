import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

test.each([360, 1440])(
  '[6.page] at %d px the footer of a short page stands at the end of the window',
  async (width) => {
    const sections = ['Header', 'Footer'].map(
      (type) => blankSection(type as 'Header', type, {}) as AnySection,
    )
    const page = await browser.open({ width, height: 900, scale: 1 })
    await browser.show(page, blankContent({ sections }))
    const ends = await page.evaluate(() => [
      Math.round(document.querySelector('.section-footer')?.getBoundingClientRect().bottom ?? 0),
      document.documentElement.scrollHeight,
    ])
    expect(ends).toEqual([900, 900])
    await page.close()
  },
)
