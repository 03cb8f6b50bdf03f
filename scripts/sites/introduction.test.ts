import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { introductionSection } from '@shingle/shared/sections/introduction/section.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

/** A page with more to say below its heading than in it. */
const withLongLead = (layout: string) =>
  blankContent({
    sections: [
      blankSection('Header', 'header', { logoText: 'Bap Bap' }),
      blankSection('Introduction', 'top', {
        heading: 'Hello from Bap Bap',
        body: richTextOf(
          'Korean street-food van: bibimbap, tteokbokki and corn dogs at Ludlow market on Fridays, on the quay on Saturdays, and in your yard when you ask us early enough.',
        ),
        image: artworkImage('spa', 1, 'A drawing'),
        layout,
      }),
    ],
  })

/** How far below the top of its section the first words stand, in CSS pixels. */
const roomAbove = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.section-introduction')?.getBoundingClientRect().top ?? 0
    const words = [...document.querySelectorAll('.section-introduction :is(h1,.lead,.actions)')]
    return Math.min(...words.map((element) => element.getBoundingClientRect().top)) - top
  })

test.each([768, 1000, 1200, 1440])(
  '[6.page] on a page %i px wide, as visitors and the designer’s canvas show it, no words of the Introduction touch the header',
  async (width) => {
    const page = await browser.open({ width, height: 900, scale: 1 })
    for (const { id } of introductionSection.layouts) {
      await browser.show(page, withLongLead(id))
      expect({ id, hasRoom: (await roomAbove(page)) >= 24 }).toEqual({ id, hasRoom: true })
    }
    await page.close()
  },
)
