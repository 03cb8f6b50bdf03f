import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { understandingSchema } from '@shingle/shared/generation/understanding.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { knownBusiness } from './known-business.ts'
import { understandBusiness } from './understand-business.ts'

const answersOf = (given: Partial<Answers>): Answers => ({
  businessName: 'Hart',
  businessActivities: '',
  businessLocation: 'Hereford, England',
  timeZone: 'Europe/London',
  ...given,
})
const understood = (businessActivities: string, given: Partial<Answers> = {}) =>
  understandBusiness(answersOf({ businessActivities, ...given }))

const pageOf = async (given: Partial<Answers>) => {
  const answers = answersOf(given)
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

describe('[1.activities] what is understood of a business', () => {
  it('is its trade, what it refuses and the facts that its page states', async () => {
    expect(
      await understood(
        'Basket maker in Hereford. I do not give lessons. Mon-Fri 9-5, Sat 10-1. Call 01432 355 712.',
      ),
    ).toEqual({
      isEnough: true,
      chosen: null,
      spokenOf: { id: 'basket-maker', name: 'Basket maker', isKind: false },
      rivals: [],
      refusals: ['I do not give lessons'],
      facts: [
        { kind: 'hours', text: 'Mon–Fri 9am–5pm, Sat 10am–1pm' },
        { kind: 'phone', text: '01432 355 712' },
      ],
      doubtfulPhones: [],
      language: 'english',
      isSureOfLanguage: true,
      look: { artwork: 'general', palettes: expect.arrayContaining([expect.any(String)]) },
    })
  })

  it('shows every price and place that the page states', async () => {
    const { facts } = await understood(
      'Piano tuner. Upright £75, grand £95. 4 Mill Lane, Hereford HR1 2AB. Within 20 miles of Hereford.',
    )
    expect(facts.filter(({ kind }) => kind === 'price').map(({ text }) => text)).toEqual([
      'Upright £75',
      'Grand £95',
    ])
    const places = facts.filter(({ kind }) => kind === 'place').map(({ text }) => text)
    expect(places.join(' | ')).toMatch(/4 Mill Lane.*HR1 2AB.* \| .*20 miles of Hereford/)
  })

  it.each([
    ['Hereford', 'Piano tuner in Hereford.'],
    ['Lyon', 'Accordeur de piano à Lyon.'],
    ['Sevilla', 'Afinador de pianos en Sevilla.'],
    ['Torino', 'Accordatore di pianoforti a Torino.'],
    ['서울 마포구', '서울 마포구 피아노 조율.'],
  ])('shows the town %s that its words name', async (businessLocation, text) => {
    const place = { kind: 'place', text: businessLocation }
    expect((await understood(text, { businessLocation })).facts).toContainEqual(place)
    expect((await understood('Piano tuner.', { businessLocation })).facts).not.toContainEqual(place)
  })

  it('is a question where two trades are as likely', async () => {
    const { spokenOf, rivals } = await understood('Clocks, watches and jewellery mended. Glass cut.')
    expect(spokenOf).toBeNull()
    expect(rivals.map(({ id }) => id)).toEqual(expect.arrayContaining(['watchmaker', 'jeweler']))
  })

  it('leaves no rival that is told already, and at most three', async () => {
    const { spokenOf, rivals } = await understood(
      'Plumber, electrician, roofer, plasterer, tiler and glazier',
    )
    expect(rivals.length).toBeLessThanOrEqual(3)
    expect(rivals).not.toContainEqual(spokenOf)
  })

  it('fits its limits however much is refused and however many numbers are named', async () => {
    const words = ['No cats.', 'No dogs,', 'call 01432 12345', 'or 12345 678', 'plumber, roofer, tiler.']
    const { success } = z.safeParse(understandingSchema, await understood(words.join(' ').repeat(12)))
    expect(success).toBe(true)
    const refusing = Array.from({ length: 90 }, (_, at) => `No ${'abcdefghij'[at % 10]}${at}x.`).join(' ')
    expect(z.safeParse(understandingSchema, await understood(refusing)).success).toBe(true)
  })

  it('is nothing where nothing is said', async () => {
    expect(await understood('business')).toMatchObject({
      isEnough: false,
      spokenOf: null,
      rivals: [],
      facts: [],
    })
  })

  it('names the trade that was chosen beside the one that the words speak of', async () => {
    expect(await understood('Bakery with sourdough bread', { industry: 'farrier' })).toMatchObject({
      chosen: { id: 'farrier', name: 'Farrier' },
      spokenOf: { id: 'bakery' },
    })
  })

  it('is the trade that its owner came in by until the words tell another', async () => {
    const broughtIndustry = 'bike-repair'
    expect(await understood('', { broughtIndustry })).toMatchObject({ spokenOf: { id: 'bike-repair' } })
    expect(await understood('Fast and friendly since long ago', { broughtIndustry })).toMatchObject({
      spokenOf: { id: 'bike-repair' },
      isEnough: true,
      look: { artwork: 'bike-repair' },
    })
    const words = 'Piano teacher: piano lessons for children'
    expect(await understood(words, { broughtIndustry })).toEqual(await understood(words))
  })

  it('is the trade that its owner came in by, unasked, wherever their words may mean it', async () => {
    const about = 'rewiring and EV chargers in Leeds'
    expect((await understood(about)).rivals).not.toEqual([])
    const answers = { broughtIndustry: 'electrician', businessName: 'Volt & Co' }
    expect(await understood(about, answers)).toMatchObject({
      ...{ spokenOf: { id: 'electrician' }, rivals: [] },
      look: { artwork: 'electrician' },
    })
    for (const broughtIndustry of industrySlugs) {
      const { spokenOf, rivals } = await understood(about, { broughtIndustry })
      if (broughtIndustry !== 'electrician') expect(spokenOf?.id).not.toBe(broughtIndustry)
      expect(rivals.map(({ id }) => id)).not.toContain(broughtIndustry)
    }
  })

  it.each([
    'We cut hair for men on Kirkgate',
    'Cutting men’s hair since 1982',
    'We cut gents’ hair and trim beards',
    'I cut men’s hair',
    'Hair for men and boys',
    'We cut hair',
  ])('is the barber shop that its owner came in by where they say %j', async (about) => {
    const barber = { spokenOf: { id: 'barber-shop' } }
    expect(await understood(about, { broughtIndustry: 'barber-shop' })).toMatchObject(barber)
    const salon = { spokenOf: { id: 'hair-styling' } }
    const broughtIndustry = 'barber-shop'
    for (const other of ['Hair salon in Leeds', 'Hairdresser for women'])
      expect(await understood(other, { broughtIndustry })).toMatchObject(salon)
  })

  it('is asked for of nobody whose words are the services of the trade that they came in by', async () => {
    const asked: string[] = []
    for (const slug of industrySlugs) {
      const { known } = await knownBusiness(answersOf({ industry: slug }))
      for (const { name } of known?.copy.services ?? []) {
        const alone = await understood(name)
        const may = [alone.spokenOf, ...alone.rivals].some((business) => business?.id === slug)
        const { spokenOf, rivals } = await understood(name, { broughtIndustry: slug })
        if (may && (spokenOf?.id !== slug || rivals.length > 0)) asked.push(`${slug}: ${name}`)
      }
    }
    expect(asked).toEqual([])
  })

  it.each([
    ['Pizza Pasta Gelato', 'Europe/Paris', { language: 'french', isSureOfLanguage: false }],
    ['Pizza Pasta Gelato', 'Europe/Berlin', { language: 'german', isSureOfLanguage: false }],
    ['I mend watches in a small workshop', 'Europe/Paris', { language: 'english', isSureOfLanguage: true }],
  ] as const)('the language of %j in %s: %o', async (words, timeZone, expected) => {
    expect(await understood(words, { timeZone, businessLocation: '' })).toMatchObject(expected)
  })
})

describe('[1.activities] what its owner set right', () => {
  it('a page says nothing of any trade where none of the known ones is it', async () => {
    const { business } = await pageOf({
      businessActivities: 'A bakery with sourdough bread and cakes',
      industry: noTradeId,
    })
    expect(business.industry).toBe(noTradeId)
  })

  it('what was no refusal is none, and its words stay', async () => {
    const businessActivities = 'Florist. No two bouquets are alike. No plastic.'
    const { refusals } = await understood(businessActivities)
    expect(refusals).toEqual(['No two bouquets are alike', 'No plastic'])
    const corrections = { refusals: ['No two bouquets are alike'], phones: [] }
    expect((await understood(businessActivities, { corrections })).refusals).toEqual(['No plastic'])
    expect(JSON.stringify(await pageOf({ businessActivities, corrections }))).toContain(
      'No two bouquets are alike',
    )
  })

  it('a doubtful number is no phone of the page until its owner says that it is', async () => {
    const businessActivities = 'Piano tuner, ring 01432 12345 for a visit'
    expect((await understood(businessActivities)).doubtfulPhones).toEqual(['01432 12345'])
    expect((await pageOf({ businessActivities })).business.phone).toBe('')
    const corrections = { refusals: [], phones: ['01432 12345'] }
    expect(await understood(businessActivities, { corrections })).toMatchObject({
      doubtfulPhones: [],
      facts: [{ kind: 'phone', text: '01432 12345' }],
    })
    expect((await pageOf({ businessActivities, corrections })).business.phone).toBe('01432 12345')
  })

  it('corrections of other words change nothing', async () => {
    const corrections = { refusals: ['No cats'], phones: ['0800 1'] }
    const words = 'Dog walker. No puppies. Ring 01432 12345.'
    expect(await understood(words, { corrections })).toEqual(await understood(words))
  })
})
