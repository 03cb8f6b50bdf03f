import { type Language, languages } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { allowances } from './allowances.ts'
import { kindCopies } from './kind-copies.ts'
import { kinds } from './kinds.ts'
import { knownBusiness } from './known-business.ts'
import { packOfKind } from './pack-of-kind.ts'
import { knownTrades } from './recognize/known-trades.ts'

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const english = async (kind: string) => {
  const copy = (await kindCopies[`${kind} english`]?.())?.copy
  if (copy === undefined) throw new Error(kind)
  return copy
}

const pageOf = async (businessName: string, businessActivities: string) => {
  const { known } = await knownBusiness({ businessName, businessActivities, businessLocation: '' })
  if (known === undefined) throw new Error(businessActivities)
  const { american: _, ...copy } = known.copy
  return { ...copy, texts: textsIn(copy) }
}

/** What leaves as little as can be: farewells, nothing but walking in, and gifts alone. */
const leastAllowed: Readonly<Record<Language, string>> = {
  english: 'Funerals, express, walk-ins only, donations welcome.',
  german: 'Trauerfeiern, Express, ohne Termin, gegen Spende.',
  spanish: 'Funerales, express, sin cita, la voluntad.',
  french: 'Obsèques, express, sans rendez-vous, prix libre.',
  italian: 'Funerali, express, senza appuntamento, offerta libera.',
  japanese: '葬儀、当日、予約不要、カンパ。',
  Korean: '장례, 당일, 예약 없이, 자율 기부.',
}

it.each(languages)(
  '[7.kinds] in %s something is left to say of every trade, whatever is not allowed',
  async (language) => {
    const written = leastAllowed[language]
    const silent: string[] = []
    for (const { id, kind } of knownTrades()) {
      const pack = await packOfKind({
        kindId: kind,
        language,
        trade: { id, name: 'Hart' },
        written,
        said: written,
        ways: ['call-out'],
      })
      for (const part of ['introductions', 'servicesLines', 'quotes', 'contactLines'] as const)
        if ((pack?.copy[part] ?? ['']).every((text) => text === '')) silent.push(`${kind}: ${part}`)
    }
    expect([...new Set(silent)]).toEqual([])
  },
)

describe.each(allowances)(
  '[7.kinds] texts that speak of $of',
  ({ kinds: of = kinds.map(({ id }) => id), words }) => {
    it('exist in each of the kinds', async () => {
      const said = await Promise.all(of.map(async (kind) => textsIn(await english(kind))))
      expect(said.flat().some((text) => words.test(text))).toBe(true)
    })
  },
)

const feast =
  /celebrat|danc|your day|your date|morning after|rain|hosts|half|[Ff]eier|(?:dem|das|Ihr|Ihrem|nächste) Fest\b|tanzen|Regen|Gastgeber|Hälfte|fête|dansera|s’il pleut|hôtes|celebr|fiesta|bailar|llueve|anfitri|festa|baller|piove|お祝い|踊|雨|잔치|춤|비가/u

it.each([
  ['Ellis Ceremonies', 'Civil celebrant in Truro. Weddings £480, namings £160, funerals £220.'],
  ['Worte zum Abschied', 'Freie Rednerin in Jena. Hochzeiten 900 €, Trauerreden 350 €.'],
  ['Beerdigungsreden Kuhn', 'Freier Redner für Taufen, Hochzeiten und den letzten Weg. Rede 400 €.'],
  ['Ana Oficiante', 'Maestra de ceremonias en Gijón. Bodas 300 €, funerales civiles 180 €.'],
  ['Paroles', 'Officiante de cérémonies laïques à Nantes. Mariages 800 €, obsèques 350 €.'],
  ['Le parole giuste', 'Celebrante laica a Parma. Matrimoni 500 €, esequie civili 250 €.'],
])(
  '[7.kinds] the page of %s says nothing of a feast, since there are farewells',
  async (name, activities) => {
    const { texts } = await pageOf(name, activities)
    expect(texts.filter((text) => feast.test(text))).toEqual([])
  },
)

