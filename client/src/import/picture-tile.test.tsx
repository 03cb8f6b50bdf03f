// @vitest-environment jsdom
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { tooSmall } from '@shingle/shared/import/import-limits.ts'
import { nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importStore } from './import-store.ts'
import { PictureTile } from './picture-tile.tsx'

let root: Root
const place = document.body.appendChild(document.createElement('div'))
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  importStore.setState({ importId: 'first', choosing: nothingChosen })
  root = createRoot(place)
})
afterEach(() => act(async () => root.unmount()))

const url = 'https://rook.example/chairs-1600.jpg?v=2'
type Picture = Extract<FoundItem, { kind: 'picture' }>
const aPicture = ({
  text = 'Three chairs',
  width = 1600,
  note,
}: {
  text?: string
  width?: number
  note?: string
} = {}) =>
  ({
    ...{ kind: 'picture', id: 'p1', ticked: false, ...(note !== undefined && { note }) },
    choices: [{ value: { url, width, height: 0, text }, source: 'First page' }],
  }) satisfies Picture

const Shown = ({ item }: { item: Picture }) => {
  const { choosing } = importStore.getState()
  return <PictureTile item={item} choosing={choosing} noRoom={undefined} />
}
const show = (item: Picture) => act(async () => root.render(<Shown item={item} />))
const image = () => place.querySelector('img')
const checkbox = () => place.querySelector('input')
const fail = () => act(async () => image()?.dispatchEvent(new Event('error')))

describe('[1.import] the tile of a found picture', () => {
  test('shows it by our own server, only once it is near, with what the page says of it and where it stood', async () => {
    await show(aPicture())
    expect(image()?.getAttribute('src')).toBe('/api/imports/first/pictures/p1')
    expect([image()?.getAttribute('loading'), image()?.alt]).toEqual(['lazy', 'Three chairs'])
    expect(place.textContent).toBe('First page, 1600 px')
    expect(place.innerHTML).not.toContain('rook.example')
  })

  test('has a tick that its picture names, and that a click at the picture sets', async () => {
    await show(aPicture({ text: '', width: 0 }))
    expect(checkbox()?.labels?.[0]?.contains(image())).toBe(true)
    expect(image()?.alt).toBe('chairs-1600.jpg')
    await act(async () => image()?.click())
    expect(importStore.getState().choosing.ticks).toEqual({ p1: true })
    expect(place.textContent).toBe('First page')
  })

  test('of one that cannot be shown has its name and the way to it, and can still be ticked', async () => {
    await show(aPicture())
    await fail()
    expect(image()).toBeNull()
    expect(checkbox()?.labels?.[0]?.textContent).toBe('Three chairs')
    expect([place.querySelector('a')?.href, place.querySelector('a')?.textContent]).toEqual([
      url,
      'Look at it',
    ])
    await act(async () => checkbox()?.click())
    expect(importStore.getState().choosing.ticks).toEqual({ p1: true })
  })

  test('is tried anew where another link was read', async () => {
    await show(aPicture())
    await fail()
    await act(async () => importStore.setState({ importId: 'second' }))
    expect(image()?.getAttribute('src')).toBe('/api/imports/second/pictures/p1')
  })

  test('of one that is too small says so, asks for nothing and takes no tick', async () => {
    await show(aPicture({ width: 320, note: tooSmall }))
    expect(image()).toBeNull()
    expect(checkbox()?.disabled).toBe(true)
    expect(checkbox()?.labels?.[0]?.textContent).toBe('Three chairs')
    expect([...place.querySelectorAll('p span')].map(({ textContent }) => textContent)).toEqual([
      tooSmall,
      '320 px',
    ])
  })
})
