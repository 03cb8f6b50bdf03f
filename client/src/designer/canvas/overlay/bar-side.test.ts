import { describe, expect, it } from 'vitest'
import { barSide } from './bar-side.ts'

const track = { left: 100, right: 900, top: 0, bottom: 600 }
const bar = { left: 688, right: 888, top: 40, bottom: 76 }
const text = (left: number, right: number, top = 50) => ({ left, right, top, bottom: top + 60 })
const side = (written: ReturnType<typeof text> | null, isLeftFree = true) =>
  barSide({ bar, track, text: written, isLeftFree })

describe('[8.designer] the tools of a section', () => {
  it('stand on the right where nothing is written in under them', () => {
    expect(side(null)).toBe('right')
    expect(side(text(120, 600))).toBe('right')
    expect(side(text(120, 880, 200))).toBe('right')
  })

  it('go to the left while words on the right are written in', () => {
    expect(side(text(520, 880))).toBe('left')
    // From there they are measured for the right again.
    const now = { ...bar, left: 112, right: 312 }
    expect(barSide({ bar: now, track, text: text(520, 880), isLeftFree: true })).toBe('left')
    expect(barSide({ bar: now, track, text: text(120, 600), isLeftFree: true })).toBe('right')
  })

  it('go out of the way of words from edge to edge, and of those beside a name', () => {
    expect(side(text(120, 880))).toBe('away')
    expect(side(text(520, 880), false)).toBe('away')
  })

  it('cover no text, whatever its box', () => {
    for (let left = 100; left < 880; left += 20)
      for (let right = left + 20; right <= 900; right += 20)
        for (const top of [0, 30, 60, 90]) {
          const box = text(left, right, top)
          const at = side(box)
          const [from, to] = at === 'right' ? [688, 888] : [112, 312]
          const meets = at !== 'away' && box.left < to && box.right > from && box.top < 76 && box.bottom > 40
          expect([at, left, right, top, meets]).toEqual([at, left, right, top, false])
        }
  })
})
