import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, timeZone: string) => readDescription(text, { name: 'A', place: '', timeZone })
const cardsOf = (text: string, timeZone: string): readonly string[] =>
  read(text, timeZone)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] a word for people in a list of things', () => {
  it.each([
    [
      'Gestoría en Soria: autónomos, nóminas, herencias, matriculaciones.',
      'Europe/Madrid',
      ['nóminas', 'herencias', 'matriculaciones'],
    ],
    [
      'Accounts office: landlords, payroll, VAT returns, probate.',
      'Europe/London',
      ['payroll', 'VAT returns', 'probate'],
    ],
    [
      'limpieza de casas, comunidades, oficinas y garajes',
      'Europe/Madrid',
      ['comunidades', 'oficinas', 'garajes'],
    ],
  ])('is one of them: %s', (text, timeZone, names) => {
    expect(cardsOf(text, timeZone)).toEqual(expect.arrayContaining([...names]))
  })

  it.each([
    ['Speech therapy for children, voice training, stammering help.', 'Europe/London', 'children'],
    ['Websites for small businesses: cafes, artists, charities.', 'Europe/London', 'artists'],
    ['Nähkurse: Kinder, Jugendliche, Erwachsene.', 'Europe/Berlin', 'Kinder'],
    ['Clases de pintura: niños, adultos, familias.', 'Europe/Madrid', 'niños'],
  ])('stays whom it is for where it is led to, or among others: %s', (text, timeZone, name) => {
    expect(cardsOf(text, timeZone)).not.toContain(name)
  })
})
