// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { MoreInformationDialog } from './more-information-dialog.tsx'

const understood: Understanding = {
  ...{ isEnough: true, chosen: null, spokenOf: null, rivals: [], refusals: [], facts: [] },
  ...{ doubtfulPhones: [], language: 'english', isSureOfLanguage: true },
  look: { artwork: 'none', palettes: [] },
}
/** When the server answers. */
let answering = Promise.resolve()
/** Enough for the server of these tests is what names cakes. */
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  await answering
  const isEnough = body.includes('cakes')
  return new Response(JSON.stringify({ ...understood, isEnough }), { status: 200 })
})

let root: Root
const onEnough = vi.fn()
const onClose = vi.fn()
const show = async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<MoreInformationDialog onEnough={onEnough} onClose={onClose} />))
}
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  changeAnswers({ businessName: 'Rise', businessActivities: 'a shop' })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.clearAllMocks()
  forgetAnswers()
})

const fieldOf = (label: string) =>
  [...document.querySelectorAll('textarea')].find(({ labels }) => labels[0]?.textContent?.startsWith(label))
const type = (label: string, text: string) =>
  act(async () => {
    const field = fieldOf(label)
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )
const alert = () => document.querySelector('[role="alert"]')?.textContent
const description = () => answersStore.getState().answers.businessActivities

describe('[2.more-information] whoever said too little', () => {
  it('answers in the dialog: it is added to the description, and the way goes on', async () => {
    await show()
    await type('What do you do', 'we bake cakes')
    await type('What is particular', 'Sold out by noon!')
    await press('Add and go on')
    expect(description()).toBe('a shop\nWe bake cakes.\nSold out by noon!')
    expect(onEnough).toHaveBeenCalledOnce()
  })

  it('is told in the dialog where that is still too little, and nothing is added', async () => {
    await show()
    await press('Add and go on')
    expect(alert()).toContain('Answer one of them')
    await type('For whom', 'you')
    expect(alert()).toBeUndefined()
    await press('Add and go on')
    expect(alert()).toContain('still too little')
    expect(description()).toBe('a shop')
    expect(onEnough).not.toHaveBeenCalled()
  })

  it('is told how much is too long, and no word is cut', async () => {
    await show()
    await type('What do you do', `cakes ${'x'.repeat(1017)}.`)
    await press('Add and go on')
    expect(alert()).toContain('7 characters too long')
    expect(description()).toBe('a shop')
  })

  it('stays where they are who cancel, leave, or go on writing before it is known whether that is enough', async () => {
    const leave = () => act(async () => root.unmount())
    const ways = [() => press('Cancel'), () => type('For whom', 'For everybody'), leave]
    for (const way of ways) {
      let answer = () => {}
      answering = new Promise((resolve) => {
        answer = resolve
      })
      await show()
      await type('What do you do', 'we bake cakes')
      await press('Add and go on')
      await way()
      await act(async () => answer())
      expect(description()).toBe('a shop')
      await leave()
    }
    expect(onEnough).not.toHaveBeenCalled()
    await show()
    await press('Add and go on')
    expect(onEnough).toHaveBeenCalledOnce()
  })

  it('loses nothing by cancelling, and leaves nothing behind once the answers are forgotten', async () => {
    await show()
    await type('For whom', 'For the cafés of Totnes')
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
    expect(description()).toBe('a shop')
    await act(async () => root.unmount())
    await show()
    expect(fieldOf('For whom')?.value).toBe('For the cafés of Totnes')
    await act(async () => forgetAnswers())
    expect(fieldOf('For whom')?.value).toBe('')
  })
})
