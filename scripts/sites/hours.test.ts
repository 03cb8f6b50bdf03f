import { type OpeningHours, type TimeSpan, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { contactSection } from '@shingle/shared/sections/contact/section.ts'
import { footerSection } from '@shingle/shared/sections/footer/section.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { tooWideOn } from './widths.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const short: readonly TimeSpan[] = [{ opens: '09:00', closes: '17:00' }]
const noonOff: readonly TimeSpan[] = [
  { opens: '08:30', closes: '12:30' },
  { opens: '13:30', closes: '17:00' },
]
const hours: OpeningHours = Object.fromEntries(weekdays.map((day, at) => [day, at === 0 ? short : noonOff]))
const note = 'Closed for the annual convention of the Pianoforte Tuners’ Association in Wales'

/** A contact section and a footer with all they can say of a business, each in the layout whose turn it is. */
const withHours = (turn: number) => {
  const layoutOf = ({ layouts }: typeof contactSection | typeof footerSection) =>
    layouts[turn % layouts.length]?.id ?? 'auto'
  const page = blankContent({
    sections: [
      blankSection('Contact', 'contact', { layout: layoutOf(contactSection) }),
      blankSection('Footer', 'footer', { layout: layoutOf(footerSection) }),
    ],
  })
  const facts = { location: 'Hereford', phone: '01632 960 114', email: 'hello@piano.example', hours }
  return {
    ...page,
    business: { ...page.business, ...facts, specialDays: [{ date: '2026-12-23', spans: [], note }] },
    settings: { ...page.settings, language: 'german' as const },
  }
}

/** What stands in the tables of hours: the hours that a line's end breaks, and how wide a day's note is in its table. */
const hoursOn = (page: Page, noteText: string) =>
  page.evaluate((wanted) => {
    const cells = [...document.querySelectorAll('.hours td')]
    const texts = cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
      return found
    })
    const broken = texts.flatMap((text) =>
      [...text.data.matchAll(/\d\d:\d\d–\d\d:\d\d/g)].flatMap((match) => {
        const range = document.createRange()
        range.setStart(text, match.index)
        range.setEnd(text, match.index + match[0].length)
        return range.getClientRects().length > 1 ? [match[0]] : []
      }),
    )
    const notes = texts
      .filter(({ data }) => data === wanted)
      .map((text) => {
        const width = text.parentElement?.getBoundingClientRect().width ?? 0
        return Math.round((100 * width) / (text.parentElement?.closest('table')?.clientWidth ?? 1))
      })
    return { broken, notes }
  }, noteText)

test.each([360, 768, 1024, 1440])(
  '[6.page] on a screen of %i px no hours break over two lines, and a day’s note is as wide as its table',
  async (width) => {
    const page = await browser.open({ width, height: 900, scale: 1 })
    for (let turn = 0; turn < footerSection.layouts.length; turn += 1) {
      await browser.show(page, withHours(turn))
      expect(await hoursOn(page, note)).toEqual({ broken: [], notes: [100] })
      expect(await tooWideOn(page)).toEqual([])
    }
    await page.close()
  },
  60_000,
)
