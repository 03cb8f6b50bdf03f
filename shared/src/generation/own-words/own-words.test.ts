import { describe, expect, it } from 'vitest'
import { findContactFacts, findServiceArea } from './contact-facts.ts'
import { findListedServices } from './listed-services.ts'
import { findOpeningHours } from './opening-hours.ts'
import { readOwnWords } from './own-words.ts'
import { sentencesOf } from './sentences.ts'

const namesIn = (text: string) => findListedServices(text).map(({ name }) => name)

describe('[7.own words] services a person lists', () => {
  it.each([
    ['Plumber in Leeds. Taps, boilers and bathrooms.', ['Taps', 'Boilers', 'Bathrooms']],
    ['We repair burst pipes and fit showers.', ['Burst pipes', 'Showers']],
    ['Our services include lawn care, hedges and tree work.', ['Lawn care', 'Hedges', 'Tree work']],
    ['Services: deep cleaning; ironing; windows', ['Deep cleaning', 'Ironing', 'Windows']],
    ['I do these:\n- haircuts\n- beard trims\n- hot shaves', ['Haircuts', 'Beard trims', 'Hot shaves']],
    ['ピアノ、バイオリン、声楽を教えています。', ['ピアノ', 'バイオリン', '声楽']],
    ['식탁, 책장, 의자를 주문 제작합니다.', ['식탁', '책장', '의자']],
    ['New and used tires, balancing and storage.', ['New and used tires', 'Balancing', 'Storage']],
    ['Grifos, fugas y calentadores.', ['Grifos', 'Fugas', 'Calentadores']],
    ['Wir bauen Möbel, Treppen und Türen.', ['Möbel', 'Treppen', 'Türen']],
  ])('%j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  it.each([
    'We are a small, friendly, family business.',
    'Leeds and Bradford.',
    'Nobody is asked to explain why they came, and the door is open day and night.',
    'Gifts of food, money and time keep the ovens warm.',
    '3歳のお子さまから大人の方まで、初心者も歓迎です。',
    '',
  ])('%j lists none', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  it('keeps the prices that are written, and only those', () => {
    expect(findListedServices('Bookkeeping from £90 per month, payroll, VAT returns (£45).')).toEqual([
      { name: 'Bookkeeping', pricing: 'from £90 per month' },
      { name: 'Payroll', pricing: '' },
      { name: 'VAT returns', pricing: '£45' },
    ])
  })
})

describe('[7.own words] prices written without a currency', () => {
  it.each([
    ['Piano lessons 45, theory 30.', '£#', { 'Piano lessons': '£45', Theory: '£30' }],
    ['Puncture 15, full service from 75', '$#', { Puncture: '$15', 'Full service': 'from $75' }],
    ['Taglio 25, colore e piega.', '# €', { Taglio: '25 €', Colore: '', Piega: '' }],
    ['カット 4500、カラー 6000', '#円', { カット: '4500円', カラー: '6000円' }],
  ])('%s', (text, form, priced) => {
    const services = findListedServices(text, form)
    expect(Object.fromEntries(services.map(({ name, pricing }) => [name, pricing]))).toEqual(priced)
  })

  it.each([
    'Working since 1998.',
    'Call 0161 496 0108.',
    'Grade 8.',
    'Open until 18.',
    'For people over 40.',
  ])('%j names none', (text) => {
    expect(findListedServices(text, '£#').filter(({ pricing }) => pricing !== '')).toEqual([])
  })
})

describe('[7.own words] facts a person states', () => {
  it.each([
    ['Call 0113 496 0000 today', '0113 496 0000'],
    ['(555) 010-1234 for a quote', '(555) 010-1234'],
    ['Tel. +49 761 123456', '+49 761 123456'],
    ['Llámame al 954 123 456.', '954 123 456'],
    ['電話 06-6123-4567', '06-6123-4567'],
    ['Since 1998, 2000 jobs, £1200, 12/11/2026', ''],
  ])('phone in %j', (text, phone) => {
    expect(findContactFacts(text).phone).toBe(phone)
  })

  it('e-mail, street and postcode', () => {
    expect(findContactFacts('hello@perch.example, 118 Wells Road, Bristol BS4 2AG')).toEqual({
      phone: '',
      email: 'hello@perch.example',
      streetAddress: '118 Wells Road',
      postalCode: 'BS4 2AG',
    })
  })

  it('the area they serve', () => {
    expect(findServiceArea('Family plumbers covering Leeds and Bradford since 1998.')).toBe(
      'Leeds and Bradford',
    )
    expect(findServiceArea('Covering the cost of parts')).toBe('')
  })

  it.each([
    ['Mon-Fri 8am-6pm', ['mon', 'tue', 'wed', 'thu', 'fri'], { opens: '08:00', closes: '18:00' }],
    ['open Saturday 9 to 1', ['sat'], { opens: '09:00', closes: '13:00' }],
    ['Mo-Fr 7-16 Uhr', ['mon', 'tue', 'wed', 'thu', 'fri'], { opens: '07:00', closes: '16:00' }],
    ['月〜土 10:00〜19:00', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], { opens: '10:00', closes: '19:00' }],
    ['lunes a viernes 9:30-14:00', ['mon', 'tue', 'wed', 'thu', 'fri'], { opens: '09:30', closes: '14:00' }],
  ] as const)('hours in %j', (text, days, span) => {
    expect(findOpeningHours(text)).toEqual(Object.fromEntries(days.map((day) => [day, [span]])))
  })

  it('no hours where none are written', () => {
    expect(findOpeningHours('Since Monday 12 people came. 5-10 minutes away.')).toEqual({})
  })
})

describe('[7.own words] sentences', () => {
  it('end at stops of any script and not within abbreviations or numbers', () => {
    expect(sentencesOf('Mr. Hale came at 3.30 p.m. today. Good! ピアノです。初心者も歓迎。')).toEqual([
      'Mr. Hale came at 3.30 p.m. today.',
      'Good!',
      'ピアノです。',
      '初心者も歓迎。',
    ])
  })

  it('how to reach someone is told apart from what they do', () => {
    const own = readOwnWords('I mend clocks. Call 0113 496 0000, Mon-Fri 8am-6pm')
    expect(own.sentences).toEqual(['I mend clocks.'])
    expect(own.reachSentences).toEqual(['Call 0113 496 0000, Mon-Fri 8am-6pm.'])
    expect(own.speaksAsOne).toBe(true)
  })
})

// One pattern for name and figure tried every cut of the name: this took longer than anybody waits.
it('[7.own words] a name before a figure that is none is read once, however long it is', () => {
  const long = `${'a'.repeat(6_000)}${'-'.repeat(6_000)}x`
  expect(findListedServices(`Taps, ${long}, boilers`).map(({ name }) => name)).toEqual([])
  expect(findListedServices('Lessons – ab 45, haircut (20), boilers').map(({ name }) => name)).toContain(
    'Haircut',
  )
})