it.each([
  ['Ellis Ceremonies', 'Civil celebrant in Truro. Weddings £480, namings £160. No funerals.'],
  ['Laut und Bunt', 'Freie Rednerin in Jena. Hochzeiten 900 €, Taufen 400 €. Auch Junggesellenabschied.'],
])('[7.kinds] the page of %s still speaks of the day', async (name, activities) => {
  const { texts } = await pageOf(name, activities)
  expect(texts.filter((text) => feast.test(text))).not.toEqual([])
})

it.each([
  ['English', 'Puppet shows for schools and libraries. Show £200.', /danc|celebrat/iu],
  ['German', 'Puppentheater für Kitas und Büchereien. Vorstellung 250 €.', /tanz|gefeiert/iu],
  ['French', 'Spectacle de marionnettes pour écoles et médiathèques. 250 € la séance.', /dansera|fêtez/iu],
  ['English', 'Kayak hire on the estuary. Single £20, double £30.', /shoes|uphill|on land/iu],
  ['German', 'Kajakverleih am See. Einer 15 €, Zweier 20 €.', /Schuh|bergauf|an Land/iu],
  ['English', 'Repair café. Toasters and lamps mended by volunteers. Free, donations welcome.', /\bgive\b/iu],
  [
    'English',
    'Fishmonger on the quay. Oysters from our own beds. No bookings. Orders by phone.',
    /order ahead/iu,
  ],
  ['English', 'Fishmonger. Oysters, mussels, clams.', /what is in it|allerg/iu],
  ['French', 'Poissonnerie. Huîtres, moules, palourdes.', /dedans|allergi/iu],
  ['English', 'Bookbinder. Theses bound while you wait, ledgers, albums.', /\bslow\b/iu],
] as const)(
  '[7.kinds] a page in %s says of "%s" nothing that it does not allow',
  async (_, activities, words) => {
    const { texts } = await pageOf('Hart & Lee', activities)
    expect(texts.filter((text) => words.test(text))).toEqual([])
  },
)

it.each([
  ['English', 'Puppet shows for birthday parties and schools. Show £200.', /danc|celebrat/iu],
  ['English', 'Guided walks in the hills. Half day £30, whole day £50.', /shoes|how far/iu],
  ['English', 'Support group. We meet weekly. Please give what you can, donations needed.', /give/iu],
  ['English', 'Bookbinder. Theses, ledgers, albums.', /\bslow\b/iu],
] as const)('[7.kinds] a page in %s still says of "%s" what it allows', async (_, activities, words) => {
  const { texts } = await pageOf('Hart & Lee', activities)
  expect(texts.filter((text) => words.test(text))).not.toEqual([])
})

it.each([
  ['Bookbinder. Theses £30, albums £40, ledgers, slipcases, weekend course £90.', /course/iu],
  ['Buchbinderei. Dissertationen 30 €, Alben, Bibeln, Schuber, Buchbindekurs 90 €.', /Kurs/u],
  ['Relieur. Thèses 30 €, albums, registres, coffrets, stage de reliure 90 €.', /stage/u],
  ['Podiatrist. Nail surgery £280, verruca care £40, insoles £90, home visits £60.', /visit/iu],
] as const)(
  '[7.kinds] the first button of "%s" does not ask for what it does besides',
  async (activities, words) => {
    const { actions } = await pageOf('Hart & Lee', activities)
    expect(actions.filter((text) => words.test(text))).toEqual([])
  },
)

it('[7.kinds] the first button of a kayak hire still asks about hire, and that of a caller about a visit', async () => {
  const hire = await pageOf('Hart & Lee', 'Kayak hire. Single £20, double £30, lessons £25, tours £60.')
  expect(hire.actions).toContain('Ask about hire')
  const calls = await pageOf('Hart & Lee', 'Septic tanks emptied, drains jetted, call-out £60, surveys.')
  expect(calls.actions).toContain('Ask for a visit')
})
