import { describe, expect, test } from 'vitest'
import type { Business } from '../../business/business.ts'
import type { OpeningHours } from '../../business/opening-hours.ts'
import { weekdays } from '../../business/opening-hours.ts'
import { dayGroups, soleHours } from '../../business/week.ts'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import { artworkImage } from '../../image/image-value.ts'
import type { Language } from '../../language/language.ts'
import { shortDays, shortSpan } from '../../page/short-hours.ts'
import { siteStrings } from '../../page/strings/by-language.ts'
import { families } from '../../theme/families.ts'
import { type FamilyId, familyIds } from '../../theme/family-ids.ts'
import { resolveLook } from '../../theme/resolve-look.ts'
import { leadingOf } from '../choose-layout.ts'
import { layoutOf } from '../layout-of.ts'
import { rangeIn } from './facts-in-heading.ts'
import { joinIn } from './layouts/name/join-in.ts'
import { introductionLayouts } from './layouts.ts'
import type { OpeningLayout } from './opening-layout.ts'
import { introductionSection } from './section.ts'

const open = (opens: string, closes: string) => [{ opens, closes }]
const atAnyHour: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, open('00:00', '00:00')]))
const phone = '01632 960 882'

const aBusiness = (facts: Partial<Business>): Business => ({
  ...blankContent().business,
  name: 'Webb & Daughter',
  ...facts,
})

const heroes = introductionLayouts.filter((layout: OpeningLayout) => layout.leads).map(({ id }) => id)

const anIntroduction = (heading: string, image = false) =>
  blankSection('Introduction', 'top', { heading, image: image ? artworkImage('spa', 1, 'x') : null })

/** The opening that the facts ask for when a page is made, of those that a family has. */
const heroIn = (family: FamilyId, heading: string, facts: Partial<Business>) => {
  const asked = leadingOf(introductionLayouts, anIntroduction(heading), aBusiness(facts))
  return asked.find((id) => families[family].heroes.includes(id))
}

describe('[7.hero] the rarest fact leads', () => {
  test('[7.hero] a number that is answered at any hour stands before all else, in every family', () => {
    for (const family of familyIds) {
      expect(heroIn(family, 'Boilers mended', { phone, hours: atAnyHour, location: 'Leeds' })).toBe('call')
    }
  })

  test('[7.hero] so it does on a page with a picture, where other facts leave the opening to it', () => {
    const withPicture = anIntroduction('Boilers mended', true)
    const lead = (facts: Partial<Business>) => leadingOf(introductionLayouts, withPicture, aBusiness(facts))
    expect(lead({ phone, hours: atAnyHour })).toEqual(['call'])
    expect(lead({ phone, location: 'Leeds', hours: { sat: open('09:00', '12:00') } })).toEqual([])
  })

  test('[7.hero] a website that is made keeps its opening whatever facts are stated of the business later', () => {
    const stated: Partial<Business>[] = [
      { hours: { mon: open('08:00', '18:00') } },
      { hours: atAnyHour },
      { name: 'Boilers mended' },
      { phone },
      { location: 'Leeds' },
    ]
    let some: Partial<Business>[] = [{}]
    for (const fact of stated) some = some.flatMap((facts) => [facts, { ...facts, ...fact }])
    for (const family of familyIds)
      for (const section of [anIntroduction('Boilers mended'), anIntroduction('Boilers mended', true)]) {
        const look = resolveLook({ ...blankContent().theme, family })
        const openings = some.map((facts) => layoutOf(section, look, { business: aBusiness(facts) }))
        expect(new Set(openings).size).toBe(1)
      }
  })

  test.each([
    [
      'a place with its times',
      'poster',
      'Fresh pasta',
      { location: 'Finzels Reach', hours: { fri: open('12:00', '21:00') } },
      'board',
    ],
    ['times with a number', 'clinic', 'Vets', { phone, hours: { mon: open('08:00', '18:00') } }, 'week'],
    ['a range', 'hearth', 'From 9 months to 5 years', {}, 'range'],
    ['a short phrase', 'atelier', 'Botanical tattoos', {}, 'phrase'],
    ['the name', 'press', 'Webb & Daughter', {}, 'name'],
  ] as const)('[7.hero] %s', (...row) => {
    expect(heroIn(row[1], row[2], row[3])).toBe(row[4])
  })

  test('[7.hero] a fact that is absent leads nowhere, and leading facts keep their order', () => {
    const order = introductionSection.layouts.map(({ id }) => id)
    const all = { phone, hours: atAnyHour, location: 'Leeds' }
    expect(leadingOf(introductionLayouts, anIntroduction('From 3 to 11 years'), aBusiness(all))).toEqual(
      order.filter((id) => ['call', 'board', 'week', 'range', 'phrase'].includes(id)),
    )
    expect(leadingOf(introductionLayouts, anIntroduction('Chairs'), aBusiness({}))).toEqual(['phrase'])
  })

  test('[7.hero] every family’s heroes exist, and each of them belongs to one at least', () => {
    const offered = familyIds.flatMap((id) => families[id].heroes)
    expect([...new Set(offered)].toSorted()).toEqual(heroes.toSorted())
  })
})

