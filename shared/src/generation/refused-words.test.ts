import { describe, expect, it } from 'vitest'
import { readDescription } from '../reading/read-description.ts'
import { refusedIn, speaksOfRefused } from './refused-words.ts'

const refusedBy = (text: string) =>
  refusedIn(readDescription(text, { name: 'Hart', place: 'Ely, England', timeZone: '' }), {
    language: 'english',
    trade: 'Tailor',
  })

describe('[7.refusals] what is refused is found in texts', () => {
  it.each([
    ['Hems and zips. I don’t do wedding dresses.', 'From hem to wedding dress'],
    ['Hems and zips. I don’t do wedding dresses.', 'The dress fits'],
    ['Slate roofs. We are not interested in flat roofs.', 'Pitched and flat roofs'],
    ['We plant trees. We don’t fell trees.', 'Ask about felling'],
    ['Hems. No fur.', 'Coats, fur and leather'],
    ['Hems. Curtains and cushions are not something I do. £17 an hour.', 'Cushions for benches'],
  ])('%j: not %j', (said, text) => {
    expect(speaksOfRefused(text, refusedBy(said))).toBe(true)
  })

  it.each([
    ['Slate roofs. We are not interested in flat roofs.', 'What people say of their roofs'],
    ['Hems and zips. No need to book.', 'Book a fitting'],
    ['Hems and zips.', 'From hem to wedding dress'],
    ['Dresses altered. No wedding dresses.', 'The dress fits'],
  ])('%j: but %j', (said, text) => {
    expect(speaksOfRefused(text, refusedBy(said))).toBe(false)
  })
})
