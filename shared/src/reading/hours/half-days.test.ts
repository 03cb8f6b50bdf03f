import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const places = {
  en: ['Ludlow, England', 'Upholsterer.'],
  de: ['Fulda, Deutschland', 'Polsterei.'],
  fr: ['Quimper, France', 'Tapissier.'],
  es: ['Granada, España', 'Tapicería.'],
  it: ['Perugia, Italia', 'Tappezziere.'],
} as const
type Place = keyof typeof places

const timesIn = (language: Place, said: string) => {
  const [place, trade] = places[language]
  const { hours } = readDescription(`${trade} ${said}.`, { name: '', place, timeZone: '' })
  const week = Object.entries(hours.hours).map(([day, spans]) =>
    [day, ...spans.map(({ opens, closes }) => `${opens}-${closes}`)].join(' '),
  )
  return { week, words: hours.words }
}

const week = (days: string, span: string) => days.split(' ').map((day) => `${day} ${span}`)
const weekdays = week('mon tue wed thu fri', '08:00-17:00')

describe('[6.reading] times beside days of which only a part is named', () => {
  const halves: Readonly<Record<Place, readonly [string, readonly string[]]>> = {
    en: [
      'Mon-Fri 8-5',
      ['Saturday mornings', 'Sat morning', 'Sunday afternoons', 'Saturdays in the morning'],
    ],
    de: ['Mo-Fr 8-17 Uhr', ['Samstagvormittag', 'Sa vormittags', 'sonntags nachmittags']],
    fr: ['Du lundi au vendredi 8h-17h', ['samedi matin', 'le samedi matin', 'dimanche après-midi']],
    es: ['lunes a viernes de 8:00 a 17:00', ['sábados por la mañana', 'domingo por la tarde']],
    it: ['dal lunedì al venerdì 8-17', ['sabato mattina', 'domenica pomeriggio']],
  }
  const said = Object.entries(halves).flatMap(([language, [main, tails]]) =>
    tails.map((tail) => [language as Place, main, tail] as const),
  )

  it.each(said)('%s: %s, %s', (language, main, tail) => {
    const text = `${main}, ${tail}`
    expect(timesIn(language, text)).toEqual({ week: weekdays, words: [text] })
  })

  it.each([
    ['en', 'Mon-Fri 8-5, Wednesday mornings'],
    ['en', 'Mon-Fri 8-5 in winter, Saturday mornings'],
    ['en', 'Mon-Fri 8-5, alternate Saturday mornings'],
    ['en', 'Mon-Fri 8-5, no Friday mornings'],
    ['de', 'Mo-Fr 8-17, jeden zweiten Samstagvormittag'],
    ['fr', 'Lundi-vendredi 8h-17h de mai à juin, samedi matin'],
  ] as const)('%s: %s stays words', (language, text) => {
    expect(timesIn(language, text).week).toEqual([])
  })
})

describe('[6.reading] days and towns before times', () => {
  it.each([
    ['en', 'Clinic days Tuesday, Thursday and Saturday 9:00-13:00', week('tue thu sat', '09:00-13:00')],
    ['en', 'Our working days are Mon and Wed 10am-4pm', week('mon wed', '10:00-16:00')],
    ['en', 'lessons 7 days 8am - 8pm', week('mon tue wed thu fri sat sun', '08:00-20:00')],
    ['de', 'Öffnungstage Mi und Fr 10-18 Uhr', week('wed fri', '10:00-18:00')],
    ['de', 'Sprechzeiten in Bad Hersfeld Mo und Mi 8-12', week('mon wed', '08:00-12:00')],
    ['fr', 'Consultations à Quimper mardi et jeudi 9h-12h', week('tue thu', '09:00-12:00')],
    ['es', 'Atiendo en Granada lunes y jueves de 16 a 20', week('mon thu', '16:00-20:00')],
    ['it', 'Ricevo a Perugia su appuntamento lunedì e venerdì 15-19', week('mon fri', '15:00-19:00')],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(timesIn(language, text)).toEqual({ week: expected, words: [] })
  })

  it.each([
    ['it', 'Ricevo a Perugia lunedì 15-19 e a Terni venerdì 9-12'],
    ['de', 'Sprechzeiten in Fulda Mo 8-12, in Hünfeld Mi 8-12'],
    ['en', 'Derby market Saturday and Sunday 9-3'],
  ] as const)('%s: %s stays words', (language, text) => {
    expect(timesIn(language, text).week).toEqual([])
  })
})
