// @vitest-environment jsdom
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { type Choosing, choiceKey, nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { expect, test } from 'vitest'
import { noAnswers } from '../create/answers.ts'
import { withTaken } from './go-on.ts'
import { withOwnChoices, withoutRoom } from './own-answers.ts'

const typed = {
  ...noAnswers,
  ...{ businessName: 'Rook’s', businessActivities: 'We cut hair.' },
  ...{ businessLocation: 'York, England', locationConfirmed: true },
}
const toldName = (value: string) => ({ value, source: 'Page title' })
const nameOf = (...names: readonly string[]): FoundItem => ({
  ...{ kind: 'name', id: 'name', ticked: true },
  choices: names.map(toldName),
})
const name = nameOf('Rook & Son Barbers')
const toldAddress = (town: string) => ({
  value: { streetAddress: '14 Kirkgate', postalCode: 'LS1 6BY', town },
  source: 'Contact',
})
const address = (...towns: readonly string[]): FoundItem => ({
  ...{ kind: 'address', id: 'address', ticked: true },
  choices: towns.map(toldAddress),
})
const text = (id: string, value: string): FoundItem => ({
  ...{ kind: 'text', id, ticked: true },
  choices: [{ value, source: 'About' }],
})
const found = (...items: readonly FoundItem[]) => ({ items: [...items], reviews: 0, characters: 0 })
const taken = (items: readonly FoundItem[], picks: Choosing['picks'] = {}) => {
  const choosing = { ...nothingChosen, picks }
  return withTaken(typed, { link: '', found: withOwnChoices(found(...items), typed), choosing })
}

test('[1.import] a name that was typed before is a choice beside the one that was found, and stands until that is taken', () => {
  const [shown] = withOwnChoices(found(name), typed).items
  expect(shown?.choices.map(({ source }) => source)).toEqual(['yours', 'Page title'])
  expect(taken([name]).businessName).toBe('Rook’s')
  expect(taken([name], { name: choiceKey(toldName('Rook & Son Barbers')) }).businessName).toBe(
    'Rook & Son Barbers',
  )
})

test('[1.import] a place that was typed before is a choice where the page is somewhere else', () => {
  const leeds = address('Leeds')
  expect(taken([leeds]).businessLocation).toBe('York, England')
  expect(taken([leeds]).imported?.streetAddress).toBe('')
  const other = taken([leeds], { address: choiceKey(toldAddress('Leeds')) })
  expect([other.businessLocation, other.imported?.streetAddress]).toEqual(['Leeds', '14 Kirkgate'])
  const same = taken([address('York')])
  expect([same.businessLocation, same.imported?.streetAddress]).toEqual(['York, England', '14 Kirkgate'])
})

test('[1.import] what was typed before stands where a page tells several and names it behind others', () => {
  const owner = { ...typed, businessName: 'Bakery', businessLocation: 'Leeds' }
  const names = nameOf('Leeds Bakery Ltd', 'Bakery')
  const took = (answers: typeof owner, towns: readonly string[], picks: Choosing['picks'] = {}) => {
    const shown = withOwnChoices(found(names, address(...towns)), answers)
    const choosing = { ...nothingChosen, picks }
    const { businessName, businessLocation, imported } = withTaken(answers, {
      link: '',
      found: shown,
      choosing,
    })
    return [businessName, businessLocation, imported?.streetAddress]
  }
  expect(took(owner, ['York', 'Leeds'])).toEqual(['Bakery', 'Leeds', '14 Kirkgate'])
  expect(took(owner, ['York', ''])).toEqual(['Bakery', 'Leeds', '14 Kirkgate'])
  // What was chosen stays what it says, whatever is typed after that.
  const picks = {
    name: choiceKey(toldName('Leeds Bakery Ltd')),
    address: choiceKey(toldAddress('York')),
  }
  const changed = { ...owner, businessName: 'Rook’s', businessLocation: 'Hull' }
  for (const answers of [owner, changed])
    expect(took(answers, ['York', 'Leeds'], picks)).toEqual(['Leeds Bakery Ltd', 'York', '14 Kirkgate'])
  expect(took(changed, ['York', 'Leeds'])).toEqual(['Rook’s', 'Hull', ''])
})

test('[9.import] of texts and pictures that are ticked it is told which do not fit', () => {
  const long = `${'Three chairs on Kirkgate. '.repeat(24)}`.trim()
  const other = `${'Dogs are welcome here. '.repeat(24)}`.trim()
  const pictures = Array.from(
    { length: 9 },
    (_, at): FoundItem => ({
      ...{ kind: 'picture', id: `p${at}`, ticked: true },
      choices: [
        { value: { url: `https://rook.example/${at}.jpg`, width: 0, height: 0, text: '' }, source: 'Home' },
      ],
    }),
  )
  const all = found(text('a', long), text('b', other), text('c', 'We cut hair.'), ...pictures)
  const left = withoutRoom(all, nothingChosen, typed)
  expect([...left.keys()]).toEqual(['b', 'p8'])
  expect(left.get('b')).toContain('1024')
  const unticked = withoutRoom(all, { ...nothingChosen, ticks: { a: false, p0: false } }, typed)
  expect([...unticked.keys()]).toEqual([])
  const { businessActivities } = withTaken(typed, { link: '', found: all, choosing: nothingChosen })
  expect([businessActivities.includes(long), businessActivities.includes(other)]).toEqual([true, false])
})
