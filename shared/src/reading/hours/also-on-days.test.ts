import { describe, expect, test } from 'vitest'
import type { Language } from '../../language/language.ts'
import { readDescription } from '../read-description.ts'
import { readHours } from './read-hours.ts'

const always: readonly (readonly [Language, readonly string[], readonly string[]])[] = [
  [
    'german',
    ['Notdienst 24h', 'Rund um die Uhr erreichbar'],
    ['auch am Wochenende', 'auch sonntags', 'auch am Samstag und Sonntag'],
  ],
  ['italian', ['Pronto intervento 24 ore su 24'], ['anche la domenica', 'anche sabato e domenica']],
  ['spanish', ['Urgencias 24 horas'], ['también los domingos', 'también fines de semana']],
  ['french', ['Dépannage 24h/24'], ['même le dimanche', 'aussi le week-end']],
  ['english', ['Emergency call-outs 24/7'], ['even on Sundays', 'also at weekends']],
]

describe('[5.hours] any hour, also on some days', () => {
  test.each(always)('[5.hours] in %s it is any hour of every day', (language, said, days) => {
    for (const any of said)
      for (const day of days)
        for (const joint of [' ', ', ']) {
          const clause = `${any}${joint}${day}`
          expect([clause, readHours([clause], language)]).toEqual([
            clause,
            { hours: {}, words: [], always: clause },
          ])
        }
  })

  test('[5.hours] any hour of named days stays theirs', () => {
    expect(Object.keys(readHours(['Samstag und Sonntag 24 Stunden'], 'german').hours)).toEqual(['sat', 'sun'])
  })

  test('[6.reading] a sentence ends behind the tax of its price', () => {
    const { statements, refusals, offers } = readDescription(
      'Wartung und Reparatur. Stunde Monteur 88 € zzgl. MwSt. Haushaltsgeräte reparieren wir nicht. Anfahrt 59 € zzgl. MwSt. pro Einsatz.',
      { name: 'Kältetechnik Brandl', place: 'Passau', timeZone: 'Europe/Berlin' },
    )
    expect(statements.some((one) => one.includes('MwSt. Haushaltsgeräte'))).toBe(false)
    expect(refusals.map(({ text }) => text)).toEqual(['Haushaltsgeräte reparieren wir nicht'])
    expect(offers.map(({ price }) => price)).toContain('88 € zzgl. MwSt')
  })
})
