// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../../replica/draft.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { type Typed, useTyped } from './use-typed.ts'

const waiting = new Set<() => void>()
const part: Pick<OpenDraft, 'typing'> = {
  typing: (settle, isWaiting) => void waiting[isWaiting ? 'add' : 'delete'](settle),
}
const draft = part as OpenDraft

let root: Root
let typed: Typed
let written: string[] = []
const Field = () => {
  typed = useTyped('', (value) => {
    written.push(value)
    return true
  })
  return <output>{typed.shown}</output>
}

const show = (isThere: boolean) =>
  root.render(<DraftProvider value={draft}>{isThere && <Field />}</DraftProvider>)

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  written = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => show(true))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const type = async (text: string, everyMs: number) => {
  for (let length = 1; length <= text.length; length += 1) {
    await act(async () => typed.type(text.slice(0, length)))
    await act(async () => void (await vi.advanceTimersByTimeAsync(everyMs)))
  }
}

describe('[design 3] what is typed', () => {
  test('is one edit where a pause follows it', async () => {
    await type('word', 100)
    expect(written).toEqual([])
    await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
    expect(written).toEqual(['word'])
  })

  test('reaches the draft also while somebody types on without a pause', async () => {
    await type('a'.repeat(30), 100)
    expect(written.length).toBeGreaterThanOrEqual(4)
    expect(written.length).toBeLessThanOrEqual(6)
    // Nobody is ever further ahead than what they type in less than a second.
    const ahead = written.map(({ length }, at) => length - (written[at - 1]?.length ?? 0))
    expect(Math.max(...ahead)).toBeLessThanOrEqual(7)
  })

  test.each([
    ['the draft is given up', async () => waiting.forEach((settle) => void settle())],
    ['its field goes', async () => show(false)],
  ])('is written at once where %s, and the draft knows until then that it is not', async (_, happens) => {
    await type('word', 10)
    expect([waiting.size, written]).toEqual([1, []])
    await act(happens)
    expect([waiting.size, written]).toEqual([0, ['word']])
  })
})
