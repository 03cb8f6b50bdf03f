import { expect, test } from 'vitest'
import { tooltipPlace } from './tooltip-place.ts'

const tip = { width: 80, height: 20 }
const aButton = (top: number, left: number) => ({ top, bottom: top + 32, left, width: 32 })

test.each([
  ['centred above its button', aButton(200, 300), { top: 174, left: 276 }],
  ['below it where the window ends', aButton(10, 300), { top: 48, left: 276 }],
  ['inside the left edge', aButton(200, 4), { top: 174, left: 8 }],
  ['inside the right edge', aButton(200, 960), { top: 174, left: 912 }],
])('[2.designer] a tooltip stands %s', (_, button, place) => {
  expect(tooltipPlace(button, tip, 1000)).toEqual(place)
})
