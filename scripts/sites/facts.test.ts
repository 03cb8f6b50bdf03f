import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { contactSection } from '@shingle/shared/sections/contact/section.ts'
import { footerSection } from '@shingle/shared/sections/footer/section.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measurePage } from './measure-page.ts'
import { readPage } from './page-facts.ts'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const layouts = footerSection.layouts.map(({ id }, turn) => ({
  footer: id,
  contact: contactSection.layouts[turn % contactSection.layouts.length]?.id ?? 'auto',
}))

test.each([360, 768, 1440])(
  '[6.page] on %i px the longest facts are read line by line, in every layout that states them',
  async (width) => {
    const page = await browser.open({ width, height: 900, scale: 1 })
    for (const { footer, contact } of layouts) {
      const blank = blankContent({
        sections: [
          blankSection('Introduction', 'top', { heading: 'Any time' }),
          blankSection('Contact', 'contact', { layout: contact }),
          blankSection('Footer', 'footer', { layout: footer }),
        ],
      })
      await browser.show(page, filledContent(blank, 'fullest'))
      expect({ footer, contact, found: measurePage(await readPage(page)) }).toEqual({
        footer,
        contact,
        found: [],
      })
    }
    await page.close()
  },
)
