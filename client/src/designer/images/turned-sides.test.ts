import { expect, test } from 'vitest'
import { turnedSides } from './turned-sides.ts'

const photo = { width: 1600, height: 1200 }

test.each([
  [0, 1600, 1200],
  [180, 1600, 1200],
  [-180, 1600, 1200],
  [90, 1200, 1600],
  [-90, 1200, 1600],
])('[9.cropper] turned by %i degrees a picture loses nothing', (degrees, width, height) =>
  expect(turnedSides(photo, degrees)).toEqual({ width, height }),
)

test('[9.cropper] what is left of a turned picture has its shape, and no corner outside of it', () => {
  for (let degrees = -180; degrees <= 180; degrees += 1) {
    const { width, height } = turnedSides(photo, degrees)
    const isLying = Math.round(degrees / 90) % 2 === 0
    expect(width / height).toBeCloseTo(isLying ? 4 / 3 : 3 / 4, 2)
    const angle = (degrees * Math.PI) / 180
    for (const [x, y] of [
      [width / 2, height / 2],
      [width / 2, -height / 2],
    ] as const) {
      // The corner as the unturned picture has it; a pixel is rounded.
      expect(Math.abs(x * Math.cos(angle) + y * Math.sin(angle))).toBeLessThanOrEqual(photo.width / 2 + 1)
      expect(Math.abs(y * Math.cos(angle) - x * Math.sin(angle))).toBeLessThanOrEqual(photo.height / 2 + 1)
    }
  }
})
