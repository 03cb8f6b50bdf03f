import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Business } from '../business/business.ts'
import { blankContent } from '../draft/blank-content.ts'
import type { Language } from '../language/language.ts'
import { createPageContext } from './create-page-context.ts'
import { Hours, PhoneLink } from './facts.tsx'
import { hoursRows } from './hours-rows.ts'
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

  test('[6.page] hours that are not stated are not shown', () => {
    expect(renderToStaticMarkup(<Hours page={pageOf({})} />)).toBe('')
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
