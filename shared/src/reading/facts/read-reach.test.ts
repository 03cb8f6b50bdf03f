import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const reachIn = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' }).reach

const refused = [
  ['Ely, England', 'Bikes repaired. Please do not call 01353 662013, that is next door. Call 01353 662424.'],
  ['Berlin', 'Wir reparieren Fahrräder. Bitte nicht 030 2345678 anrufen. Telefon 030 8765432.'],
  ['Madrid', 'Arreglamos bicicletas en Madrid. No llame al 912 345 678. Teléfono 913 456 789.'],
  ['Paris', 'Nous réparons des vélos. N’appelez pas le 01 42 34 56 78. Téléphone 01 43 45 67 89.'],
  ['Roma', 'Ripariamo biciclette a Roma. Non chiamate 06 6982 1234. Telefono 06 4788 5678.'],
  ['Tokyo', '自転車を修理します。03-3234-5678には電話しないでください。電話03-3345-6789'],
  ['Seoul', '자전거를 수리합니다. 02-323-4567로 전화하지 마세요. 전화 02-765-4321'],
] as const

const moved = [
  ['Ely, England', 'We used to be at 14 Fore Street, now find us at 20 Mill Road.', '20 Mill Road'],
  ['Ely, England', 'We moved from 14 Fore Street to 20 Mill Road. Dogs groomed.', '20 Mill Road'],
  [
    'Berlin',
    'Wir waren früher in der Hauptstraße 4, jetzt sind wir in der Gartenstraße 9.',
    'Gartenstraße 9',
  ],
  ['Madrid', 'Antes estábamos en la Calle Mayor 4, ahora estamos en la Calle Luna 9.', 'Calle Luna 9'],
  ['Lyon', 'Nous étions autrefois au 4 rue Neuve, maintenant au 9 rue Haute.', '9 rue Haute'],
  ['Roma', 'Prima eravamo in Via Roma 4, adesso siamo in Via Verdi 9.', 'Via Verdi 9'],
] as const

describe('[5.answers] how a business is found', () => {
  it.each(refused)('in %s a number that shall not be called is none of its own: %s', (place, text) => {
    const { phones, doubtfulPhones } = reachIn(text, place)
    expect(phones).toHaveLength(1)
    expect(text.indexOf(phones[0] ?? '')).toBeGreaterThan(text.length / 2)
    expect(doubtfulPhones).toEqual([])
  })

  it.each(moved)('in %s a street where it once was is not its own: %s', (place, text, street) => {
    expect(reachIn(text, place).streetAddress.replace(/\.$/u, '')).toBe(street)
  })

  it('the address of an office is not its own', () => {
    const text = 'Yoga. Write to complaints@council.gov.uk if you dislike us. Otherwise hello@hart.co.uk.'
    expect(reachIn(text, 'Ely, England').emails).toEqual(['hello@hart.co.uk'])
  })

  it('words that only sound like it leave a contact alone', () => {
    for (const lead of ["Don't hesitate to call", 'We work in your neighbourhood, call', 'Not sure? Call'])
      expect(reachIn(`Bikes repaired. ${lead} 01353 662424.`, 'Ely, England').phones).toEqual([
        '01353 662424',
      ])
  })
})

describe('[5.answers] an area', () => {
  it('is no whole sentence, which is told as its owner wrote it', () => {
    const text = 'Wedding harpist. I travel across Kent and into London for weddings and parties'
    const { reach, statements } = readDescription(text, { name: 'Hart', place: 'Ely, England', timeZone: '' })
    expect(reach.area).toBe('')
    expect(statements.join(' ')).toContain('across Kent')
  })
})
