import { describe, expect, test } from 'vitest'
import { readingOf } from './known-business.ts'
import { draftOf } from './testing/draft-of.ts'

type Row = readonly [name: string, place: string, timeZone: string, about: string]

const businesses: readonly Row[] = [
  [
    'Bakkerij De Korenbloem',
    'Utrecht',
    'Europe/Amsterdam',
    'Ambachtelijke bakker. Desembrood € 4,95, speltbrood 4,50, krentenbollen 1,80. Wij bakken elke dag vers in onze eigen bakkerij. Bel 06-12345678',
  ],
  [
    'Bia Manicure',
    'Belo Horizonte',
    'America/Sao_Paulo',
    'Sou a Bia, manicure e pedicure. Mão R$ 35, pé R$ 40, alongamento em gel a partir de R$ 150. Atendo de terça a sábado com hora marcada. Whats 31 99999-8888',
  ],
  [
    'Oficina do Luthier',
    'Porto',
    'Europe/Lisbon',
    'Construo e reparo guitarras portuguesas, cavaquinhos e violinos. Mudança de cordas 15€, regulação 45€, trastes novos 180 €. Tel 912 345 678',
  ],
]

const answersOf = ([businessName, businessLocation, timeZone, businessActivities]: Row) => ({
  businessName,
  businessActivities,
  businessLocation,
  timeZone,
})

describe('[6.languages] a description in a language that pages have no words of', () => {
  test.each(businesses)(
    '[6.languages] %s gets no sentence of a trade in English, and no "and"',
    (...business) => {
      const made = draftOf(answersOf(business))
      if (!made.ok) throw new Error(made.problem.text)
      const { sections } = made.value
      const said = sections.flatMap((section) => ('heading' in section ? [section.heading] : []))
      expect(said.filter((heading) => / and /u.test(heading))).toEqual([])
      expect(readingOf(answersOf(business))).toMatchObject({ isForeign: true, trade: { outcome: 'none' } })
      const quotes = sections.flatMap((section) => (section.type === 'QuoteBanner' ? [section.primary] : []))
      for (const quote of quotes) expect(business[3]).toContain(quote.replace(/\.$/u, ''))
    },
  )

  test.each(businesses)('[6.languages] the phone of %s is one of its country', (...business) => {
    expect(readingOf(answersOf(business)).reach.phones).toHaveLength(1)
  })

  test('[6.languages] where a language of ours is at home, pages are in it', () => {
    const text = businesses[0]?.[3] ?? expect.fail()
    expect(
      readingOf({
        businessName: '',
        businessActivities: text,
        businessLocation: 'Köln',
        timeZone: 'Europe/Berlin',
      }),
    ).toMatchObject({ language: 'german' })
  })
})
