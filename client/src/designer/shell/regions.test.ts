// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { nextRegion } from './regions.ts'

afterEach(() => document.body.replaceChildren())

const region = (name: string, isSeen: boolean): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.region = name
  place.append(document.createElement('button'))
  place.checkVisibility = () => isSeen
  return place
}

test('[2.designer] F6 passes over an inspector that a narrow window leaves out while nothing is chosen', () => {
  const toolbar = region('toolbar', true)
  const rail = region('rail', true)
  region('inspector', false)
  toolbar.querySelector('button')?.focus()
  nextRegion(1, undefined)
  expect(rail.contains(document.activeElement)).toBe(true)
  nextRegion(1, undefined)
  expect(toolbar.contains(document.activeElement)).toBe(true)
})

test('[2.designer] F6 passes over a part in which nothing takes the focus, forwards and backwards', () => {
  const [toolbar, rail] = [region('toolbar', true), region('rail', true)]
  const form = region('canvas', true)
  region('inspector', true).replaceChildren()
  form.querySelector('button')?.focus()
  nextRegion(1, undefined)
  expect(toolbar.contains(document.activeElement)).toBe(true)
  nextRegion(-1, undefined)
  expect(form.contains(document.activeElement)).toBe(true)
  nextRegion(-1, undefined)
  expect(rail.contains(document.activeElement)).toBe(true)
})
