import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'
import type { Reading } from '../reading.ts'

const read = (text: string, place: string): Reading =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })

const openDays = ({ hours }: Reading): string =>
  Object.entries(hours.hours)
    .filter(([, spans]) => spans.length > 0)
    .map(([day]) => day)
    .join(' ')

const stated = [
  ['Lyon, France', 'atelier vélo à Lyon, révision 60€, mer et sam 10h-18h', 'wed sat'],
  ['Ely, England', 'barber shop, mon tue thu fri 9 to 5, sat 9 to 1, closed wed', 'mon tue thu fri sat'],
  ['Ely, England', 'barber shop open mon tue thu fri 9 to 5, sat 9 to 1', 'mon tue thu fri sat'],
  ['Ely, England', 'Hot sauce. Find us Fri/Sat 12-9 at the market', 'fri sat'],
  ['Ely, England', 'Carved bears. Stop by the barn sat/sun 10-4 or call 01353 662012', 'sat sun'],
  [
    'Ely, England',
    'Cuts £20. Walk ins ok before noon. Closed sun mon, tue-sat 10am-7pm',
    'tue wed thu fri sat',
  ],
  ['Aarau, Schweiz', 'Coiffeur. Di-Fr 8.30-18.30. Ohne Voranmeldung donnerstags', 'tue wed thu fri'],
  ['Asti, Italia', 'Vini sfusi. Degustazione il venerdì dalle 18. Mar-gio 9-12:30', 'tue wed thu'],
  ['Treviso, Italia', 'Trattoria. Aperti mer-ven a pranzo 12-14.30 e cena 19-22', 'wed thu fri'],
  ['Fulda, Deutschland', 'Gasthof. Finden Sie uns Mi-Fr 11-22 Uhr', 'wed thu fri'],
] as const

const inWords = [
  ['Ely, England', 'nail bar, 8am to 9pm, walk ins ok', '8am to 9pm'],
  ['Ely, England', 'taxi and airport runs 8am to 9pm', '8am to 9pm'],
  ['Roma, Italia', 'Pizzeria, dalle 11 alle 23', 'dalle 11 alle 23'],
  ['Lyon, France', 'Crêperie, de 8h à 20h', 'de 8h à 20h'],
] as const

const always = [
  ['Ely, England', 'Locksmith. call anytime day or night 01353 662012', 'call anytime day or night'],
  ['Ely, England', 'Well drilling. Call any hour if you are out of water 01353 662012', 'Call any hour'],
  ['Ely, England', 'Towing. Ring us 24/7 on 01353 662012', 'Ring us 24/7'],
  ['Fulda, Deutschland', 'Klempner. Anruf Tag und Nacht 0661 123400', 'Anruf Tag und Nacht'],
  ['Lyon, France', 'Serrurier, appelez jour et nuit au 04 78 42 12 34', 'appelez jour et nuit'],
  ['Sevilla, España', 'Cerrajero. Llame a cualquier hora 954 22 10 10', 'Llame a cualquier hora'],
  ['Torino, Italia', 'Fabbro. Chiamate giorno e notte 011 562 1234', 'Chiamate giorno e notte'],
  ['京都市', '鍵の修理。電話は24時間いつでも 075-222-3344', '電話は24時間いつでも'],
  ['서울', '열쇠 수리. 밤낮없이 전화 주세요 02-323-4567', '밤낮없이'],
] as const

const untils = [
  ['Baltimore, MD', 'Towing. call 410-555-0111 till 10pm', 'call 410-555-0111 till 10pm'],
  ['Ely, England', 'Welder. Ring 01353 662012 before 8pm', 'Ring 01353 662012 before 8pm'],
  ['Ely, England', 'Welder. Ring 01353 662012 between 8am and 8pm', 'Ring 01353 662012 between 8am and 8pm'],
  ['Fulda, Deutschland', 'Klempner. Tel. 0661 123400 bis 22 Uhr', 'Tel. 0661 123400 bis 22 Uhr'],
  [
    'Lyon, France',
    "Plombier. Appelez le 04 78 42 12 34 jusqu'à 22h",
    "Appelez le 04 78 42 12 34 jusqu'à 22h",
  ],
  [
    'Sevilla, España',
    'Fontanero. Llame al 954 22 10 10 hasta las 22h',
    'Llame al 954 22 10 10 hasta las 22h',
  ],
  ['Torino, Italia', 'Idraulico. Chiamate 011 562 1234 fino alle 22', 'Chiamate 011 562 1234 fino alle 22'],
  ['京都市', '水道修理。電話075-222-3344（22時まで）', '電話075-222-3344（22時まで）'],
  ['서울', '수도 수리. 전화 02-323-4567 밤 10시까지', '전화 02-323-4567 밤 10시까지'],
] as const

