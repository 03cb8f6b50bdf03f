import { describe, expect, it } from 'vitest'
import { wholeScale } from './picture-scale.ts'

describe('[2.theme] a page in a tile', () => {
  const tile = { width: 148, height: 104 }

  it('is as wide as its tile where it is low enough', () => {
    expect(wholeScale(tile, { width: 1040, height: 700 })).toBe(148 / 1040)
  })

  it('is drawn smaller where it is higher, so that no words are cut', () => {
    for (const height of [760, 1200, 4000]) {
      const scale = wholeScale(tile, { width: 1040, height })
      expect(height * scale).toBeCloseTo(tile.height)
      expect(1040 * scale).toBeLessThan(tile.width)
    }
  })
})
