// @vitest-environment jsdom
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { ColourControl } from './colour-control.tsx'
// Fetched before it is opened, so that it stands there at once.
import './colour-picker.tsx'

const written: string[] = []
const Banner = () => {
  const [value, setValue] = useState('#223344')
  const write = (colour: string) => {
    written.push(colour)
    setValue(colour)
    return true
  }
  const field = settingsFields.cookieBackground
  return <ColourControl entry={{ name: 'cookieBackground', kind: 'colour', field, value }} write={write} />
}

const button = (words: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))

const press = (words: string) => act(async () => button(words)?.click())

const pick = (colour: string) =>
  act(async () => {
    const hex = document.querySelector<HTMLInputElement>('input[aria-label$=", hex"]')
    if (hex === null) throw new Error('no colour picker is open')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(hex, colour)
    hex.dispatchEvent(new Event('input', { bubbles: true }))
  })

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  Reflect.set(
    globalThis,
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<Banner />))
})

test('[3.settings] who picks a colour and then goes back to that of the theme has that of the theme', async () => {
  await press('Cookie banner background')
  await pick('#aa0000')
  await press('As the theme')
  await press('Cookie banner background')
  expect(written).toEqual([''])
})
