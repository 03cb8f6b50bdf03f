import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const refusalsIn = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).refusals.map((refusal) => refusal.text)

const qualities = [
  ['Ely, England', 'Gardener in Ely, not cheap but honest'],
  ['Ely, England', 'Gardener in Ely. Not the cheapest, but thorough.'],
  ['Ely, England', 'Gardener in Ely. Not always fast but always tidy.'],
  ['Fulda, Deutschland', 'Gärtner in Fulda, nicht billig aber ehrlich'],
  ['Fulda, Deutschland', 'Schreinerei in Fulda. Nicht immer schnell aber gründlich.'],
  ['Lyon, France', 'Jardinier à Lyon, pas le moins cher mais honnête'],
  ['Torino, Italia', 'Giardiniere a Torino, non economico ma onesto'],
  ['Sevilla, España', 'Jardinero en Sevilla, no barato pero honrado'],
  ['Soltau, Deutschland', 'Gasthof im Raum Soltau, kein tag ruhetag'],
  ['Ely, England', 'Café in Ely. No days off.'],
  ['Lyon, France', 'Bistrot à Lyon. Sans jour de fermeture.'],
  ['東京都', 'ラーメン屋です。定休日なし。'],
] as const

const refusals = [
  ['Ely, England', 'Mechanic in Ely. Not cars but bikes.'],
  ['Ely, England', 'Mechanic in Ely. No brickwork.'],
  ['Fulda, Deutschland', 'Werkstatt in Fulda. Nicht Autos sondern Fahrräder.'],
  ['Fulda, Deutschland', 'Hufpfleger in Fulda. Kein Beschlag.'],
  ['Torino, Italia', 'Officina a Torino. Non auto ma biciclette.'],
  ['Lyon, France', 'Garage à Lyon. Pas de pneus.'],
  ['Fulda, Deutschland', 'Trauerreden in Fulda. Auch Hochzeiten? Nein, nur Abschiede.'],
  ['Ely, England', 'Stitching in Ely. Machine embroidery? Sorry no.'],
] as const

describe('[5.answers] a refusal', () => {
  it.each(qualities)('is no boast: in %s, %s', (place, text) => {
    expect(refusalsIn(text, place)).toEqual([])
  })

  it.each(refusals)('is still one: in %s, %s', (place, text) => {
    expect(refusalsIn(text, place)).toHaveLength(1)
  })
})
