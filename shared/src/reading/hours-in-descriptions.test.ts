import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { type Language, languages } from '../language/language.ts'
import { writeHours } from './hours/write-hours.testing.ts'
import { readDescription } from './read-description.ts'

interface Surroundings {
  readonly place: string
  /** Descriptions with a place for hours. */
  readonly texts: readonly string[]
}

const surroundings: Readonly<Record<Language, Surroundings>> = {
  english: {
    place: 'Ely, England',
    texts: [
      'barber shop, cuts £15, shaves £9, %',
      'Barber in Ely open %. Cuts £15.',
      'Opening hours: %. Call 01353 662012',
      'We are open % at 12 Fore Street',
      'Plants and seeds. Nursery open %',
      'Taps fixed. Available %. Cash only.',
      'Bikes mended and sold here - % - 01353 662012',
      'We mend bikes (%)',
      'Dogs groomed £30 | % | no cats',
      'Books rebound. Post it to me or drop in %. No comics',
    ],
  },
  german: {
    place: 'Fulda, Deutschland',
    texts: [
      'Friseur in Fulda. Schnitt 20 €. %',
      'Geöffnet %. Tel. 0661 123400',
      'Unser Hofladen ist % geöffnet',
      'Sprechzeiten der Praxis: %, Termine nach Vereinbarung',
      'Brot und Kuchen aus dem Ofen (%)',
      'Verkauf im Hof, wir sind % da',
      'Hausmeister in Fulda. Erreichbar % unter 0661 123400',
      'Kurs 65 € p.P. Laden %',
    ],
  },
  spanish: {
    place: 'Madrid, España',
    texts: [
      'Peluquería en Madrid. Corte 15 €. %',
      'Abrimos %. Tel. 954 22 10 10',
      'Nuestra tienda está abierta. Atendemos %',
      'Hacemos pan y dulces (%)',
    ],
  },
  french: {
    place: 'Lyon, France',
    texts: [
      'Coiffeur à Lyon. Coupe 20 €. %',
      'Atelier ouvert %, sans rendez-vous',
      'Nous faisons du pain et des gâteaux (%)',
      'Je vous reçois %',
    ],
  },
  italian: {
    place: 'Torino, Italia',
    texts: [
      'Parrucchiere a Torino. Taglio 20 €. %',
      'Negozio di pane e dolci. Siamo aperti %',
      'Facciamo il pane e i dolci (%)',
      'Il nostro orario: %. 011 562 1234',
    ],
  },
  japanese: {
    place: '東京都',
    texts: ['東京の美容室です。カット4,000円。%', '営業時間：%', 'パンとケーキ（%）', '【営業時間】%'],
  },
  Korean: {
    place: '서울',
    texts: ['서울 미용실입니다. 커트 2만원. %', '영업시간: %', '빵과 케이크 (%)', '상담 가능 시간 %'],
  },
}

const weeks = 30

