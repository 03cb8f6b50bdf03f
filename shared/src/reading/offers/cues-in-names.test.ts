import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, timeZone: string): readonly string[] =>
  readDescription(text, { name: 'A', place: '', timeZone })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] a service whose name holds a word that elsewhere tells something else', () => {
  it.each([
    ['Apostilles, certified translations, sworn statements.', 'Europe/London', 'certified translations'],
    ['Gaps rebuilt, new walls, stiles & wall ends.', 'Europe/London', 'wall ends'],
    ['Street food. Weddings, festivals, staff do’s, birthdays.', 'Europe/London', 'staff do’s'],
    ['Fisio. Consulta 40 €, masaje 35 €, bono 150 €.', 'Europe/Madrid', 'Consulta'],
    ['Je vous aide à rédiger votre testament, lettres, discours.', 'Europe/Paris', 'testament'],
    ['Te ayudo a escribir tus memorias, cartas y discursos.', 'Europe/Madrid', 'memorias'],
    ['Vi aiuto a preparare le vostre lettere, domande e discorsi.', 'Europe/Rome', 'lettere'],
    ['I help people write their wills, letters and eulogies.', 'Europe/London', 'wills'],
  ])('is a card: %s', (text, timeZone, name) => {
    expect(cardsOf(text, timeZone)).toContain(name)
  })

  it.each([
    ['Plumber. Boilers £80, taps £40. Certified and insured.', 'Europe/London', /certified/iu],
    ['Yoga. Class £9, course £80. The term ends in July.', 'Europe/London', /term/iu],
    ['Chairs. Oak £90, pine £60. Brand new ones, old ones.', 'Europe/London', /ones/iu],
    ['Pintura. Salón 300 €, piso 900 €. Consulta sin compromiso.', 'Europe/Madrid', /consulta/iu],
  ])('is none where that word says it: %s', (text, timeZone, junk) => {
    expect(cardsOf(text, timeZone).filter((name) => junk.test(name))).toEqual([])
  })

  it.each([
    [
      'Nähkurse für Anfänger (3 Abende, 120 €), Änderungen.',
      'Europe/Berlin',
      { name: 'Nähkurse', price: '120 €' },
    ],
    [
      'Pottery course (6 evenings, £140), open studio.',
      'Europe/London',
      { name: 'Pottery course', price: '£140' },
    ],
    [
      'Cours de tournage (4 séances, 160 €), cuisson.',
      'Europe/Paris',
      { name: 'Cours de tournage', price: '160 €' },
    ],
    [
      'Corso di cucito (5 lezioni, 90 €), riparazioni.',
      'Europe/Rome',
      { name: 'Corso di cucito', price: '90 €' },
    ],
  ])('has the price in brackets behind how many there are of it: %s', (text, timeZone, card) => {
    const { offers } = readDescription(text, { name: 'A', place: '', timeZone })
    expect(offers.find(({ name }) => name === card.name)).toMatchObject({ form: 'card', ...card })
  })

  it('is a card where guests hire it, and what they find in the house is none', () => {
    const text =
      'Small hostel by the sea. 8 dorm beds (£28), 2 private rooms (£70), bike rental, surf lessons, shared kitchen. Check in 3-9pm.'
    const cards = cardsOf(text, 'Europe/London')
    expect(cards).toEqual(expect.arrayContaining(['bike rental', 'surf lessons']))
    expect(cards).not.toContain('shared kitchen')
  })

  it.each([
    ['Florist. Bouquets, wreaths.', 'Europe/London', ['Bouquets', 'wreaths']],
    ['Töpferei. Krüge, Schalen.', 'Europe/Berlin', ['Krüge', 'Schalen']],
    ['Cestería. Cestas, sombreros.', 'Europe/Madrid', ['Cestas', 'sombreros']],
    ['Vannerie. Paniers, corbeilles.', 'Europe/Paris', ['Paniers', 'corbeilles']],
    ['Ceramica. Piatti, vasi.', 'Europe/Rome', ['Piatti', 'vasi']],
    [
      'Wir bauen Harfen und reparieren Zithern. Harfe ab 3.000 €, Miete 40 €.',
      'Europe/Berlin',
      ['Harfen', 'Zithern'],
    ],
  ])('is a card in a description that lists little else: %s', (text, timeZone, names) => {
    expect(cardsOf(text, timeZone)).toEqual(expect.arrayContaining([...names]))
  })

  it('is a card each behind a thing and what it is for, where no ‘and’ ends the list', () => {
    const text = 'Stonemason. Worktops for kitchens, sills, hearths, steps, copings.'
    expect(cardsOf(text, 'Europe/London')).toEqual(
      expect.arrayContaining(['sills', 'hearths', 'steps', 'copings']),
    )
    expect(cardsOf('Editing for theses, novels and reports, indexing.', 'Europe/London')).not.toContain(
      'novels',
    )
  })
})
