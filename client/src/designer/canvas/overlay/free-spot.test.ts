import { describe, expect, it } from 'vitest'
import { freeSpot } from './free-spot.ts'
import type { Rect } from './rect.ts'

type Four = readonly [left: number, top: number, width: number, height: number]

const rect = (...[left, top, width, height]: Four): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const size = { width: 140, height: 24 }
const within = rect(0, 0, 800, 480)
/** A list of four services: a name on the left, a price on the right. */
const rows = [150, 215, 280, 345].map((top) => ({
  name: rect(40, top, 180, 40),
  price: rect(700, top, 60, 40),
}))
const words = rows.flatMap(({ name, price }) => [name, price])
const frame = rect(40, 150, 720, 40)
const seek = (taken: readonly Rect[], of = frame) =>
  freeSpot({ size, frame: of, within, first: { left: of.left - 6, top: of.bottom + 12 }, taken })

const covers = (spot: { left: number; top: number } | null, taken: readonly Rect[]) =>
  spot !== null &&
  taken.some(
    ({ left, right, top, bottom }) =>
      spot.left < right && spot.left + size.width > left && spot.top < bottom && spot.top + size.height > top,
  )

describe('[8.designer] the names of empty texts cover no words of the page', () => {
  it('stand below what they belong to where that is free', () => {
    expect(seek(words.slice(0, 2))).toEqual({ left: 34, top: 202 })
  })

  it('stand in its own row, before its last words, where another follows', () => {
    const spot = seek(words)
    expect(spot).toEqual({ left: 700 - 6 - size.width, top: 160 })
    expect(covers(spot, words)).toBe(false)
  })

  it('stand in a row that is lower than they are, as long as its neighbours leave them room', () => {
    const low = [
      rect(40, 150, 180, 16),
      rect(700, 150, 60, 16),
      rect(40, 180, 180, 16),
      rect(700, 180, 60, 16),
    ]
    const spot = seek(low, rect(40, 150, 720, 16))
    expect(spot?.top).toBe(146)
    expect(covers(spot, low)).toBe(false)
  })

  it('stay there while the words before them grow, and give way once they come near', () => {
    const written = (width: number) =>
      words.map((one) => (one === rows[0]?.name ? rect(40, 150, width, 40) : one))
    expect(seek(written(400))).toEqual(seek(words))
    const long = seek(written(560))
    expect(long).not.toEqual(seek(words))
    expect(covers(long, written(560))).toBe(false)
  })

  it('stand near it where it is full, above or below', () => {
    const full = [rect(40, 100, 720, 90), rect(40, 215, 720, 200)]
    const spot = seek(full)
    expect(spot?.top).toBeLessThan(100 - size.height)
    expect(covers(spot, full)).toBe(false)
  })

  it('are not there where everything is full of words', () => {
    expect(seek([within])).toBeNull()
  })

  it('stand in the section that they belong to, the last one too', () => {
    const legal = rect(40, 430, 300, 20)
    const of = within
    const spot = freeSpot({ size, frame: of, within, first: { left: 12, top: 432 }, taken: [legal] })
    expect(covers(spot, [legal])).toBe(false)
    expect(spot).toEqual({ left: 800 - 6 - size.width, top: 450 })
  })
})
