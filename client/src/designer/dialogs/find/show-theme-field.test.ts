// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showThemeField } from './show-theme-field.ts'

const frames: (() => void)[] = []
const nextFrames = () => {
  for (const frame of frames.splice(0)) frame()
}

const placeOf = (key: string): HTMLElement => {
  const place = document.createElement('div')
  place.dataset.formField = key
  const control = place.appendChild(document.createElement('button'))
  control.scrollIntoView = () => undefined
  return place
}

beforeEach(() => {
  document.body.replaceChildren()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})
afterEach(() => {
  frames.length = 0
  vi.unstubAllGlobals()
})

test('[2.designer] a choice of look that is found has the keyboard, as soon as its panel stands', () => {
  showThemeField('headingSize')
  nextFrames()
  expect(document.activeElement).toBe(document.body)
  const place = document.body.appendChild(placeOf('theme:headingSize'))
  nextFrames()
  expect(document.activeElement).toBe(place.firstChild)
})

test('[2.designer] a colour is reached where Custom hides it', () => {
  const custom = document.body.appendChild(document.createElement('button'))
  custom.dataset.hides = 'theme:background theme:primaryText'
  let opened = 0
  custom.addEventListener('click', () => {
    opened += 1
    custom.dataset.hides = 'theme:palette'
    document.body.append(placeOf('theme:background'), placeOf('theme:primaryText'))
  })
  showThemeField('primaryText')
  nextFrames()
  nextFrames()
  expect(opened).toBe(1)
  expect(document.activeElement?.parentElement?.dataset.formField).toBe('theme:primaryText')
})
