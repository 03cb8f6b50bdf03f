import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sectionInTurn } from './section-in-turn.ts'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

test.each([360, 768, 1440])(
  '[6.cookies] at %d px the banner is seen from the start, and covers nothing of the page’s end',
  async (width) => {
    const filled = filledContent(
      blankContent({ sections: sections.map((one) => sectionInTurn(one, 0)) }),
      'unbroken',
    )
    const page = await browser.open({ width, height: 800, scale: 1 })
    await browser.show(page, { ...filled, settings: { ...filled.settings, cookieBanner: true } })
    const seen = await page.evaluate(() => {
      const banner = document.getElementById('cookies')
      if (banner === null) throw new Error('no banner')
      banner.hidden = false
      const { top, bottom } = banner.getBoundingClientRect()
      const isSeen = top > 0 && bottom <= innerHeight
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const ways = [...document.querySelectorAll('footer :is(a, button)')].filter(
        (way) => way.getBoundingClientRect().height > 0,
      )
      const covered = ways.filter((way) => {
        const { left, width, top, height } = way.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return top > 0 && banner.contains(there)
      })
      return { isSeen, ways: ways.length > 0, covered: covered.map(({ textContent }) => textContent) }
    })
    expect(seen).toEqual({ isSeen: true, ways: true, covered: [] })
    await page.close()
  },
)
