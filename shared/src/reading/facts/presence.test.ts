import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../../business/opening-hours.ts'
import { readDescription } from '../read-description.ts'

const hoursIn = (place: string, text: string): OpeningHours =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).hours.hours

const tenToFour = { opens: '10:00', closes: '16:00' }
const tuesdayToThursday: OpeningHours = { tue: [tenToFour], wed: [tenToFour], thu: [tenToFour] }

const present = [
  ['Ely, England', 'I mend chairs. You’ll find me in the old shed Tuesday to Thursday, 10am to 4pm.'],
  ['Ely, England', 'I mend chairs. I’m in the workshop Tue-Thu 10-4.'],
  [
    'Fulda, Deutschland',
    'Ich flechte Stühle. Sie finden mich in der Scheune Dienstag bis Donnerstag 10-16 Uhr.',
  ],
  ['Fulda, Deutschland', 'Ich flechte Stühle. Mein Laden hat geöffnet Di-Do 10-16 Uhr.'],
  ['Fulda, Deutschland', 'Ich flechte Stühle. Ihr findet mich Di bis Do von 10 bis 16 Uhr.'],
  ['Lyon, France', 'Je rempaille des chaises. Vous me trouvez mar-jeu 10h-16h.'],
  ['Lyon, France', 'Je rempaille des chaises. Vous me trouvez à l’atelier du mardi au jeudi de 10h à 16h.'],
  ['Madrid, España', 'Arreglo sillas. Me encontráis en el taller de martes a jueves de 10 a 16 h.'],
  ['Torino, Italia', 'Impaglio sedie. Mi trovate in bottega dal martedì al giovedì dalle 10 alle 16.'],
] as const

describe('[5.answers] who says where they are found says when', () => {
  it.each(present)('in %s: %s', (place, text) => {
    expect(hoursIn(place, text)).toEqual(tuesdayToThursday)
  })

  it.each([
    'I mend chairs. Open Tue-Thu 10-4, closed Sunday for church.',
    'I mend chairs. Tue-Thu 10-4, closed all day Monday for the market.',
  ])('and why a day is off takes nothing from the others: %s', (text) => {
    expect(hoursIn('Ely, England', text)).toMatchObject(tuesdayToThursday)
  })

  it.each([
    'I mend chairs. I’m away Tuesday to Thursday, 10am to 4pm.',
    'I mend chairs. You won’t find me Tuesday to Thursday, 10am to 4pm.',
    'I mend chairs. I’m only in the shed in summer, Tuesday to Thursday 10am to 4pm.',
    'I mend chairs. We’re out on weekdays 10-4 and closed on Sundays unless it rains.',
  ])('but not when they are not there: %s', (text) => {
    expect(hoursIn('Ely, England', text)).toEqual({})
  })
})
