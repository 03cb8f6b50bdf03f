import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const generated = (answers: Answers): DraftContent => {
  const result = draftOf(answers)
  if (!result.ok) throw new Error(result.problem.text)
  expect(validateContent(result.value)).toEqual({ ok: true, value: result.value })
  return result.value
}

const wordsOf = (content: DraftContent): string => JSON.stringify(content.sections)

describe('[1.journeys] three very different businesses', () => {
  it('a plumber in Leeds', () => {
    const content = generated({
      businessName: 'Aldous & Daughter',
      businessActivities:
        'Plumber in Leeds. Taps, boilers, bathrooms and leaks. I come when I say I will. Call 0113 496 0000, Mon-Fri 8am-6pm.',
      businessLocation: 'Leeds, England',
      timeZone: 'Europe/London',
    })
    expect(content.business).toMatchObject({
      industry: 'plumber',
      phone: '0113 496 0000',
      hours: { mon: [{ opens: '08:00', closes: '18:00' }], fri: [{ opens: '08:00', closes: '18:00' }] },
    })
    expect(content.settings).toMatchObject({
      language: 'english',
      pageTitle: 'Aldous & Daughter: Plumber in Leeds',
    })
    const services = content.sections.find((section) => section.type === 'Services')
    expect(services?.items.map(({ heading }) => heading)).toEqual(['Taps', 'Boilers', 'Bathrooms', 'Leaks'])
    expect(wordsOf(content)).toContain('I come when I say I will.')
    // One who says 'I' is not made to say 'we'.
    expect(wordsOf(content)).not.toMatch(/\b[Ww]e\b/)
  })

  it('a Japanese-language music teacher in Osaka', () => {
    const content = generated({
      businessName: 'みどり音楽教室',
      businessActivities:
        '大阪市天王寺区の自宅で、ピアノとバイオリンのレッスンをしています。3歳のお子さまから大人の方まで、初心者も歓迎です。月〜土 10:00〜19:00。電話 06-6123-4567',
      businessLocation: 'Osaka, Japan',
      timeZone: 'Asia/Tokyo',
    })
    expect(content.business).toMatchObject({ industry: 'music-lessons', phone: '06-6123-4567' })
    expect(content.business.hours.sat).toEqual([{ opens: '10:00', closes: '19:00' }])
    expect(content.business.hours.sun).toBeUndefined()
    expect(content.settings).toMatchObject({
      language: 'japanese',
      pageTitle: 'みどり音楽教室｜大阪の音楽教室',
    })
    const services = content.sections.find((section) => section.type === 'Services')
    expect(services?.items.map(({ heading }) => heading)).toEqual(['ピアノとバイオリンのレッスン'])
    // Every word a visitor reads is Japanese: no English sentence is left.
    expect(wordsOf(content)).not.toMatch(/"(?:text|heading|label|title|caption|alt|paragraph)":"[A-Za-z]/)
  })

  it('a charity with a description of 1,024 characters', () => {
    const told =
      'River Street Kitchen is a community kitchen in Dundee that turns surplus food into hot meals. Every weekday our volunteers collect fruit, vegetables and bread from shops and markets, and cook them into lunches that anyone may eat, whether or not they can pay. We began in a church hall with one borrowed oven. Today we cook in our own kitchen on River Street, and a second team delivers meals to people who cannot leave home. We teach simple cooking to families, run a breakfast club for school children, and keep a shelf of groceries by the door that is open day and night. Nobody is asked to explain why they came. We are run by twelve part-time staff, about ninety volunteers and a board of neighbours, with accounts published every spring. Gifts of food, money and time keep the ovens warm. We are always glad of drivers, cooks and people who like washing up. If you are hungry, come and eat. If you are not, come and help. '
    const businessActivities = told.padEnd(
      1024,
      'Call 01382 496 000 or write to hello@riverstreet.example for details of it. ',
    )
    expect(businessActivities).toHaveLength(1024)
    const content = generated({
      businessName: 'River Street Kitchen',
      businessActivities,
      businessLocation: 'Dundee, Scotland',
      // The words may mean a school as well: its owner is asked.
      industry: 'non-profit-organization',
    })
    expect(content.business).toMatchObject({
      industry: 'non-profit-organization',
      phone: '01382 496 000',
      email: 'hello@riverstreet.example',
      activities: businessActivities.trim(),
    })
    // Nothing that they wrote is lost, and no sentence of theirs is said twice.
    const words = wordsOf(content)
    for (const sentence of told.trim().split(/(?<=\.) /))
      expect(words.split(sentence), sentence).toHaveLength(2)
  })
})
