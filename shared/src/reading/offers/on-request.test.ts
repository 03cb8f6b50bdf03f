import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

interface Words {
  readonly place: string
  readonly things: readonly string[]
  readonly terms: readonly string[]
  readonly price: (figure: number) => string
  readonly comma: string
  readonly joint: string
}

const languages: Readonly<Record<string, Words>> = {
  english: {
    place: 'Ely, England',
    things: ['gutter cleaning', 'hedge trimming', 'fence painting', 'shed building', 'lawn mowing'],
    terms: ['POA', 'price on application', 'on request', 'by quote', '- quote on request'],
    price: (figure) => ` £${figure}`,
    ...{ comma: ', ', joint: ' ' },
  },
  german: {
    place: 'Fulda',
    things: ['Fensterreinigung', 'Heckenschnitt', 'Dachreinigung', 'Rasenpflege', 'Baumfällung'],
    terms: ['auf Anfrage', 'Preis auf Anfrage', 'nach Aufwand', 'a. A.'],
    price: (figure) => ` ${figure} €`,
    ...{ comma: ', ', joint: ' ' },
  },
  french: {
    place: 'Mâcon',
    things: ['nettoyage de vitres', 'taille de haies', 'tonte de pelouse', 'ramonage de cheminée'],
    terms: ['sur devis', 'sur demande', 'prix sur demande', 'nous consulter'],
    price: (figure) => ` ${figure} €`,
    ...{ comma: ', ', joint: ' ' },
  },
  spanish: {
    place: 'Sevilla',
    things: ['limpieza de cristales', 'poda de setos', 'pintura de vallas', 'corte de césped'],
    terms: ['a consultar', 'bajo presupuesto', 'según presupuesto', 'a convenir'],
    price: (figure) => ` ${figure} €`,
    ...{ comma: ', ', joint: ' ' },
  },
  italian: {
    place: 'Palermo',
    things: ['pulizia vetri', 'taglio siepi', 'tinteggiatura pareti', 'potatura alberi'],
    terms: ['su preventivo', 'su richiesta', 'prezzo da concordare', 'da concordare'],
    price: (figure) => ` ${figure} €`,
    ...{ comma: ', ', joint: ' ' },
  },
  japanese: {
    place: '京都市',
    things: ['窓拭き', '網戸張替え', '庭木の剪定', '草刈り'],
    terms: ['要見積', '応相談', '要相談', '別途お見積り'],
    price: (figure) => `${figure}00円`,
    ...{ comma: '、', joint: 'は' },
  },
  Korean: {
    place: '서울 마포구',
    things: ['창문 청소', '에어컨 청소', '욕실 청소', '입주 청소'],
    terms: ['견적 문의', '별도 문의', '협의'],
    price: (figure) => ` ${figure}만원`,
    ...{ comma: ', ', joint: ' ' },
  },
}

const offersIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' }).offers.filter(({ form }) => form === 'card')

const cases = Object.entries(languages).flatMap(([language, words]) =>
  words.terms.map((terms) => [language, terms, words] as const),
)

describe('[5.answers] a price that is to be asked for is no part of a name, and no service', () => {
  it.each(cases)('%s: %s', (language, terms, { place, things, price, comma, joint }) => {
    const random = seededRandom(`${language} ${terms}`)
    const asked = random.below(things.length)
    const pieces = things.map((thing, at) =>
      at === asked ? `${thing}${joint}${terms}` : `${thing}${price(2 + random.below(9))}`,
    )
    const cards = offersIn(place, pieces.join(comma))
    expect(cards.map(({ name }) => name)).toEqual(things)
    const said = terms.replace(/^- /u, '').replace(/\.$/u, '')
    expect(cards.map(({ detail }) => detail.includes(said))).toEqual(things.map((_, at) => at === asked))
  })

  test('the last sentence of a list of sentences is a service as well', () => {
    const cards = offersIn(
      'Bozeman, MT',
      'Deer mounts $750. Bear rugs $180. European mounts $160. Birds - quote on request.',
    )
    expect(cards.map(({ name }) => name)).toEqual(['Deer mounts', 'Bear rugs', 'European mounts', 'Birds'])
  })

  it.each([
    ['Ely, England', 'Hems £12, zips £18. Prices on application.', 'Hems|zips'],
    ['Ely, England', 'Hems £12, zips £18. Ask for Kelda. If unsure, just ask.', 'Hems|zips'],
    ['Fulda', 'Saum 12 €, Reißverschluss 18 €. Termine auf Anfrage.', 'Saum|Reißverschluss'],
    ['Mâcon', 'Ourlets 12 €, fermetures 18 €. Devis sur demande.', 'Ourlets|fermetures'],
    ['Palermo', 'Orli 12 €, cerniere 18 €. Prezzi su richiesta.', 'Orli|cerniere'],
    ['Sevilla', 'Bajos 12 €, cremalleras 18 €. Precios a consultar.', 'Bajos|cremalleras'],
  ])('%s: %s', (place, text, names) => {
    expect(offersIn(place, text).map(({ name }) => name)).toEqual(names.split('|'))
  })

  it.each([
    ['Fulda', 'Führungen 9 €, Nachtwächter 14 €. Mo-Sa nach Vereinbarung.'],
    ['Nagoya', '畳替え5,500円、襖3,300円。アパートの退去時はご相談ください。'],
  ])('days and occasions are none: %s: %s', (place, text) => {
    expect(offersIn(place, text)).toHaveLength(2)
  })
})
