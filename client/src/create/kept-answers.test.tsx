// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAccount, rememberAccount } from '../server/session/remembered-account.ts'
import { withAddress } from './answers.ts'
import { answersKey, answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { ExitDialog } from './exit-dialog.tsx'
import { keepAnswers, keptFor, keptForNow, settleKept } from './kept-answers.ts'
import { KeptOffer } from './kept-offer.tsx'

const mara = { id: 'mara', email: 'mara@example.com', name: 'Mara' }
const monthMs = 31 * 24 * 60 * 60 * 1000

let root: Root | undefined
const show = async (shown: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(shown))
}
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )
const names = (userId: string | null) => keptFor(userId).map(({ answers }) => answers.businessName)
const answers = () => answersStore.getState().answers

let now = Date.UTC(2026, 0, 5)
const keep = (businessName: string, pathname = '/create') => {
  // No two are asked for within one moment.
  vi.setSystemTime(++now)
  changeAnswers({ businessName })
  return keepAnswers(pathname)
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'], now })
  localStorage.clear()
  forgetAnswers()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('[2.exit] answers are kept on this device', () => {
  it('by Save and exit alone, and then by no tab', async () => {
    const [onKept, onLeave] = [vi.fn(), vi.fn()]
    changeAnswers({ businessName: 'Munslow Clocks' })
    expect(names(null)).toEqual([])
    await show(<ExitDialog onKept={onKept} onLeave={onLeave} onStay={() => undefined} />)
    await press('Save and exit')
    expect(onKept).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
    expect(names(null)).toEqual(['Munslow Clocks'])
    expect(sessionStorage.getItem(answersKey)).toBeNull()
  })

  it('unless it has no room: whoever asked is told, and stays', async () => {
    const onKept = vi.fn()
    changeAnswers({ businessName: 'Munslow Clocks' })
    await show(<ExitDialog onKept={onKept} onLeave={onKept} onStay={onKept} />)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await press('Save and exit')
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('no room')
    expect(onKept).not.toHaveBeenCalled()
    expect(answers().businessName).toBe('Munslow Clocks')
  })

  it('for a month, and no text of another version', () => {
    localStorage.setItem('keptAnswers/5', '{"answers":{}}')
    keep('Munslow Clocks')
    expect(names(null)).toEqual(['Munslow Clocks'])
    vi.setSystemTime(now + monthMs)
    expect(names(null)).toEqual([])
    expect(localStorage.length).toBe(0)
  })
})

describe('[2.exit] whoever comes back', () => {
  it('is offered to go on where they were, and what a tab goes on with goes with it', async () => {
    keep('Munslow Clocks', '/create/colors')
    keep('Rosa Piano')
    await show(<KeptOffer />)
    expect(buttons()).toEqual(['Go on with Rosa Piano', 'Go on with Munslow Clocks', 'Begin anew'])
    await press('Go on with Rosa Piano')
    expect(answers().businessName).toBe('Rosa Piano')
    expect(buttons()).toEqual(['Go on with Munslow Clocks', 'Begin anew'])
    expect(keptFor(null).find((one) => one.answers.businessName === 'Munslow Clocks')?.path).toBe(
      '/create/colors',
    )
    // The website exists.
    await act(async () => forgetAnswers())
    expect(names(null)).toEqual(['Munslow Clocks'])
  })

  it('keeps one copy of what they go on with, were it saved again', () => {
    keep('Munslow Clocks')
    changeAnswers(keptFor(null)[0]?.answers ?? {})
    keep('Munslow Clocks and Watches')
    expect(names(null)).toEqual(['Munslow Clocks and Watches'])
  })

  it('forgets what was kept by beginning anew', async () => {
    keep('Munslow Clocks')
    await show(<KeptOffer />)
    await press('Begin anew')
    expect(names(null)).toEqual([])
    expect(buttons()).toEqual([])
  })

  it('loses nothing of it by beginning with another business at the home page', () => {
    keep('Munslow Clocks')
    changeAnswers(keptFor(null)[0]?.answers ?? {})
    changeAnswers((before) => withAddress(before, new URLSearchParams({ name: 'Rosa Piano' })))
    forgetAnswers()
    expect(names(null)).toEqual(['Munslow Clocks'])
  })
})

describe('[4.session] signing out', () => {
  it('leaves no answers on this device that were not to stay, whoever was here when they were kept', () => {
    keep('Munslow Clocks')
    rememberAccount(mara)
    keep('Rosa Piano')
    settleKept('mara', { isToStay: false })
    expect(Object.keys(localStorage)).toEqual(['account'])
  })

  it('goes on where this device is too full to say whose the answers are, and loses none', () => {
    keep('Munslow Clocks')
    keep('Rosa Piano')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    settleKept('mara', { isToStay: true })
    expect(names('mara')).toEqual(['Rosa Piano', 'Munslow Clocks'])
  })

  it('shows those that stay to their owner alone', () => {
    keep('Munslow Clocks')
    settleKept('mara', { isToStay: true })
    expect(keptForNow()).toEqual([])
    settleKept('another', { isToStay: false })
    rememberAccount(mara)
    expect(keptForNow()).toHaveLength(1)
    forgetAccount()
    expect(keptForNow()).toEqual([])
  })
})
