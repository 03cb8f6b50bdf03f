// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdInSight } from './hold-in-sight.ts'

let grow: (() => void) | null
let part: HTMLElement
const scrolled = vi.fn()

beforeEach(() => {
  grow = null
  scrolled.mockClear()
  part = document.body.appendChild(document.createElement('section'))
  part.scrollIntoView = scrolled
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly told: () => void
      constructor(told: () => void) {
        this.told = told
      }
      // A browser tells the size that there is as well.
      observe() {
        grow = this.told
        this.told()
      }
      disconnect() {
        grow = null
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('[3.account] a part that a link leads to', () => {
  test('stays in sight whatever comes late above it', () => {
    holdInSight(part)
    grow?.()
    grow?.()
    expect(scrolled).toHaveBeenCalledTimes(3)
  })

  test.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
    'is let go once the person acts: %s',
    (act) => {
      holdInSight(part)
      window.dispatchEvent(new Event(act))
      expect(grow).toBeNull()
    },
  )
})
