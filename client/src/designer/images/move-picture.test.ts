import { describe, expect, test } from 'vitest'
import { moveUnderFrame } from './move-picture.ts'

const box = { width: 400, height: 300 }
const wide = { width: 1600, height: 600 }
const middle = { focusX: 0.5, focusY: 0.5, zoom: 1, fit: 'cover' } as const

/** How far the left edge of the picture is from that of its frame. */
const leftOf = (focusX: number, width: number): number => focusX * (box.width - width)

describe('[3.effects] a picture that is moved under its frame', () => {
  test('goes where the hand goes, and by as much', () => {
    const { focusX, focusY } = moveUnderFrame({ ...middle, box, picture: wide }, { x: 100, y: 40 })
    expect(leftOf(focusX, 800)).toBe(leftOf(0.5, 800) + 100)
    // It is as high as its frame.
    expect(focusY).toBe(0.5)
  })

  test('goes both ways once it is enlarged', () => {
    const same = { width: 800, height: 600 }
    expect(moveUnderFrame({ ...middle, zoom: 2, box, picture: same }, { x: -100, y: 60 })).toEqual({
      focusX: 0.75,
      focusY: 0.3,
    })
  })

  test('never leaves its frame empty', () => {
    const far = moveUnderFrame({ ...middle, zoom: 2, box, picture: wide }, { x: 5000, y: -5000 })
    expect(far).toEqual({ focusX: 0, focusY: 1 })
  })

  test('goes inside of its frame where it is shown whole', () => {
    const shown = { ...middle, fit: 'contain', box, picture: { width: 300, height: 300 } } as const
    expect(moveUnderFrame(shown, { x: 25, y: 90 })).toEqual({ focusX: 0.75, focusY: 0.5 })
  })

  test('stays where a frame of nearly its shape leaves no room to see it go', () => {
    const shown = { ...middle, box, picture: { width: 404, height: 300 } }
    expect(moveUnderFrame(shown, { x: 40, y: 40 })).toEqual({ focusX: 0.5, focusY: 0.5 })
  })
})
