import { describe, expect, it } from 'vitest'
import { readDescription } from './read-description.ts'

const read = (place: string, text: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })

const cardsIn = (place: string, text: string) =>
  read(place, text)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const lists = [
  // One thing without a price in a sentence that tells something else, or beside many prices, is no card.
  [
    'Leeds, England',
    'Roofing. Tiles £90, slates £120. Meals on the roof, fully insured',
    ['Tiles', 'slates'],
  ],
  [
    'Leeds, England',
    'Framing. Frames £9, glass £12, mounts £4. Rehearsals beforehand',
    ['Frames', 'glass', 'mounts'],
  ],
  ['Leeds, England', 'Roofing. Surveys £120, refunded if you go ahead', ['Surveys']],
  // How long, how and for whom it is, and what is asked of those who come.
  ['Leeds, England', 'CVs £90, letters £40, 3 business days, one to one', ['CVs', 'letters']],
  ['Leeds, England', 'Roofing. Tiles £90. Gutters, soffits, Corve St', ['Tiles', 'Gutters', 'soffits']],
  ['Kiel', 'Honig 9 €, Met 7 €, Gläser bitte zurückbringen', ['Honig', 'Met']],
  ['Lucca, Italia', 'Bouquet 90 €, archi 80 €, anche famiglie straniere', ['Bouquet', 'archi']],
  [
    'Leeds, England',
    'Upholstery. Chairs £90, stools £65. We accept bupa, aviva and vitality',
    ['Chairs', 'stools'],
  ],
  ['Leeds, England', 'Candles. Jars £18, melts £5. Scents: fig, sea salt, tomato leaf', ['Jars', 'melts']],
  ['Leeds, England', 'Roofing. Tiles £90, slates £120. Leeds, Otley, Ilkley', ['Tiles', 'slates']],
  ['Kiel', 'Türen. Öffnung 79 €, Zylinder 45 €. Wir verbauen ABUS, BKS und DOM', ['Öffnung', 'Zylinder']],
  ['Kiel', 'Räumung. Keller 90 €, Dachboden 80 €. Köln, Hürth und Brühl', ['Keller', 'Dachboden']],
  ['Kiel', 'Moin, hier ist Hart. Öffnung 79 €, Zylinder 45 €', ['Öffnung', 'Zylinder']],
  ['Kiel', 'Griaß eich! Hundesalon in Urfahr. Baden 42 €, Trimmen 60 €', ['Baden', 'Trimmen']],
  [
    'Kiel',
    'Yoga. Probestunde 10 €, Karte 90 €. Kurse: Mo 18:30, Mi 9:30, Fr 17:00',
    ['Probestunde', 'Karte'],
  ],
  [
    'Madrid, España',
    'Fontanería. Fugas 40 €, atascos 60 €. Madrid y toda la provincia',
    ['Fugas', 'atascos'],
  ],
  ['Roma, Italia', 'Idraulico. Perdite 40 €, caldaie 90 €. Roma e provincia', ['Perdite', 'caldaie']],
  ['東京都', '木工房です。椅子4万円、机9万円。ナラ、クルミ、サクラを使います', ['椅子', '机']],
  ['서울', '이삿짐입니다. 원룸이사 15만원, 사다리차 12만원. 서울 인천 부천', ['원룸이사', '사다리차']],
] as const

describe('[5.answers] what a sentence lists that names makes, kinds, towns or times', () => {
  it.each(lists)('is no service: in %s, %s', (place, text, services) => {
    expect(cardsIn(place, text)).toEqual(services)
  })
})

const first = [
  [
    'Fulda',
    'Tore, Geländer, Gitter, alles nach Maß. Geländer 320 €, Gartentore 1.100 €, Schweißen 68 €',
    'Tore',
  ],
  [
    'Leeds, England',
    'Wills, lasting powers of attorney, trusts and probate help. Single will £150, mirror wills £240, deeds £180',
    'trusts',
  ],
] as const

it.each(first)('[5.answers] what a description begins with is listed: in %s, %s', (place, text, service) => {
  expect(cardsIn(place, text)).toContain(service)
})

