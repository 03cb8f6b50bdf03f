// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { type OpeningHours, type SpecialDay, weekdays } from '../business/opening-hours.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { DraftContent } from '../draft/content.ts'
import { languages } from '../language/language.ts'
import { closedTodayLine } from './closed-today.tsx'
import { createPageContext } from './create-page-context.ts'
import { pageHtmlOf } from './page-html.testing.ts'
import { pageScript } from './page-script.ts'
import { siteStrings } from './strings/by-language.ts'

const timeZone = process.env.TZ
afterEach(() => {
  vi.useRealTimers()
  if (timeZone === undefined) delete process.env.TZ
  else process.env.TZ = timeZone
})

const script = pageScript({
  ...{ websiteId: 'w', cookieBanner: false, analyticsId: '' },
  ...{ hasForm: false, hasTaps: false, hasClosedDays: true },
})

interface Website {
  readonly hours?: OpeningHours
  readonly specialDays?: readonly SpecialDay[]
  readonly country?: string
  readonly language?: (typeof languages)[number]
  readonly showDetails?: boolean
}

const day = [{ opens: '09:00', closes: '17:00' }]
const weekdaysOnly: OpeningHours = {
  ...{ mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
}

const contentOf = ({
  hours = {},
  specialDays = [],
  country = 'United Kingdom',
  ...more
}: Website): DraftContent => {
  const { language = 'english', showDetails = true } = more
  const content = blankContent()
  return {
    ...content,
    business: { ...content.business, name: 'Holt Guard', country, hours, specialDays },
    settings: { ...content.settings, language },
    sections: [blankSection('Introduction', 'i'), blankSection('Contact', 'c', { showDetails })],
  }
}

const pageOf = (website: Website): string => pageHtmlOf(contentOf(website))

/** What a visitor reads first on a page at a moment, by a clock of their own; '' where nothing is said of today. */
const readAt = (html: string, moment: string, zone = 'Europe/London'): string => {
  process.env.TZ = zone
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  // What stands before the page itself.
  document.body.innerHTML = /<body>([\s\S]*?)<div/.exec(html)?.[1] ?? ''
  new Function(script)()
  const line = document.body.firstElementChild
  const isShown = line instanceof HTMLElement && line.id === 'closed-today' && !line.hidden
  return isShown ? (line.textContent ?? '') : ''
}

test('[5.business] a visitor reads above the page that today is closed, and when somebody is there again', () => {
  const christmas = { date: '2026-12-25', spans: [], note: 'Christmas' }
  const late = { date: '2026-12-28', spans: [{ opens: '12:00', closes: '15:00' }], note: '' }
  const html = pageOf({ hours: weekdaysOnly, specialDays: [late, christmas] })
  expect(readAt(html, '2026-12-24T12:00Z')).toBe('')
  expect(readAt(html, '2026-12-25T00:01Z')).toBe('Closed today. Open again Monday, 12–3pm')
  expect(readAt(html, '2026-12-27T23:59Z')).toBe('Closed today. Open again Monday, 12–3pm')
  expect(readAt(html, '2026-12-28T00:00Z')).toBe('')
})

test('[5.business] whether today is closed follows the clocks of the business’s country, wherever its visitor is', () => {
  const html = pageOf({ hours: weekdaysOnly, country: 'Japan' })
  // A Saturday evening in Tokyo, then a Monday morning there.
  expect(readAt(html, '2026-11-28T10:00Z', 'America/Los_Angeles')).toMatch(/^Closed today/)
  expect(readAt(html, '2026-11-29T16:00Z', 'America/Los_Angeles')).toBe('')
})

test('[5.business] in a country of many clocks nothing is said while they are apart; in none that is known the visitor’s holds', () => {
  const american = pageOf({ hours: weekdaysOnly, country: 'United States' })
  // Early on Saturday in New York it is Friday in Honolulu.
  expect(readAt(american, '2026-11-28T06:00Z', 'America/New_York')).toBe('')
  expect(readAt(american, '2026-11-28T15:00Z', 'America/New_York')).toMatch(/^Closed today/)
  const unknown = pageOf({ hours: weekdaysOnly, country: '' })
  expect(readAt(unknown, '2026-11-29T16:00Z', 'America/New_York')).toMatch(/^Closed today/)
  expect(readAt(unknown, '2026-11-29T16:00Z', 'Asia/Tokyo')).toBe('')
})

test('[5.business] the night before is over first, and a day of which nobody said anything is passed over in silence', () => {
  const night = [{ opens: '18:00', closes: '02:00' }]
  const html = pageOf({ hours: { fri: night, sat: [] } })
  expect(readAt(html, '2026-11-28T01:30Z')).toBe('')
  expect(readAt(html, '2026-11-28T02:00Z')).toBe('Closed today.')
  expect(readAt(html, '2026-11-29T12:00Z')).toBe('')
})

test('[5.business] at any hour of a year the line is there on exactly the days that are closed', () => {
  const html = pageOf({ hours: { mon: day, tue: [], wed: day, sat: [] } })
  const closed = new Set(['Tue', 'Sat'])
  const london = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/London' })
  for (let hour = 0; hour < 365 * 24; hour += 19) {
    const at = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
    const isSaid = readAt(html, at.toISOString(), 'Asia/Kolkata') !== ''
    expect([at.toISOString(), isSaid]).toEqual([at.toISOString(), closed.has(london.format(at))])
  }
})

test.each([1, 2, 3, 4, 5, 6])(
  '[5.business] whoever says that a day is closed is shown the line that visitors then read (%i)',
  (seed) => {
    const random = seededRandom(`closed ${seed}`)
    const language = random.pick(languages)
    const spans = () => random.pick([day, [], undefined])
    const hours = Object.fromEntries(
      weekdays.flatMap((name) => {
        const said = spans()
        return said ? [[name, said]] : []
      }),
    )
    const dates = Array.from({ length: 21 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const specialDays = dates
      .filter(() => random.below(4) === 0)
      .map((date) => ({ date, spans: random.pick([[], day]), note: '' }))
    const content = contentOf({ hours, specialDays, language })
    const page = createPageContext({
      ...{ content, mode: 'published', year: 2026, stringsOf: siteStrings },
      picture: () => ({ src: '', width: 1, height: 1 }),
      formAction: () => '',
      embedUrl: () => '',
    })
    const html = pageHtmlOf(content)
    for (const date of dates)
      expect([date, closedTodayLine({ content, page }, date) ?? '']).toEqual([
        date,
        readAt(html, `${date}T12:00Z`),
      ])
  },
)

test.each(languages)('[5.business] a page in %s says it in its own words', (language) => {
  const html = pageOf({ hours: weekdaysOnly, language, country: 'United Kingdom' })
  const said = readAt(html, '2026-11-29T12:00Z')
  expect(said).toMatch(/\p{L}.*(9am|09:00).*(5pm|17:00)$/u)
  expect(html).toContain(`lang="${document.body.firstElementChild?.getAttribute('lang')}"><head>`)
})

test('[5.business] hours that are on no page, and weeks without a closed day, leave it as it is', () => {
  const everyDay = Object.fromEntries(weekdays.map((name) => [name, day]))
  for (const html of [
    pageOf({ hours: weekdaysOnly, showDetails: false }),
    pageOf({ hours: everyDay }),
    pageOf({ hours: Object.fromEntries(weekdays.map((name) => [name, []])) }),
    pageOf({}),
  ])
    expect(html).not.toContain('closed-today')
})
