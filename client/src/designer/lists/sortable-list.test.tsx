// @vitest-environment jsdom
import { act, memo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { type RowParts, SortableList } from './sortable-list.tsx'

let rendered: string[] = []
const Row = memo(function Row({ id, control, isLifted }: RowParts & { id: string }) {
  rendered.push(id)
  return (
    <button type="button" {...control}>
      {isLifted ? `${id} lifted` : id}
    </button>
  )
})

const List = () => {
  const [ids, setIds] = useState(['one', 'two', 'three', 'four'])
  const move = (id: string, before: string | null) => {
    const others = ids.filter((other) => other !== id)
    setIds(others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id))
  }
  return (
    <SortableList label="Rows" rows={ids.map((id) => ({ id }))} nameOf={({ id }) => id} onMove={move}>
      {({ id }, parts) => <Row id={id} {...parts} />}
    </SortableList>
  )
}

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<List />))
})

const rows = () => [...document.querySelectorAll('button')]
const press = (key: string, at: number) =>
  act(async () => void rows()[at]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const words = () => rows().map(({ textContent }) => textContent)

test('[8.designer] a row moved by the keyboard renders no other row', async () => {
  // What answers the keys comes after the rows.
  await vi.waitFor(async () => {
    rendered = []
    await press(' ', 1)
    expect(words()[1]).toBe('two lifted')
  })
  await press('ArrowDown', 1)
  expect(words()).toEqual(['one', 'three', 'two lifted', 'four'])
  await press(' ', 2)
  expect(words()).toEqual(['one', 'three', 'two', 'four'])
  expect(new Set(rendered)).toEqual(new Set(['two']))
})
