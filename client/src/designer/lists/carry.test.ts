import { describe, expect, it } from 'vitest'
import { type Carried, carriedOrder, neighbourAfter } from './carry.ts'
import { carryStep, carryWords } from './carry-step.ts'

const focused = { id: 'b', index: 1 }
const carried: Carried = { id: 'b', from: 1, to: 1 }

describe('[2.designer] moving a row by keyboard', () => {
  it('Space lifts the focused row and other keys are left alone', () => {
    expect(carryStep(' ', focused, { carried: null, count: 3 })).toEqual({ step: 'lift', carried })
    expect(carryStep('ArrowDown', focused, { carried: null, count: 3 })).toBeUndefined()
  })

  it.each([
    ['ArrowDown', 2],
    ['ArrowUp', 0],
    ['End', 2],
    ['Home', 0],
  ])('%s carries it to place %i', (key, to) => {
    expect(carryStep(key, focused, { carried, count: 3 })).toEqual({
      step: 'move',
      carried: { ...carried, to },
    })
  })

  it('it stays inside the list', () => {
    const last = { ...carried, to: 2 }
    expect(carryStep('ArrowDown', focused, { carried: last, count: 3 })).toEqual({
      step: 'move',
      carried: last,
    })
  })

  it('Space drops it, Escape puts it back', () => {
    expect(carryStep(' ', focused, { carried, count: 3 })?.step).toBe('drop')
    expect(carryStep('Escape', focused, { carried, count: 3 })?.step).toBe('put-back')
  })

  it('the rows are shown in the order they would have', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(carriedOrder(rows, { ...carried, to: 2 }).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  })

  it.each([
    [0, 'a'],
    [1, 'c'],
    [2, null],
  ])('dropped at place %i it stands before %s', (to, before) => {
    expect(neighbourAfter(['a', 'b', 'c'], 'b', to)).toBe(before)
  })

  it('each step is announced', () => {
    const move = { step: 'move', carried: { ...carried, to: 2 } } as const
    expect(carryWords('Services', move, 8)).toBe('Services, 3 of 8')
  })
})