describe('[5.answers] when a business is open', () => {
  it.each(stated)('in %s, a fact: %s', (place, text, days) => {
    expect(openDays(read(text, place))).toBe(days)
  })

  it.each(inWords)('in %s, words where no day is named: %s', (place, text, words) => {
    const reading = read(text, place)
    expect(openDays(reading)).toBe('')
    expect(reading.hours.words).toEqual([words])
    expect(reading.offers.map(({ name }) => name)).not.toContain(words)
  })

  it('what the business is stands apart from its hours', () => {
    const { clauses } = read('barber shop open Tue-Sat 9-5', 'Ely, England')
    expect(clauses[0]).toEqual({ label: 'trade', text: 'barber shop' })
  })
})

describe('[5.answers] when a number is answered', () => {
  it.each(always)('in %s at any hour: %s', (place, text, words) => {
    expect(read(text, place).hours.always).toBe(words)
  })

  it.each([
    'Call 24 hours before you come',
    'Call anytime for a quote',
    'Ring us 24 hours in advance',
    'Call me, no day or night visits',
  ])('and not: %s', (text) => {
    expect(read(`Plumber in Ely. ${text}. 01353 662012`, 'Ely, England').hours.always).toBe('')
  })

  it.each(untils)('in %s until an hour, which is said beside it: %s', (place, text, words) => {
    const { reach, hours } = read(text, place)
    expect(reach.phones).toHaveLength(1)
    expect(reach.doubtfulPhones).toEqual([])
    expect(hours.words).toEqual([words])
    const week = read(`${text}. Mon-Fri 9am-5pm`, place)
    if (week.language === 'english') expect(openDays(week)).toBe('mon tue wed thu fri')
  })
})

describe('[5.answers] hours beside what is said of other things', () => {
  const stated = (text: string, place: string) => {
    const { hours } = readDescription(text, { name: 'Bay', place, timeZone: '' }).hours
    return Object.fromEntries(Object.entries(hours).filter(([, spans]) => spans.length > 0))
  }
  const weekdaysOnly = (opens: string, closes: string) =>
    Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ opens, closes }]]))

  it.each([
    ['Dog walks £12. Weekdays 8 til 4, weekends for boarding only.', 'Limerick, Ireland'],
    ['Wool and buttons. Open Mon-Fri 8 to 4. Knit night every second Friday 6.30.', 'Leeds, England'],
    ['Wool and buttons. Order by noon for same day. Open Mon-Fri 8 to 4.', 'Leeds, England'],
    ['Soups and scones. Mon - Fri 8am - 4pm. We close when the scones run out.', 'Leeds, England'],
    ['Körbe und Truhen. Werkstattverkauf Mo-Fr 8-16 Uhr.', 'Lichtenfels, Deutschland'],
  ])('“%s” states them', (text, place) => {
    expect(stated(text, place)).toEqual(weekdaysOnly('08:00', '16:00'))
  })

  it.each([
    ['Massage 30 min £38. Mon 12-8, Tues 12-8, alternate Sats.', 'Hove, England'],
    ['Books, new and old. Open 10 to 6 every day. In winter shut at 5.', 'Leeds, England'],
    ['Fußpflege 28 €. Mo, Mi, Fr 9 bis 17 Uhr, Di u. Do Hausbesuche.', 'Fulda, Deutschland'],
    ['Pilates for all. Pilates Mon-Fri 9-10.', 'Leeds, England'],
    ['Plants. March to October Mon-Fri 8-16.', 'Leeds, England'],
  ])('“%s” states none', (text, place) => {
    expect(stated(text, place)).toEqual({})
  })
})
