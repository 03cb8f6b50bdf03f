import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

const first = ['Anita', 'Ben', 'Lucille', 'Órla', 'Tom', 'Mary-Jane', 'José', 'Priya'] as const
const last = ['Rao', 'Kowalski', 'Grant', "O'Neill", 'van Dyck', 'McCabe', 'García López', 'Finch'] as const
const titles = ['Dr. ', 'Dr ', 'Prof. '] as const
const letters = [' MD', ', DDS', ' PA-C', ' NP', ' MRCVS', ' BDS', ' PhD', ' RN, IBCLC'] as const
const openings = ['Family clinic in Dayton.', 'Small animal vets in Ludlow.', 'Osteopaths in Cork.'] as const
const services = ['Check-up $95, travel vaccines $60', 'Check-up £48, hygienist £62'] as const

const { pick, chance } = seededRandom(7)

const somebody = (): string => {
  const name = `${pick(first)} ${pick(last)}`
  if (chance(0.4)) return `${name}${pick(letters)}`
  return `${pick(titles)}${name}${chance(0.5) ? pick(letters) : ''}`
}

const cardsOf = (text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place: 'Leeds', timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name.toLowerCase())

describe('[5.reading] who works there is no service', () => {
  it('whatever title stands before a name, or letters behind it', () => {
    for (let turn = 0; turn < 150; turn += 1) {
      const people = `${somebody()}, ${somebody()} and ${somebody()}`
      const [listed] = pick(services).split(',')
      const text = `${pick(openings)} ${people}. ${pick(services)}.`
      const cards = cardsOf(text)
      expect([text, ...cards.map((card) => card.split(' ')[0])]).toEqual([
        text,
        listed?.toLowerCase().split(' ')[0],
        expect.any(String),
      ])
    }
  })

  it('and is known by name, with the letters behind it, and nothing else', () => {
    for (let turn = 0; turn < 60; turn += 1) {
      const said = [somebody(), somebody(), somebody()]
      const text = `${pick(openings)} ${said[0]}, ${said[1]} and ${said[2]}. ${pick(services)}.`
      const { people } = readDescription(text, { name: 'Hart', place: 'Leeds', timeZone: '' })
      const whole = people.map(({ name, letters: behind }) => `${name} ${behind}`.trim())
      expect(whole).toEqual(said.map((one) => one.replace(/,? ?(DDS|RN, IBCLC)$/u, ' $1')))
      for (const { name } of people) expect(name).not.toMatch(/\b(?:MD|DDS|NP|RN|PhD)\b/)
    }
  })

  it('but whom to ask for, and whose name something bears, is no member of a team', () => {
    for (const text of [
      'Massage in Leeds. Ask for Kelda on 0113 496 0142.',
      'Massage. Dr Hauschka facial £60.',
    ])
      expect(readDescription(text, { name: 'Hart', place: 'Leeds', timeZone: '' }).people).toEqual([])
  })

  it('but a service named after somebody is one', () => {
    expect(cardsOf('Massage in Leeds. Dr Hauschka facial £60, Swedish massage £50.')).toEqual([
      'dr hauschka facial',
      'swedish massage',
    ])
  })
})

describe('[5.reading] who pays is no service', () => {
  it.each([
    'We take Medicare, Medicaid, Anthem, Aetna and Medical Mutual.',
    'We accept Denplan, Bupa and AXA.',
    'I take Blue Cross, Cigna and most major insurance.',
    'Insurance accepted: Humana, Cigna.',
    'Medicare and Medicaid.',
    'Alle Kassen, AOK und Barmer.',
    'Sanitas, Adeslas y DKV.',
  ])('“%s” adds no card', (said) => {
    expect(cardsOf(`Family clinic in Dayton. Check-up 95 $, vaccines 60 $. ${said}`)).toEqual([
      'check-up',
      'vaccines',
    ])
  })

  it.each([
    ['Surveys £85, taken off the bill. Gates £240.', ['surveys', 'gates']],
    ['Anfahrt 30 €, wird angerechnet. Diagnose 50 €.', ['anfahrt', 'diagnose']],
  ])('“%s” says %s', (said, cards) => {
    expect(cardsOf(`A studio in Leeds. ${said}`)).toEqual(cards)
  })
})
