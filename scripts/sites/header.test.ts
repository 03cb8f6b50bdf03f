import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { SectionOf } from '@shingle/shared/draft/content.ts'
import { noButton } from '@shingle/shared/link/button-value.ts'
import { headerSection } from '@shingle/shared/sections/header/section.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { headerLinesOn, tooWideOn } from './widths.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const label = 'Arrange a first lesson'
const links = ['Lessons', 'Pictures', 'Reviews', 'Questions', 'Booking', 'Contact']

const withButton = (layout: string, values: Partial<SectionOf<'Header'>> = {}) => {
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
        ...values,
      }),
    ],
  })
  return { ...page, business: { ...page.business, phone: '01632 960 114' } }
}

const names = ['Studio Rive', 'Fresh Sheet Cleaning', 'Wye Valley Piano Works']
const counts = [3, 5, 6]

/** A header whose face, layout, name and number of links are those whose turn it is. */
const headerOf = (turn: number) => {
  const family = familyIds[turn % familyIds.length] ?? 'poster'
  const { fontPairs } = families[family]
  const fontPair = fontPairs[Math.floor(turn / familyIds.length) % fontPairs.length] ?? ''
  const page = withButton(headerSection.layouts[turn % headerSection.layouts.length]?.id ?? '', {
    logoText: names[Math.floor(turn / 4) % names.length] ?? '',
    button: { label: 'Call us', link: { type: 'Phone', target: '01632 960 114' } },
  })
  const sections = page.sections.map((section) =>
    section.type === 'Header'
      ? { ...section, links: section.links.slice(0, counts[turn % counts.length]) }
      : section,
  )
  return { ...page, sections, theme: { ...page.theme, family, fontPair } }
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

describe('[6.header] the links of a header', () => {
  const widths = [1000, 1024, 1100, 1200, 1280, 1440]

  test('stand in one line, or all of them in the menu, in every face', async () => {
    const page = await browser.open({ width: 1440, height: 600, scale: 1 })
    for (let turn = 0; turn < 4 * familyIds.length; turn += 1) {
      const content = headerOf(turn)
      await browser.show(page, content)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 })
        const lines = await headerLinesOn(page)
        const { fontPair } = content.theme
        expect({ fontPair, turn, width, lines }).toEqual({
          fontPair,
          turn,
          width,
          lines: lines === 0 ? 0 : 1,
        })
        expect(await menu(page).isVisible()).toBe(lines === 0)
      }
    }
    await page.close()
  })

  test('are in the bar beside a long name in two lines, a number and a button, on a screen of 1280 px in every family', async () => {
    const page = await browser.open({ width: 1280, height: 600, scale: 1 })
    const clinic = withButton('bar', {
      logoText: 'Maple Street Family Health',
      button: { label: 'Book a visit', link: { type: 'Phone', target: '(740) 555-0142' } },
      links: ['Services', 'Gallery', 'Team', 'Reviews', 'Questions', 'Contact'].map((name) => ({
        id: name,
        label: name,
        link: { type: 'Web' as const, target: 'https://clinic.example' },
      })),
    })
    const business = { ...clinic.business, phone: '(740) 555-0142' }
    for (const family of familyIds) {
      await browser.show(page, { ...clinic, business, theme: { ...clinic.theme, family, fontPair: '' } })
      const lines = await headerLinesOn(page)
      expect({ family, lines, tooWide: await tooWideOn(page) }).toEqual({ family, lines: 1, tooWide: [] })
    }
    await page.close()
  })

  test('leave the button its room where they are in the menu of a centered header', async () => {
    const page = await browser.open({ width: 1024, height: 600, scale: 1 })
    const long = links.map((name) => ({
      id: name,
      label: `${name} and all about them`,
      link: { type: 'Web' as const, target: 'https://piano.example' },
    }))
    await browser.show(page, withButton('centered', { links: long }))
    expect(await headerLinesOn(page)).toBe(0)
    const room = await page.locator('.section-header').evaluate((header) => {
      const button = header.querySelector('.ends .button')?.getBoundingClientRect().bottom ?? 0
      return header.getBoundingClientRect().bottom - button
    })
    expect(room).toBeGreaterThanOrEqual(12)
    await page.close()
  })

  test('are in the bar as soon as there is room for them', async () => {
    const page = await browser.open({ width: 1440, height: 600, scale: 1 })
    const three = withButton('bar', {
      logoText: 'Studio Rive',
      button: noButton,
      links: links.slice(0, 3).map((name) => ({
        id: name,
        label: name,
        link: { type: 'Web', target: 'https://piano.example' },
      })),
    })
    for (const family of familyIds) {
      await browser.show(page, { ...three, theme: { ...three.theme, family, fontPair: '' } })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 600 })
        expect({ family, width, lines: await headerLinesOn(page) }).toEqual({ family, width, lines: 1 })
      }
    }
    await page.close()
  })
})
