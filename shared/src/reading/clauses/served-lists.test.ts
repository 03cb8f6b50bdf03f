import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (place: string, text: string) => readDescription(text, { name: '', place, timeZone: '' })
const cardsIn = (place: string, text: string) =>
  read(place, text)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const lists = {
  'Norwich, England': ['for schools, libraries and festivals', 'for care homes, pubs and fetes'],
  'Fulda, Deutschland': ['für Schulen, Büchereien und Feste', 'in Kitas, Altenheimen und Zelten'],
  'Lyon, France': ['pour écoles, mairies et kermesses', 'pour entreprises, musées et marchés'],
  'Madrid, España': ['para colegios, museos y ferias', 'para empresas, bibliotecas y bodas'],
  'Roma, Italia': ['per scuole, biblioteche e feste', 'per aziende, musei e mercati'],
}
const things = {
  'Norwich, England': ['Puppet shows', 'lanterns'],
  'Fulda, Deutschland': ['Puppentheater', 'Laternen'],
  'Lyon, France': ['Marionnettes', 'lanternes'],
  'Madrid, España': ['Marionetas', 'farolillos'],
  'Roma, Italia': ['Burattini', 'lanterne'],
} as const

describe('[6.reading] whom work is done for', () => {
  const cases = Object.entries(lists).flatMap(([place, own]) =>
    own.map((list) => [place as keyof typeof things, list] as const),
  )
  it.each(cases)('%s: «%s» names no services', (place, list) => {
    const [first, second] = things[place]
    const members = list
      .split(/ /u)
      .slice(1)
      .join(' ')
      .split(/, | (?:and|und|et|y|e) /u)
    const cards = cardsIn(place, `${second} 12 €, ${first} 90 €. ${first} ${list}.`)
    expect(cards.filter((name) => members.includes(name))).toEqual([])
    expect(cards).toContain(second)
  })

  it.each([
    [
      'Fulda, Deutschland',
      'Fällung, Pflege. Für Privat, Hausverwaltungen und Gemeinden.',
      ['Fällung', 'Pflege'],
    ],
    [
      'Norwich, England',
      'Speech therapy for children, voice training and accent coaching.',
      ['voice training', 'accent coaching'],
    ],
    ['Norwich, England', 'Cleaning for schools, gutters and fascias.', ['gutters', 'fascias']],
    [
      'Norwich, England',
      'Bunting, puppet workshops for ages 5 to 11, and giant lanterns for carnivals.',
      ['puppet workshops for ages 5 to 11', 'giant lanterns'],
    ],
  ])('%s: %s', (place, text, expected) => {
    expect(cardsIn(place, text)).toEqual(expect.arrayContaining([...expected]))
    expect(cardsIn(place, text)).not.toContain('Hausverwaltungen')
  })

  it.each([
    ['Norwich, England', 'Photos of bands, festivals and gigs. Prints £12.', 'festivals'],
    ['Fulda, Deutschland', 'Fotos von Bands, Festen und Märkten. Abzüge 12 €.', 'Festen'],
    ['Madrid, España', 'Retratos de perros, gatos y caballos. Marcos 12 €.', 'gatos'],
  ])('%s: what is shown is no service beside it: %s', (place, text, shown) => {
    expect(cardsIn(place, text)).not.toContain(shown)
  })
})

describe('[6.reading] towns at the end of a list', () => {
  it.each([
    [
      'Derby, England',
      'mobile beautician, waxing, lashes, Derby, Belper and Ripley.',
      'Derby, Belper and Ripley',
    ],
    ['Bradford, England', 'plumber, boilers, taps, Bradford and Shipley', 'Bradford and Shipley'],
    ['Girona, España', 'fontanera, calderas, grifos, Girona, Salt y Figueres', 'Girona, Salt y Figueres'],
  ])('%s: %s', (place, text, area) => {
    expect(read(place, text).reach.area).toBe(area)
    expect(cardsIn(place, text).filter((name) => /^\p{Lu}/u.test(name))).toEqual([])
  })

  it('what stands behind a town and is no name is offered', () => {
    expect(cardsIn('Derby, England', 'hairdresser, cuts, Derby, balayage and perms.')).toEqual(
      expect.arrayContaining(['balayage', 'perms']),
    )
  })
})
