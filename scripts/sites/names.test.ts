import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { footerSection } from '@shingle/shared/sections/footer/section.ts'
import { headerSection } from '@shingle/shared/sections/header/section.ts'
import { introductionSection } from '@shingle/shared/sections/introduction/section.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { tooWideOn } from './widths.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

/** The longest names that people give their businesses, by language, and what they do. */
const businesses: readonly (readonly [Language, string, string])[] = [
  ['japanese', 'さくら行政書士事務所', '会社設立、ビザ申請、相続手続きのご相談。'],
  ['japanese', 'みずほ社会保険労務士事務所', 'はなみずき鍼灸院の腰痛治療と肩こり'],
  ['Korean', '해오름펜션앤스파리조트', '바닷가에서 하룻밤 쉬어 가세요'],
  ['german', 'Donaudampfschifffahrtsgesellschaft', 'Steuerberatungskanzlei und Hausverwaltungsgesellschaft'],
  ['german', 'Gebäudereinigungsgenossenschaft Süd', 'Änderungsschneiderei in Hof'],
  [
    'english',
    'Llanfairpwllgwyngyllgogerychwyrndrobwll Joinery',
    'Gwasanaethau ymgymerwyr angladdau Caernarfon',
  ],
]

const widths = [360, 768, 1440] as const

/** A page of a business whose look and layouts are those whose turn it is. */
const pageOf = (turn: number, [language, name, heading]: (typeof businesses)[number]): DraftContent => {
  const family = familyIds[turn % familyIds.length] ?? 'studio'
  const fontPair = families[family].fontPairs[turn % families[family].fontPairs.length] ?? ''
  const layoutOf = (section: { readonly layouts: readonly { readonly id: string }[] }) =>
    section.layouts[turn % section.layouts.length]?.id ?? 'auto'
  const page = blankContent({
    sections: [
      blankSection('Header', 'header', { logoText: name, layout: layoutOf(headerSection) }),
      blankSection('Introduction', 'top', {
        heading: turn % 2 === 0 ? heading : name,
        body: richTextOf(`${heading} ${name}`),
        image: artworkImage('accountant', turn, 'A drawing'),
        layout: layoutOf(introductionSection),
      }),
      blankSection('Footer', 'footer', { layout: layoutOf(footerSection) }),
    ],
  })
  return {
    ...page,
    business: { ...page.business, name, phone: '020 7946 0000', location: 'Caernarfon' },
    settings: { ...page.settings, language },
    theme: { ...page.theme, family, fontPair },
  }
}

interface Heading {
  readonly layout: string
  /** How large the heading is against running text. */
  readonly size: number
  /** Whether letters of it stand outside its own box or over other words. */
  readonly isCut: boolean
}

/** How the heading of a shown page stands. */
const headingOn = (page: Page): Promise<Heading> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const text = document.querySelector('.site')
    if (heading === null || text === null) throw new Error('The page has no heading')
    const range = document.createRange()
    range.selectNodeContents(heading)
    const letters = range.getBoundingClientRect()
    const words = [...document.querySelectorAll('.section-introduction :is(.lead,.actions)')]
    const over = words.some((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 0 &&
        letters.left < box.right - 2 &&
        letters.right > box.left + 2 &&
        letters.top < box.bottom - 8 &&
        letters.bottom > box.top + 8
      )
    })
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    return {
      layout: heading.closest('.section')?.className.match(/layout-([\w-]+)/)?.[1] ?? '',
      size: Math.round((sizeOf(heading) / sizeOf(text)) * 100) / 100,
      isCut: over || letters.right > window.innerWidth + 1 || letters.left < -1,
    }
  })

const turns = Math.max(familyIds.length, introductionSection.layouts.length) * 2

describe('[6.width] the longest names of every language', () => {
  test.each(businesses)(
    '[6.width] %s, %s: on no screen is anything wider than it, anything cut, or the heading running text',
    async (...business) => {
      const page = await browser.open({ width: widths[0], height: 900, scale: 1 })
      for (let turn = 0; turn < turns; turn += 1) {
        await browser.show(page, pageOf(turn, business))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const { layout, size, isCut } = await headingOn(page)
          const isLarge = size >= 1.49 || size
          const found = { turn, width, layout, isCut, isLarge, wide: await tooWideOn(page) }
          expect(found).toEqual({ ...found, isCut: false, isLarge: true, wide: [] })
        }
      }
      await page.close()
    },
    180_000,
  )
})

/** Texts with what no line may part, and what that is. */
const kept: readonly (readonly [Language, string, readonly string[]])[] = [
  ['english', 'Nursery for children from 9 months to 5 years with a forest school', ['9 months', '5 years']],
  ['english', 'Ring Hollis & Grey on 01632 960 882 at any hour', ['& Grey', '01632 960 882']],
  ['german', 'Sprechstunde bei Dr. Vogel Mo-Fr 8-18 Uhr', ['Dr. Vogel', 'Mo–Fr', '18 Uhr']],
  ['japanese', '尼崎のさくら行政書士事務所の相続手続き', ['さくら行政書士事務所']],
]

/** Which of the pieces a line's end parts in the heading of a shown page. */
const partedOn = (page: Page, pieces: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const heading = document.querySelector('h1')
    if (heading === null) throw new Error('The page has no heading')
    const places: { node: Text; from: number }[] = []
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      if (!(walker.currentNode instanceof Text)) continue
      places.push({ node: walker.currentNode, from: text.length })
      text += walker.currentNode.data
    }
    const plain = text.replaceAll('\u00a0', ' ')
    return wanted.filter((piece) => {
      const at = plain.indexOf(piece)
      const tops = new Set<number>()
      for (let letter = at; letter < at + piece.length; letter += 1) {
        const place = places.findLast(({ from }) => from <= letter)
        if (place === undefined) return true
        const range = document.createRange()
        range.setStart(place.node, letter - place.from)
        range.setEnd(place.node, letter - place.from + 1)
        tops.add(Math.round(range.getBoundingClientRect().top))
      }
      return at < 0 || tops.size > 1
    })
  }, pieces)

test.each(kept)(
  '[6.page] %s: on no width does a line of “%s” part what belongs together',
  async (language, heading, pieces) => {
    for (const width of [360, 420, 600, 768, 1100, 1440]) {
      const page = await browser.open({ width, height: 900, scale: 1 })
      for (let turn = 0; turn < familyIds.length; turn += 2) {
        await browser.show(page, pageOf(turn, [language, 'さくら行政書士事務所', heading]))
        expect({ width, turn, parted: await partedOn(page, pieces) }).toEqual({ width, turn, parted: [] })
      }
      await page.close()
    }
  },
  60_000,
)
