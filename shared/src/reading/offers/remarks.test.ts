import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (place: string, text: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })

const cardsIn = (place: string, text: string): readonly string[] =>
  read(place, text)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const pricesOf = (place: string, text: string): readonly string[] =>
  read(place, text)
    .offers.filter(({ form }) => form === 'card')
    .flatMap(({ name, price, options }) =>
      [price, ...options.map((one) => one.price)].map((one) => `${name} ${one}`),
    )

const remarks = [
  ['Lyon, France', 'Camping. Tente 14 €, chalet 60 €, vélo 9 €. Piscine, épicerie, bar.', 3],
  ['Leeds, England', 'Phones. Screens £40, batteries £25, ports £30. Apple, Samsung, Nokia.', 3],
  ['Madrid, España', 'Pan. Hogaza 3 €, barra 2 €. Horno de piedra.', 2],
  ['Roma, Italia', 'Asilo. Retta 420 €, mensa 60 €, merenda 20 €. Cucina interna, giardino.', 3],
] as const

const works = [
  ['Leeds, England', 'Shoes. Heels £9, soles £30, laces £4. Key cutting.', 'Key cutting'],
  ['Leeds, England', 'Chimneys. Stoves £60, open fires £50. Bird nests removed.', 'Bird nests removed'],
  ['Fulda, Deutschland', 'Imkerei. Raps 6 €, Linde 7 €, Met 9 €. Imkerkurse für Anfänger.', 'Imkerkurse'],
  ['Madrid, España', 'Yoga. Hatha 9 €, yin 9 €, bono 60 €. Clases de meditación.', 'Clases de meditación'],
  [
    'Lyon, France',
    'Vélos. Freins 15 €, chaîne 20 €, roue 30 €. Location de remorques.',
    'Location de remorques',
  ],
  [
    'Roma, Italia',
    'Calzolaio. Tacchi 8 €, suole 18 €, cerniere 20 €. Duplicazione chiavi.',
    'Duplicazione chiavi',
  ],
  ['東京都', '畳店です。裏返し3,800円、新調12,000円、障子2,500円。家具の移動もします。', '家具の移動'],
  ['서울', '세탁소입니다. 코트 12,000원, 이불 10,000원, 운동화 6,000원. 수선도 합니다.', '수선'],
] as const

describe('[5.answers] what stands behind prices and has none', () => {
  it.each(remarks)('is a remark where it names no work: in %s, %s', (place, text, count) => {
    expect(cardsIn(place, text)).toHaveLength(count)
  })

  it.each(works)('is a service where it names work: in %s, %s', (place, text, service) => {
    expect(cardsIn(place, text)).toContain(service)
  })
})

const placed = [
  [
    'Fulda, Deutschland',
    'Schneiderei. Hosen 12 €. Nähkurs mittwochs 18-20 Uhr, 4 Abende 110 €.',
    'Nähkurs 110 €',
  ],
  ['Leeds, England', 'Piano lessons. Theory, aural, exams. 30 mins £20, 45 mins £28.', 'Piano lessons £28'],
  ['Leeds, England', 'Photos. Portrait packages begin at £180, prints £9.', 'Portrait packages £180'],
  ['Lyon, France', 'Plomberie. Déplacement 75 €, puis 48 €/h.', 'Déplacement 48 €/h'],
  ['Madrid, España', 'Fisio. Sesión 42 €, bono de 5 190 €.', 'Sesión 190 €'],
] as const

const unplaced = [
  [
    'Fulda, Deutschland',
    'Hofladen. Apfelsaft 11 €. Lieferung dienstags in Trier und Konz, 2 € pro Kiste.',
    'Apfelsaft',
  ],
  ['東京都', '犬の美容室です。歯みがき880円。送迎あり(片道1,100円)。', '歯みがき'],
] as const

const free = [
  ['Leeds, England', 'Cakes. Brownies £9. Free delivery on orders over £40.'],
  ['Fulda, Deutschland', 'Honig. Raps 9 €. Lieferung kostenlos ab 40 €.'],
  ['서울', '반찬가게입니다. 장조림 8,000원. 배달은 3만원 이상 무료.'],
] as const

describe('[5.answers] a price', () => {
  it.each(placed)('stands at what it is of: in %s, %s', (place, text, expected) => {
    expect(pricesOf(place, text)).toContain(expected)
  })

  it.each(unplaced)(
    'is of nothing in a sentence before, behind something else: in %s, %s',
    (place, text, name) => {
      expect(pricesOf(place, text).filter((one) => one.startsWith(name))).toHaveLength(1)
    },
  )

  it.each(free)('from which on something is free is of no service: in %s, %s', (place, text) => {
    expect(cardsIn(place, text)).toHaveLength(1)
  })

  it('is no time at which guests come and go', () => {
    const { offers } = read(
      'Leeds, England',
      'Twin room £90 a night, double £95. Arrive from 4, leave by 10.30.',
    )
    expect(offers.flatMap(({ price, options }) => [price, ...options.map((one) => one.price)])).not.toContain(
      '£10.30',
    )
  })
})

const named = [
  ['Leeds, England', 'Mobile vet. Exams £95, quality of life visits £60.', 'quality of life visits'],
  ['Roma, Italia', 'Elettricista. Uscita 30 €, ora di lavoro 35 €.', 'ora di lavoro'],
  ['Leeds, England', 'Coffins. Oak coffins £90, willow and wool coffins.', 'willow and wool coffins'],
] as const

describe('[5.answers] a name', () => {
  it.each(named)('is kept whole: in %s, %s', (place, text, name) => {
    expect(cardsIn(place, text)).toContain(name)
  })

  it('is no verb that a pronoun led to', () => {
    expect(cardsIn('Leeds, England', 'Websites from £90. Plain prices, I promise.')).not.toContain('promise')
  })
})
