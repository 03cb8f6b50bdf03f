import { describe, expect, it } from 'vitest'
import { nonePicked, pickThrough, presentOf, togglePicked } from './picked.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('[8.designer] several items of a list', () => {
  it('are picked one by one', () => {
    const two = togglePicked(togglePicked(nonePicked, 'd'), 'a')
    expect(presentOf(two, ids)).toEqual(['a', 'd'])
    expect(presentOf(togglePicked(two, 'd'), ids)).toEqual(['a'])
  })

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    [null, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('from %s through %s are a range', (from, to, range) => {
    expect(presentOf(pickThrough(ids, { items: from ? [from] : [], from }, to), ids)).toEqual(range)
  })

  it('are no longer picked once they are gone', () => {
    expect(presentOf({ items: ['a', 'c'], from: 'c' }, ['b', 'c'])).toEqual(['c'])
  })
})