const prices = [
  ['Leeds, England', 'Barber. cut 15 fade 18 beard 10', ['cut £15', 'fade £18', 'beard £10']],
  ['Leeds, England', 'Alterations. Hems £10 / £15 lined, zips £14', ['Hems £10 + lined £15', 'zips £14']],
  ['Leeds, England', 'Tailor. Hems £10, express +£5', ['Hems £10 + express +£5']],
  ['Fulda', 'Werkstatt. Radwechsel 25 € (SUV 35 €)', ['Radwechsel 25 € + SUV 35 €']],
  ['Fulda', 'Nachhilfe. Einzelstunde 38 €/60 Min., Gruppe 14 €', ['Einzelstunde 38 €/60 Min. + Gruppe 14 €']],
  ['Leeds, England', 'Massage. Back £35/30 min, feet £25', ['Back £35/30 min', 'feet £25']],
  [
    'Leeds, England',
    'Soy candles: lavender, woodsmoke. 8 oz £14, 12 oz £20',
    ['Soy candles  + 8 oz £14 + 12 oz £20'],
  ],
  [
    'Cork, Ireland',
    'Chimneys. clean €90 single €120 double, nests €40',
    ['clean €90 + double €120', 'nests €40'],
  ],
  [
    'Cork, Ireland',
    'Stoves. Sweep €65, baffle replacement 275, rope €45',
    ['Sweep €65', 'baffle replacement €275', 'rope €45'],
  ],
  [
    'Cork, Ireland',
    'Stoves. Sweep €65, rope €45. Glass replacement 120',
    ['Sweep €65', 'rope €45', 'Glass replacement €120'],
  ],
  [
    'Austin, TX',
    'Upholstery. 3 seater $140, 2 seater $110, armchair $60',
    ['3 seater $140', '2 seater $110', 'armchair $60'],
  ],
  [
    'Roma, Italia',
    'Buffet. Carne 25 € ao quilo, verdure 15 € al chilo',
    ['Carne 25 € ao quilo', 'verdure 15 € al chilo'],
  ],
  ['Fulda', 'Öffnung. Türen 79 €, nachts und sonntags 119 €', ['Türen 79 € + nachts und sonntags 119 €']],
  ['Roma, Italia', 'Noleggio. E-bike 10 €, casco 2 €', ['E-bike 10 €', 'casco 2 €']],
  ['서울', '미용실입니다. 커트 2만, 펌 5만', ['커트 2만', '펌 5만']],
] as const

describe('[5.answers] prices as owners also write them', () => {
  it.each(prices)('in %s: %s', (place, text, shown) => {
    const cards = read(place, text).offers.map(({ name, price, options }) =>
      [`${name} ${price}`, ...options.map((option) => `${option.name} ${option.price}`)].join(' + '),
    )
    expect(cards).toEqual(shown)
  })
})

const evenings = [
  ['Leeds, England', 'Joinery. Mon-Fri 9-5.30, Thursday till 7.30', 'thu', '19:30'],
  ['Leeds, England', 'Joinery. Mon-Sat 9.30am-6pm (Thurs late till 8)', 'thu', '20:00'],
  ['Leeds, England', 'Joinery. Open 7 days 11am til 9pm, fri sat til 10', 'sat', '22:00'],
  ['Fulda', 'Tischlerei. Mo-Fr 9-18 Uhr, Do bis 20 Uhr', 'thu', '20:00'],
] as const

describe('[5.answers] a day that closes later than the others', () => {
  it.each(evenings)('in %s opens when they do: %s', (...[place, text, day, closes]) => {
    const { hours } = read(place, text).hours
    expect(hours[day]?.map((span) => span.closes)).toEqual([closes])
    expect(hours[day]?.[0]?.opens).toBe(hours.wed?.[0]?.opens)
    expect(hours.wed?.[0]?.closes).not.toBe(closes)
  })

  it('says nothing where nobody has said when it opens', () => {
    expect(read('Fulda', 'Tischlerei. Mo-Mi 9-18 Uhr, Do bis 20 Uhr').hours.hours).toEqual({})
  })
})

it('[5.answers] what is refused at the end of a clause is refused', () => {
  expect(read('Fulda', 'Fahrschule. Fahrstunde 62 €. Ratenzahlung nein').refusals).toMatchObject([
    { things: ['Ratenzahlung'] },
  ])
})
