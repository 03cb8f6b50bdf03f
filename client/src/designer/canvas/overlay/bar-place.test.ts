import { describe, expect, it } from 'vitest'
import { barPlace } from './bar-place.ts'
import type { Rect } from './rect.ts'

/** As a browser measures: nothing of it is its own. */
class Measured implements Rect {
  readonly #box: Rect
  constructor(box: Rect) {
    this.#box = box
  }
  get left() {
    return this.#box.left
  }
  get right() {
    return this.#box.right
  }
  get top() {
    return this.#box.top
  }
  get bottom() {
    return this.#box.bottom
  }
}

const track = { left: 100, right: 900, top: 0, bottom: 600 }
const bar = { left: 688, right: 888, top: 40, bottom: 76 }
const words = (left: number, right: number, top = 50) => ({ left, right, top, bottom: top + 60 })
const place = (
  around: readonly Rect[],
  { text = null, marks = [] }: { text?: Rect | null; marks?: readonly Rect[] } = {},
) => barPlace({ bar: new Measured(bar), track: new Measured(track), text, marks, words: around })

/** Where they stand then; null for out of the way. */
const standing = (at: ReturnType<typeof place>): Rect | null =>
  at === 'away' ? null : { ...bar, left: bar.left - at, right: bar.right - at }
const meet = (one: Rect, other: Rect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

describe('[8.designer] the tools of a section', () => {
  it('stand at its end where no words are under them', () => {
    expect(place([])).toBe(0)
    expect(place([words(120, 600), words(120, 880, 200)])).toBe(0)
  })

  it('go as far aside as words at its end reach, though nobody writes in them', () => {
    const at = place([words(520, 880)])
    expect(at).toBe(888 - 520 + 4)
    // From there they are measured for its end again.
    const now = standing(at) ?? bar
    expect(barPlace({ bar: now, track, text: null, marks: [], words: [words(120, 600)] })).toBe(0)
  })

  it('go out of the way of a text that is written in from edge to edge, and beside a name', () => {
    expect(place([], { text: words(120, 880) })).toBe('away')
    expect(place([], { text: words(500, 880), marks: [words(100, 310)] })).toBe('away')
    expect(place([words(120, 880)])).toBe(0)
  })

  it('never lie under the way to add a section, which stands in the middle of an edge, whatever words are there', () => {
    const add = { left: 440, right: 560, top: 62, bottom: 90 }
    for (let left = 100; left < 880; left += 20)
      for (let right = left + 20; right <= 900; right += 20) {
        const stands = standing(place([words(left, right)], { marks: [add] }))
        expect([left, right, stands !== null && meet(stands, add)]).toEqual([left, right, false])
      }
  })

  it('cover no words where there is a gap between them, and never the text that is written in', () => {
    for (let left = 100; left < 880; left += 20)
      for (let right = left + 20; right <= 900; right += 20)
        for (const top of [0, 30, 60, 90]) {
          const own = words(left, right, top)
          const others = [words(100, 180), words(860, 900)]
          const written = standing(place(others, { text: own }))
          expect([left, right, top, written !== null && meet(written, own)]).toEqual([
            left,
            right,
            top,
            false,
          ])
          const seen = standing(place([own])) ?? bar
          const hasRoom = left - 4 - 200 >= 112 || right + 4 + 200 <= 888
          expect([left, right, top, hasRoom && meet(seen, own)]).toEqual([left, right, top, false])
        }
  })
})