const speaking = (language: Language) => ({ language, strings: siteStrings(language) })

describe('[5.hours] the week as it is kept', () => {
  test('[5.hours] equal neighbours are one block, a day that was not named is none', () => {
    const day = open('08:00', '18:00')
    const groups = dayGroups({ mon: day, tue: day, thu: day, sat: open('09:00', '12:00') })
    expect(groups.map(({ days }) => days.join('+'))).toEqual(['mon+tue', 'thu', 'sat'])
  })

  test('[5.hours] hours lead in one line only where all days that have hours share them', () => {
    const [day, late] = [open('10:00', '13:00'), open('14:00', '18:00')]
    const led = (hours: OpeningHours) => heroIn('poster', 'Bows', { location: 'Mittenwald', hours })
    expect(led({ mon: day, wed: day, fri: day })).toBe('board')
    expect(led({ mon: day, wed: late })).not.toBe('board')
    expect(soleHours({ mon: day, wed: late })).toBeUndefined()
    const days = (hours: OpeningHours) => shortDays(soleHours(hours) ?? expect.fail(), speaking('german'))
    expect(days({ mon: day, wed: day, fri: day })).toBe('Mo, Mi, Fr')
    expect(days({ tue: day, wed: day, thu: day, sun: [] })).toBe('Di–Do')
    expect(days({ sat: day })).toBe('Sa')
  })

  test.each([
    ['english', 'Fri/Sat', '12–9pm'],
    ['german', 'Fr/Sa', '12–21 Uhr'],
    ['french', 'Ven/Sam', '12h–21h'],
    ['japanese', '金/土', '12:00〜21:00'],
  ] as const)('[5.hours] in %s: %s %s', (language, days, times) => {
    expect(shortDays({ days: ['fri', 'sat'] }, speaking(language))).toBe(days)
    expect(shortSpan({ opens: '12:00', closes: '21:00' }, language)).toBe(times)
  })
})

test.each([
  ['Nursery for children from 9 months to 5 years', ['9 months', '5 years']],
  ['Kinder von 3 bis 11 Jahren', ['3 Jahren', '11 Jahren']],
  ['0歳から5歳まで', ['0歳', '5歳まで']],
  ['Chairs', undefined],
  ['Open 24 hours', undefined],
  ['Für Kinder von 1 bis 3 Jahren', ['1', '3 Jahren']],
] as const)('[7.hero] the range in “%s”', (heading, ends) => {
  expect(rangeIn(heading)).toEqual(ends)
})

test('[7.hero] a name is parted at its own join', () => {
  expect(joinIn('Webb & Daughter')).toEqual({ before: 'Webb', join: '&', after: 'Daughter' })
  expect(joinIn('Kelda Boatworks')).toBeUndefined()
})
