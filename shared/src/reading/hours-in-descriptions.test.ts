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
        const description = text.replace('%', written.text.replaceAll('\n', '; '))
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
