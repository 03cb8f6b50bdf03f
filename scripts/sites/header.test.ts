import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { headerSection } from '@shingle/shared/sections/header/section.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { tooWideOn } from './widths.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const label = 'Arrange a first lesson'
const links = ['Lessons', 'Pictures', 'Reviews', 'Questions', 'Booking', 'Contact']

const withButton = (layout: string) => {
  const page = blankContent({
    sections: [
      blankSection('Header', 'header', {
        layout,
        logoText: 'Wye Valley Piano Works',
        button: { label, link: { type: 'Phone', target: '01632 960 114' } },
        navigation: 'own',
        links: links.map((name, at) => ({
          id: `${at}`,
          label: name,
          link: { type: 'Web' as const, target: 'https://piano.example' },
        })),
      }),
    ],
  })
  return { ...page, business: { ...page.business, phone: '01632 960 114' } }
}

const buttons = (page: Page) => page.getByRole('link', { name: label })
const menu = (page: Page) => page.locator('.menu summary')

describe('[6.header] the button of the header', () => {
  test.each([360, 768, 1000, 1200, 1440])(
    'is on a screen of %i px, in its bar or in its menu, and once',
    async (width) => {
      const page = await browser.open({ width, height: 600, scale: 1 })
      for (const { id } of headerSection.layouts) {
        await browser.show(page, withButton(id))
        const inBar = await buttons(page).count()
        const hasMenu = await menu(page).isVisible()
        if (hasMenu) await menu(page).click()
        expect({ id, inBar, shown: await buttons(page).count() }).toEqual({
          id,
          inBar: width < 992 ? 0 : 1,
          shown: 1,
        })
        expect(await tooWideOn(page)).toEqual([])
        expect(await page.getByRole('link', { name: 'Contact' }).count(), id).toBe(1)
      }
      await page.close()
    },
  )

  test('its menu is opened by three bars and closed by a cross', async () => {
    const page = await browser.open({ width: 360, height: 600, scale: 1 })
    await browser.show(page, withButton('bar'))
    const signs = () =>
      page
        .locator('.menu summary path')
        .evaluateAll((paths) =>
          paths.flatMap((path) => (path.checkVisibility() ? [path.getAttribute('class')] : [])),
        )
    expect(await signs()).toEqual(['bars'])
    await menu(page).click()
    expect(await signs()).toEqual(['cross'])
    await page.close()
  })
})
