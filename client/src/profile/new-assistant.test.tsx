// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeBackTo, leftHere } from '../app/left-open.ts'
import { NewAssistant } from './new-assistant.tsx'

const show = async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<NewAssistant onAdded={() => undefined} />))
  const [name, ...leaves] = place.querySelectorAll('input')
  return {
    says: () => [name?.value, ...leaves.map((leave) => leave.checked)],
    typeName: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, text)
        name?.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (at: number) => act(async () => leaves[at]?.click()),
    leave: () => act(async () => root.unmount()),
  }
}

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

describe('[2.4.sessions] whoever leaves the page to prove who they are before an assistant is let in', () => {
  it('finds its name and what it may do as they were, once', async () => {
    const before = await show()
    expect([before.says(), leftHere().open]).toEqual([['', false, false], []])
    await before.typeName('Desk & till=1?')
    await before.press(1)
    const left = leftHere()
    await before.leave()
    comeBackTo(left, '/account')
    const after = await show()
    expect(after.says()).toEqual(['Desk & till=1?', false, true])
    await after.typeName('')
    await after.press(1)
    expect(leftHere().open).toEqual([])
    await after.leave()
    const later = await show()
    expect(later.says()).toEqual(['', false, false])
    await later.leave()
  })
})
