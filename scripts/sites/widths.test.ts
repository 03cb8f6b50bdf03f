import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { alignments } from '@shingle/shared/sections/frame.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import type { SidePage } from '@shingle/shared/side-page/side-page.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sectionInTurn } from './section-in-turn.ts'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { widestLook } from './widest-looks.testing.ts'
import { tooWideOn } from './widths.ts'

let browser: SiteBrowser
let page: Page
beforeAll(async () => {
  browser = await startSiteBrowser()
  page = await browser.open({ width: 360, height: 900, scale: 1 })
})
afterAll(() => browser.close())

const turns = Math.max(...sections.map(({ layouts }) => layouts.length))

/** A page of every section that has a layout left to show, in the layout whose turn it is. */
const everySection = (turn: number): DraftContent =>
  blankContent({
    sections: sections.filter(({ layouts }) => turn < layouts.length).map((one) => sectionInTurn(one, turn)),
  })

/** What of a page is wider than a screen, for each of some widths. */
const wideAt = (content: DraftContent, ...widths: readonly number[]) =>
  wideOf({ ...content, settings: { ...content.settings, cookieBanner: true } }, { widths })

interface Asked {
  readonly widths: readonly number[]
  /** The page beside the page that is looked at instead of the page. */
  readonly beside?: SidePage
}

const wideOf = async (content: DraftContent, { widths, beside }: Asked) => {
  await browser.show(page, content, beside)
  const wide: unknown[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = await tooWideOn(page)
    wide.push(...found.map((one) => ({ width, ...one })))
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    // What the checklist finds is what a visitor meets: a page that moves sideways.
    if (scrolls && found.length === 0) wide.push({ width, scrolls })
  }
  return wide
}

describe('[6.width] with the longest allowed value of every field', () => {
  test('no layout of any section is wider than a screen of 320, 360, 768 or 1440 px', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const content = filledContent(everySection(turn), 'unbroken')
      expect({ turn, wide: await wideAt(content, 320, 360, 768, 1440) }).toEqual({ turn, wide: [] })
    }
  }, 120_000)

  test.each(familyIds)(
    'nor is any wider than a phone in the family %s',
    async (family) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const content = filledContent(everySection(turn), 'unbroken')
        expect(await wideAt({ ...content, theme: { ...content.theme, family } }, 360)).toEqual([])
      }
    },
    120_000,
  )

  test.each(familyIds)(
    'no page beside the page is wider than a screen in the family %s, its words made or its owner’s',
    async (family) => {
      const blank = blankContent()
      const content = filledContent({ ...blank, theme: { ...blank.theme, family } }, 'unbroken')
      const [, , , own, ...alike] = content.pages ?? []
      expect([own?.isOwn, alike.length]).toEqual([true, 2])
      for (const beside of content.pages?.filter((page) => !alike.includes(page)) ?? []) {
        const wide = await wideOf(content, { widths: [320, 360], beside })
        expect({ page: beside.id, wide }).toEqual({ page: beside.id, wide: [] })
      }
    },
    120_000,
  )

  test.each(alignments)(
    'nor is any wider than a phone in the largest look, with a picture behind it, its words %s',
    async (alignment) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const content = widestLook(filledContent(everySection(turn), 'unbroken'), alignment)
        expect({ turn, wide: await wideAt(content, 360) }).toEqual({ turn, wide: [] })
      }
    },
    120_000,
  )

  test('nor in a script without gaps', async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      const content = filledContent(everySection(turn), 'japanese')
      expect({ turn, wide: await wideAt(content, 320, 360) }).toEqual({ turn, wide: [] })
    }
  }, 120_000)
})

test('[6.width] a special day with a note of 80 letters stays within a phone', async () => {
  const days = [{ date: '2026-12-24', spans: [], note: 'Betriebsferien'.repeat(6).slice(0, 80) }]
  const blank = blankContent({ sections: [blankSection('Contact', 'contact')] })
  const content = { ...blank, business: { ...blank.business, specialDays: days } }
  expect(await wideAt(content, 360)).toEqual([])
})

test('[6.width] the longest telephone number in large type stays within a phone', async () => {
  const blank = blankContent({
    sections: [{ ...blankSection('Introduction', 'introduction'), layout: 'phrase' } as AnySection],
  })
  const content: DraftContent = {
    ...blank,
    business: { ...blank.business, phone: `+${'4'.repeat(23)}` },
    theme: { ...blank.theme, family: 'poster', fontPair: 'figtree+figtree' },
  }
  expect(await wideAt(content, 360)).toEqual([])
})

test('[6.width] what the checklist measures sees letters that reach out of their box', async () => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><section class="section" id="wide"><p style="white-space:nowrap;width:100px">' +
      'Wohnwagenwerkstatt'.repeat(9) +
      '</p></section>',
  )
  expect((await tooWideOn(page)).map(({ anchor }) => anchor)).toEqual(['wide'])
})
