import { languages } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { businessName } from './business-name.ts'
import { findTrades } from './find-trades.ts'
import { kinds } from './kinds.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { trades } from './trades.ts'

const idsCalled = (words: string) => findTrades(words).map(({ id }) => id)

describe('[1.activities] choosing a trade by typing', () => {
  it.each(languages)('every trade and kind is found by its name in %s', (language) => {
    const lost = [...trades, ...kinds].filter(({ id, names }) => !idsCalled(names[language]).includes(id))
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  it('what begins so comes before what only has it somewhere', () => {
    expect(idsCalled('piano t')[0]).toBe('piano-tuner')
    expect(idsCalled('klavierst')[0]).toBe('piano-tuner')
    expect(idsCalled('horse shoeing')[0]).toBe('farrier')
    expect(findTrades('pl').map(({ name }) => name.slice(0, 2))).toContain('Pl')
  })

  it.each(['', '  ', '\n', 'xyzzy', '�'])('nothing is called %j', (words) => {
    expect(findTrades(words)).toEqual([])
  })

  it('no two of them have one id', () => {
    const ids = [...knownTrades(), ...kinds].map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('whatever is found has a name and can be chosen', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      const found = findTrades(letter)
      expect(found.length).toBeLessThanOrEqual(7)
      expect(found).toEqual(found.map(({ id }) => businessName(id)))
    }
  })
})
