import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: '', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price, detail, options }) =>
      [name, price, detail, ...options.map((one) => `${one.name}=${one.price}`)].filter(Boolean).join(' | '),
    )

const places = {
  en: 'Ludlow, England',
  de: 'Fulda, Deutschland',
  fr: 'Lyon, France',
  es: 'Madrid, España',
  it: 'Roma, Italia',
  ja: '松本市, 日本',
} as const

type Row = readonly [keyof typeof places, string, readonly string[]]

describe('[6.reading] a price that goes on from the one before it', () => {
  it.each<Row>([
    [
      'en',
      'Loom restorer. Warping, weaving, repairs. From £30/hr or season plans from £190 per month.',
      ['Warping', 'weaving', 'repairs', 'season plans | from £190 per month'],
    ],
    [
      'en',
      'Kite school. £35 an hour or day ticket £120.',
      ['Kite school | £35 an hour', 'day ticket | £120'],
    ],
    ['en', 'Boat trips. Call-out £40 then £25 an hour.', ['Call-out | £40 | then=£25 an hour']],
    ['en', 'Kiln hire £30 or £25 for members.', ['Kiln hire | £30 | =£25 for members']],
    ['en', 'Pilates teacher. £9 a class or £70 for ten.', ['Pilates teacher | £9 a class | =£70 for ten']],
    ['en', 'Dog grooming. Wash £20 or wash and cut £35.', ['Wash | £20', 'wash and cut | £35']],
    [
      'de',
      'Steuern, Lohn. Ab 60 €/Std oder Pauschalen ab 250 €.',
      ['Steuern', 'Lohn', 'Pauschalen | ab 250 €'],
    ],
    ['de', 'Schweißerin. Anfahrt 30 €, danach 60 € pro Stunde.', ['Anfahrt | 30 € | danach=60 € pro Stunde']],
    ['fr', 'Plombier. Déplacement 40 € puis 50 € de l’heure.', ['Déplacement | 40 € | puis=50 € de l’heure']],
    [
      'fr',
      'Paie, bilans. À partir de 60 €/h ou forfaits dès 250 € par mois.',
      ['Paie', 'bilans', 'forfaits | dès 250 € par mois'],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(cardsIn(places[language], text)).toEqual(expected)
  })

  const first: Readonly<Record<string, readonly [keyof typeof places, readonly string[]]>> = {
    'The first hour is free': [
      'en',
      [', after that £30 an hour or £90 for a morning', ', then £30 or £80 a day'],
    ],
    'Premier cours gratuit': [
      'fr',
      [", ensuite 40 € de l'heure ou 180 € le mois", ', puis 35 € ou 90 € par mois'],
    ],
    'La primera clase es gratis': [
      'es',
      [', después 25 € la hora o 90 € al mes', ', luego 20 € o 70 € al mes'],
    ],
    'Prima lezione gratuita': [
      'it',
      [', poi 35 euro l’ora o 120 euro al mese', ', dopo 30 € oppure 90 € al mese'],
    ],
    'Die erste Stunde ist kostenlos': [
      'de',
      [', danach 45 € pro Stunde oder 200 € im Monat', ', dann 40 € oder 150 € im Monat'],
    ],
  }
  const chains = Object.entries(first).flatMap(([free, [language, rest]]) =>
    rest.map((behind) => [language, `${free}${behind}.`] as const),
  )

  it.each(chains)('%s: «%s» begins no card, behind whatever stands before it', (language, sentence) => {
    const before = {
      en: 'Vows, letters.',
      fr: 'Chant, piano.',
      es: 'Canto, piano.',
      it: 'Canto, pianoforte.',
    }
    const lead = language in before ? before[language as keyof typeof before] : 'Gesang, Klavier.'
    expect(cardsIn(places[language], `${lead} ${sentence}`)).toEqual(lead.replace('.', '').split(', '))
  })
})

describe('[6.reading] what belongs to a price, and what to another thing', () => {
  it.each<Row>([
    ['fr', 'Kayak 25 € par jour et par personne.', ['Kayak | 25 € par jour et par personne']],
    ['de', 'Kajak 25 € pro Tag und Person.', ['Kajak | 25 € pro Tag und Person']],
    ['es', 'Kayak 25 € por día y persona.', ['Kayak | 25 € por día y persona']],
    [
      'it',
      'Canoe, kayak. Kayak 25 € al giorno e a persona.',
      ['Canoe', 'kayak | 25 € al giorno e a persona'],
    ],
    ['es', 'Oficinas, portales. 14 €/hora mínimo 3 horas.', ['Oficinas', 'portales']],
    ['de', 'Büros, Treppenhäuser. 28 €/Stunde mindestens 2 Stunden.', ['Büros', 'Treppenhäuser']],
    ['fr', 'Bureaux, vitres. 25 €/h minimum 2 heures.', ['Bureaux', 'vitres']],
    ['en', 'Pottery party £180 up to 12 children.', ['Pottery party | £180 | up to 12 children']],
    [
      'en',
      'We also do chimney checks (free) and stove days, £75.',
      ['chimney checks | free', 'stove days | £75'],
    ],
    ['en', 'Full sweep £60, look only (no sweep) £25.', ['Full sweep | £60', 'look only | £25 | no sweep']],
    [
      'en',
      'Sweeping. Home visits within 12 miles of Ludlow £85.',
      ['Home visits | £85 | within 12 miles of Ludlow'],
    ],
    [
      'en',
      'Quarter load £90, half load £150, full load £240.',
      ['Quarter load | £90', 'half load | £150', 'full load | £240'],
    ],
    // A kind of what stands before it stays its row.
    ['en', 'Rug washing £20, large rug £30.', ['Rug washing | £20 | large rug=£30']],
    [
      'ja',
      '大人コース月5,000円、子どもコース月3,500円。',
      ['大人コース | 月5,000円', '子どもコース | 月3,500円'],
    ],
    [
      'ja',
      '外まわりだけ月3,000円、掃除と換気まで月6,600円。',
      ['外まわりだけ | 月3,000円', '掃除と換気まで | 月6,600円'],
    ],
    ['ja', '夏期講習8月5,000円。', ['夏期講習8月 | 5,000円']],
  ])('%s: %s', (language, text, expected) => {
    expect(cardsIn(places[language], text)).toEqual(expected)
  })
})
