import { expect, test } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, place: string) => {
  const { offers, clauses } = readDescription(text, { name: 'X', place, timeZone: '' })
  return {
    cards: offers
      .filter(({ form }) => form === 'card')
      .map(({ name, price, options }) =>
        [name, price, ...options.map((one) => `${one.name} ${one.price}`)].filter(Boolean).join(' | '),
      ),
    unused: clauses.flatMap(({ label, text: said }) => (label === 'unused' ? [said] : [])),
  }
}
const leeds = 'Leeds, England'

test.each([
  [
    'Trailer of logs £130, bag of turf £6, net of kindling £5.',
    ['Trailer of logs | £130', 'bag of turf | £6', 'net of kindling | £5'],
  ],
  ['Box of veg £18, bag of apples £4.', ['Box of veg | £18', 'bag of apples | £4']],
  ['Swim £32, block of 6 £170.', ['Swim | £32 | block of 6 £170']],
  ['DIY livery £35pw, part £85 pw, full £140 pw.', ['DIY livery | £35pw', 'part | £85 pw', 'full | £140 pw']],
  [
    'Full inspection $425 up to 2,000 sq ft, radon test $150.',
    ['Full inspection | $425', 'radon test | $150'],
  ],
  ['Wasp nests £55 fixed price, moles £80.', ['Wasp nests | £55', 'moles | £80']],
  [
    'Package A: four generations, £320. Package B: six generations, £590.',
    ['Package A: four generations | £320', 'Package B: six generations | £590'],
  ],
])('[1.activities] in %j each price is of its own thing', (text, cards) => {
  expect(read(text, leeds).cards).toEqual(cards)
})

test.each([
  ['Assessment £48, fun swims £25. Vet referral needed (not for fun swims).', 'fun swims | £25'],
  ['Haircut £20, beard trims £12. Appointment needed (not for beard trims).', 'beard trims | £12'],
  ['Schnitt 30 €, Bartpflege 12 €. Termin nötig (nicht für Bartpflege).', 'Bartpflege | 12 €'],
])('[1.activities] of %j what has a price is not taken for refused', (text, card) => {
  const { cards, unused } = read(text, text.includes('€') ? 'Bonn, Deutschland' : leeds)
  expect([cards.includes(card), unused]).toEqual([true, []])
})

test.each([
  [
    'Gaps mended, new walls built, garden steps. Based Grassington, cover the Dales.',
    ['Based Grassington', 'cover the Dales'],
  ],
  [
    'Pool cleaning, water testing, equipment repairs, northern suburbs of Perth.',
    ['northern suburbs of Perth'],
  ],
  ['Walls built, gaps mended, DSWA Level 3.', ['DSWA Level 3']],
])('[1.activities] of %j no card is where somebody works or what they passed', (text, no) => {
  const { cards } = read(text, leeds)
  expect(cards.filter((card) => no.some((one) => card.includes(one)))).toEqual([])
})

test.each([
  ['I write and lead funerals, memorials and ash scatterings.', 'funerals'],
  ['We make leaded windows, and teach weekend workshops.', 'weekend workshops'],
  ['I sew curtains, and run evening classes.', 'evening classes'],
])('[1.activities] in %j a card begins with what is offered', (text, card) => {
  expect(read(text, leeds).cards).toContain(card)
})

test.each([
  'Ich bin Hebamme im 15. und 16. Bezirk. Rückbildungskurs 160 €.',
  'Yoga im 3. und 4. Stock. Kurs 160 €.',
  'Nachhilfe vom 2. bis 4. Semester. Kurs 160 €.',
])('[1.activities] in %j no ordinal number costs anything', (text) => {
  const { offers } = readDescription(text, { name: 'X', place: 'Wien, Österreich', timeZone: '' })
  const said = offers.flatMap(({ price, options }) => [price, ...options.map((one) => one.price)])
  expect(said.filter((price) => price !== '')).toEqual(['160 €'])
})

test.each([
  ['A blue van serving proper espresso at weddings. Packages from £395.', 'espresso'],
  ['A horsebox serving wood fired pizza at festivals. Packages from £395.', 'pizza'],
])('[1.activities] %j tells of no area', (text, served) => {
  const { reach } = readDescription(text, { name: 'X', place: leeds, timeZone: '' })
  expect(JSON.stringify(reach)).not.toContain(served)
})
