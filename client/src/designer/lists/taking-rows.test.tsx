// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DragFrame, DragRow } from './drag-rows.tsx'
import { Grip } from './grip.tsx'

const Rows = () => (
  <DragFrame onDrop={() => undefined}>
    <ol>
      {['Services', 'Gallery'].map((name, index) => (
        <DragRow key={name} id={name} index={index} disabled={false}>
          {(handleRef) => (
            <div>
              <Grip className="grip" handleRef={handleRef} />
              <button type="button" aria-roledescription="sortable row">
                <b>{name}</b>
              </button>
              <button type="button" className="more">
                More
              </button>
              <input aria-label="Name" />
            </div>
          )}
        </DragRow>
      ))}
    </ol>
  </DragFrame>
)

let root: ReturnType<typeof createRoot>
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // jsdom captures no pointers; that a row is taken is seen by this being asked for.
  HTMLElement.prototype.setPointerCapture = () => {
    taken += 1
    throw new Error('not here')
  }
})
let taken = 0
beforeEach(async () => {
  taken = 0
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<Rows />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const pointer = (target: Element, type: string, init: PointerEventInit) =>
  act(async () => {
    const at = { clientY: 10, pointerId: 1, isPrimary: true, button: 0, ...init }
    target.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, cancelable: true }))
  })

/** Presses something of the first row, moves so far, and says whether that took the row. */
const takes = async (selector: string, by: number, pointerType = 'mouse') => {
  const target = document.querySelector(`li ${selector}`) ?? document.body
  const before = taken
  await pointer(target, 'pointerdown', { clientX: 10, pointerType })
  await pointer(target, 'pointermove', { clientX: 10 + by, pointerType })
  await pointer(target, 'pointerup', { clientX: 10 + by, pointerType })
  return taken > before
}

describe('[2.designer] a row is dragged by mouse', () => {
  it('from its name as from its grip', async () => {
    expect(await takes('b', 12)).toBe(true)
    expect(await takes('.grip', 12)).toBe(true)
  })

  it('further than a click may slip', async () => {
    expect(await takes('b', 4)).toBe(false)
  })

  it('and not from its buttons or fields', async () => {
    expect(await takes('.more', 30)).toBe(false)
    expect(await takes('input', 30)).toBe(false)
  })

  it('while a finger on its name scrolls the list', async () => {
    expect(await takes('b', 30, 'touch')).toBe(false)
  })
})