describe('[5.answers] hours in the midst of a description', () => {
  it.each(languages)('in %s are never those of another week, nor a service', (language) => {
    const { place, texts } = surroundings[language]
    const found = texts.flatMap((text) =>
      Array.from({ length: weeks }, (_, seed) => {
        const written = writeHours(seededRandom(`${text} ${seed}`), language)
        const inLine = written.text.replaceAll('\n', '; ')
        // Nobody writes a bracket of one form within another.
        const shown = /[(（]%/u.test(text)
          ? inLine.replace(/[()]/gu, (sign) => (sign === '(' ? '[' : ']'))
          : inLine
        const description = text.replace('%', shown)
        const { hours, offers } = readDescription(description, { name: 'Hart', place, timeZone: '' })
        const stated = Object.entries(hours.hours).filter(([, spans]) => spans.length > 0)
        const services = offers.filter(({ name }) => /\p{N}/u.test(name)).map(({ name }) => name)
        if (stated.length > 0)
          expect({ description, hours: Object.fromEntries(stated), services }).toEqual({
            description,
            hours: written.hours,
            services: [],
          })
        return stated.length > 0
      }),
    )
    expect(found.filter((isFound) => isFound).length).toBeGreaterThanOrEqual(found.length * 0.95)
  })
})

const parts = [
  ['서울', '집수리. 아침 8시부터 저녁 8시까지 연중무휴', '08:00', '20:00'],
  ['서울', '빵집입니다. 매일 새벽 5시~오후 6시', '05:00', '18:00'],
  ['東京都', '靴の修理。毎日 朝9時〜夜8時', '09:00', '20:00'],
  ['東京都', '靴の修理。毎日 10:00-18:00 駅ビル地下1階', '10:00', '18:00'],
] as const

describe('[5.answers] hours said by the parts of the day', () => {
  it.each(parts)('in %s are those of the clock: %s', (...[place, text, opens, closes]) => {
    const { hours } = readDescription(text, { name: 'Hart', place, timeZone: '' }).hours
    expect(hours.mon).toEqual([{ opens, closes }])
    expect(Object.values(hours)).toHaveLength(7)
  })

  it('at noon and in the evening of other days are both', () => {
    const text = 'Bistrot à Lyon. Midi du mardi au samedi 12h-14h15, soir jeudi vendredi samedi 19h-22h'
    const { hours } = readDescription(text, { name: 'Hart', place: 'Lyon, France', timeZone: '' }).hours
    expect(hours.tue).toEqual([{ opens: '12:00', closes: '14:15' }])
    expect(hours.fri).toEqual([
      { opens: '12:00', closes: '14:15' },
      { opens: '19:00', closes: '22:00' },
    ])
  })

  it('twelve at night is no noon', () => {
    const text = '술집입니다. 매일 오후 5시~밤 12시'
    const { hours } = readDescription(text, { name: 'Hart', place: '서울', timeZone: '' }).hours
    expect(hours.mon?.[0]?.closes ?? '24:00').not.toBe('12:00')
  })
})

const shut = [
  ['Leeds, England', 'Joinery in Leeds. 9am-6pm (Sun, Mon closed)'],
  ['Fulda', 'Tischlerei in Fulda. 9-18 Uhr (So, Mo geschlossen)'],
  ['Lyon, France', 'Menuiserie à Lyon. 9h-18h (dimanche, lundi fermé)'],
  ['Madrid, España', 'Carpintería en Madrid. 9 a 18h (domingo, lunes cerrado)'],
  ['Roma, Italia', 'Falegnameria a Roma. 9-18 (domenica, lunedì chiuso)'],
  ['東京都', '木工房です。9時〜18時（日曜、月曜休み）'],
  ['서울', '목공방입니다. 오전 9시 ~ 오후 6시 (일요일, 월요일 휴무)'],
] as const

describe('[5.answers] days in brackets behind hours that are closed', () => {
  it.each(shut)('in %s are open at no hour: %s', (place, text) => {
    const { hours } = readDescription(text, { name: 'Hart', place, timeZone: '' }).hours
    const open = Object.entries(hours).filter(([, spans]) => spans.length > 0)
    expect(open.map(([day]) => day)).toEqual(['tue', 'wed', 'thu', 'fri', 'sat'])
  })
})

const more = [
  ['Leeds, England', 'Joinery in Leeds. Mon-Fri 8am-4pm, closed bank holidays', 5],
  ['Leeds, England', 'Joinery in Leeds. M-F 7a-4p', 5],
  ['Leeds, England', 'Joinery in Leeds. We are here 10-6 Tuesday to Saturday', 5],
  ['Madrid, España', 'Bar en Madrid. mié a dom 12 a 24 hs', 5],
  ['東京都', '木工房です。木金土の11時〜16時だけ開けています', 3],
  ['Fulda', 'Praxis in Fulda. vormittags Mo-Fr 8-12, nachmittags Mo, Di, Do 14-18', 5],
] as const

describe('[5.answers] hours as owners also say them', () => {
  it.each(more)('in %s: %s', (place, text, days) => {
    const { hours } = readDescription(text, { name: 'Hart', place, timeZone: '' }).hours
    expect(Object.values(hours).filter((spans) => spans.length > 0)).toHaveLength(days)
  })
})
