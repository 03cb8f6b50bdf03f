import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Business } from '../business/business.ts'
import { type OpeningHours, weekdays } from '../business/opening-hours.ts'
import { blankContent } from '../draft/blank-content.ts'
import type { Language } from '../language/language.ts'
import { businessCountry } from '../side-page/business-country.ts'
import { createPageContext } from './create-page-context.ts'
import { dayName } from './day-name.ts'
import { Hours, PhoneLink } from './facts.tsx'
import { hoursRows, specialRows } from './hours-rows.ts'
import { shortDays } from './short-hours.ts'
import { siteStrings } from './strings/by-language.ts'
import { PageProvider } from './use-page.ts'

const pageOf = (facts: Partial<Business>, language: Language = 'english') => {
  const content = blankContent()
  return createPageContext({
    content: {
      ...content,
      business: { ...content.business, ...facts },
      settings: { ...content.settings, language },
    },
    mode: 'published',
    year: 2026,
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    stringsOf: siteStrings,
    countryOf: businessCountry,
    embedUrl: () => '',
  })
}

const nineToFive = [{ opens: '09:00', closes: '17:00' }]

describe('[6.page] business facts', () => {
  test('[6.page] days of equal hours are taken together', () => {
    const page = pageOf({
      hours: {
        mon: nineToFive,
        tue: nineToFive,
        wed: nineToFive,
        thu: [],
        fri: [{ opens: '00:00', closes: '00:00' }],
      },
    })
    expect(hoursRows(page.business.hours, page)).toEqual([
      { days: 'Monday – Wednesday', times: ['9am–5pm'] },
      { days: 'Thursday', times: ['Closed'] },
      { days: 'Friday', times: ['Open all day'] },
    ])
  })

  test('[6.page] a day that nobody named is not said to be closed, and parts those of equal hours', () => {
    const page = pageOf({ hours: { mon: nineToFive, wed: nineToFive } })
    expect(hoursRows(page.business.hours, page)).toEqual([
      { days: 'Monday', times: ['9am–5pm'] },
      { days: 'Wednesday', times: ['9am–5pm'] },
    ])
  })

  test.each([
    ['english', 'Every day'],
    ['spanish', 'Todos los días'],
    ['french', 'Tous les jours'],
    ['italian', 'Tutti i giorni'],
    ['german', 'Täglich'],
    ['japanese', '毎日'],
    ['Korean', '매일'],
  ] as const)('[6.page] a week of equal days is every day in %s, one of six is not', (language, everyDay) => {
    const week = Object.fromEntries(weekdays.map((day) => [day, nineToFive]))
    const rows = (hours: OpeningHours) => {
      const page = pageOf({ hours }, language)
      return hoursRows(page.business.hours, page).map(({ days }) => days)
    }
    expect(rows(week)).toEqual([everyDay])
    expect(shortDays({ days: weekdays }, { language, strings: siteStrings(language) })).toBe(everyDay)
    const { sun, ...others } = week
    expect([sun, rows(others)]).toEqual([
      nineToFive,
      [`${dayName('mon', language)} – ${dayName('sat', language)}`],
    ])
    expect(rows({ ...others, sun: [] })).toHaveLength(2)
  })

  test('[6.page] hours that are not stated are not shown', () => {
    expect(renderToStaticMarkup(<Hours page={pageOf({})} />)).toBe('')
  })

  test('[6.page] special days that follow each other alike are one row, until the last of them is over', () => {
    const closed = (note: string) => (date: string) => ({ date, spans: [], note })
    const away = ['2027-08-03', '2027-08-01', '2027-08-02'].map(closed('Away'))
    const page = pageOf({ specialDays: [...away, closed('Fair')('2027-08-04')] }, 'german')
    const told = specialRows(page).map(({ days, note, date, until }) => [days, note, date, until])
    expect(told).toEqual([
      ['1.–3. August', 'Away', '2027-08-01', '2027-08-03'],
      ['4. August', 'Fair', '2027-08-04', '2027-08-04'],
    ])
    const shown = renderToStaticMarkup(<Hours page={page} withSpecialDays />)
    expect(shown.match(/data-date="[^"]+"/g)).toEqual([
      ...Array(2).fill('data-date="2027-08-03"'),
      ...Array(2).fill('data-date="2027-08-04"'),
    ])
  })

  test('[6.page] special days follow the week in the language of the page', () => {
    const page = pageOf(
      { hours: { mon: nineToFive }, specialDays: [{ date: '2026-12-24', spans: [], note: 'Heiligabend' }] },
      'german',
    )
    expect(renderToStaticMarkup(<Hours page={page} withSpecialDays />)).toContain(
      '<tr data-date="2026-12-24"><th scope="row">24. Dezember</th><td>Geschlossen</td></tr><tr class="note" data-date="2026-12-24"><td colSpan="2">Heiligabend</td></tr>',
    )
  })

  test.each([
    ['Denver', { homeCountry: 'US' }, 'December 24'],
    ['Portland, OR', {}, 'December 24'],
    ['Denver', { country: 'United States of America' }, 'December 24'],
    ['Toronto, CA', { homeCountry: 'CA' }, '24 December'],
    ['Mumbai, IN', { homeCountry: 'IN' }, '24 December'],
    ['Tel Aviv, IL', { homeCountry: 'IL' }, '24 December'],
    ['Bogota, CO', { homeCountry: 'CO' }, '24 December'],
    ['Tbilisi, Georgia', { homeCountry: 'GE' }, '24 December'],
    ['Denver', { homeCountry: 'US', country: 'England' }, '24 December'],
    ['Virginia Water', {}, '24 December'],
    ['Washington', {}, '24 December'],
  ] as const)('[6.page] in %s, of which %j is known, a date stands as people there write it', (...told) => {
    const [location, facts, written] = told
    const page = pageOf({ location, ...facts, specialDays: [{ date: '2026-12-24', spans: [], note: '' }] })
    expect(specialRows(page).map(({ days }) => days)).toEqual([written])
  })

  test('[6.page] a number dials, words beside a number do not pretend to', () => {
    const shown = (phone: string) => {
      const page = pageOf({ phone })
      return renderToStaticMarkup(
        <PageProvider value={page}>
          <PhoneLink page={page} className="button" />
        </PageProvider>,
      )
    }
    expect(shown('+44 1756 555 019')).toContain('href="tel:+441756555019"')
    expect(shown('ask at the bar')).not.toContain('button')
    expect(shown('')).toBe('')
  })
})
