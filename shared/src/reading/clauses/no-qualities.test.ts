import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string) => readDescription(text, { name: '', place: 'Leeds, England', timeZone: '' })

const qualities = [
  'no-nonsense',
  'no-fuss',
  'no nonsense',
  'no-shouting',
  'no-auditions',
  'no-small-talk',
  'not-for-profit',
]
const trades = [
  'upholsterer',
  'singing group for over 50s',
  'dog trainer in Otley',
  'chimney sweep with a van',
]

describe('[6.reading] "no-…" before what somebody is refuses nothing', () => {
  it.each(qualities.flatMap((quality) => trades.map((trade) => `A ${quality} ${trade}`)))('%s', (said) => {
    const { refusals, clauses } = read(`${said}. Chairs £30, stools £12. No leather.`)
    expect(refusals.map(({ text }) => text)).toEqual(['No leather'])
    expect(clauses[0]?.text).toContain('A n')
  })

  it.each([
    'No-smoking policy',
    'No-shows are charged in full',
    'No plumbing, no-gas work',
    'No drop-ins',
    'No-go areas: roofs',
    'No nonsense please',
    'Not for children',
  ])('%s: still does', (said) => {
    expect(read(`Joiner. Shelves £30, doors £12. ${said}.`).refusals).not.toEqual([])
  })
})
