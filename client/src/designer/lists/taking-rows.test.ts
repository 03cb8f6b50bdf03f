// @vitest-environment jsdom
import type { Draggable } from '@dnd-kit/dom'
import { describe, expect, it, vi } from 'vitest'

// jsdom measures nothing, and what drags rows asks for these when it is loaded.
vi.stubGlobal('ResizeObserver', class {})
const { takingRows } = await import('./taking-rows.ts')

document.body.innerHTML = `<li>
  <span class="grip"></span>
  <button aria-roledescription="sortable row"><b>Services</b></button>
  <button class="more"></button><input>
</li>`
const part = (selector: string) => document.querySelector(selector) ?? undefined
const row = { element: part('li'), handle: part('.grip') } as Draggable

const press = (selector: string, pointerType = 'mouse'): PointerEvent => {
  const event = new PointerEvent('pointerdown', { pointerType })
  part(selector)?.dispatchEvent(event)
  return event
}
const isTaken = (selector: string, pointerType?: string) =>
  !takingRows.preventActivation(press(selector, pointerType), row)

describe('[2.designer] a row is taken', () => {
  it('by mouse from its name as from its grip, and not from its buttons or fields', () => {
    expect(takingRows.activatorElements(row)).toEqual([row.element])
    expect(['b', '.grip', 'li'].map((selector) => isTaken(selector))).toEqual([true, true, true])
    expect(['.more', 'input'].map((selector) => isTaken(selector))).toEqual([false, false])
  })

  it('by a finger from its grip alone: on its name, that scrolls the list', () => {
    expect(['.grip', 'b', 'li'].map((selector) => isTaken(selector, 'touch'))).toEqual([true, false, false])
  })

  it('from its name no sooner than a click may slip, however long that takes', () => {
    const [distance, ...others] = takingRows.activationConstraints(press('b'), row) ?? []
    expect(others).toEqual([])
    expect(distance).toMatchObject({ options: { value: 6 } })
    expect(takingRows.activationConstraints(press('.grip'), row)).toBeUndefined()
  })
})
