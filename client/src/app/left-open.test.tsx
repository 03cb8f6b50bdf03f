// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Session, sessionStore } from '../server/session/session.ts'
import type { Left } from './left.ts'
import { comeBackTo, leftHere, takeLeftOpen, useOpen, useTyped, wasLeftOpen } from './left-open.ts'
import { navigate, navigation } from './navigate.ts'

const Asking = ({ name }: { name: string }) => {
  const [isOpen, setOpen] = useOpen(name)
  return (
    <button type="button" onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  )
}

const Empty = () => null

const left = (by: string | null): Left => ({
  ...{ open: ['pack'], typed: { 'change-email': 'iris@example.com' }, by },
})

const signedIn = (id: string): Session => ({
  ...{ status: 'signed-in', accessToken: 'token', account: { id, email: `${id}@example.com`, name: null } },
})

const Typing = () => {
  const [text, setText] = useTyped('change-email', 'iris@')
  return (
    <button type="button" onClick={() => setText(`${text}example.com`)}>
      {text}
    </button>
  )
}

const show = async (shown: ReactNode) => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(shown))
  return {
    says: () => place.textContent,
    press: () => act(async () => place.querySelector('button')?.click()),
    leave: () => act(async () => root.unmount()),
  }
}

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

describe('[2.4.sessions] a dialog whose page is left to prove elsewhere who somebody is', () => {
  it('is told of while it is open, and no longer', async () => {
    const { press, leave } = await show(<Asking name="delete-account" />)
    expect(leftHere().open).toEqual([])
    await press()
    expect(leftHere().open).toEqual(['delete-account'])
    await press()
    expect(leftHere().open).toEqual([])
    await press()
    await leave()
    expect(leftHere().open).toEqual([])
  })

  it('is open again for whoever comes back, until they close it, and others are not', async () => {
    comeBackTo({ open: ['delete-account'], typed: {}, by: null }, '/account')
    const other = await show(<Asking name="change-email" />)
    const asked = await show(<Asking name="delete-account" />)
    expect([other.says(), asked.says()]).toEqual(['closed', 'open'])
    await asked.press()
    await asked.leave()
    const again = await show(<Asking name="delete-account" />)
    expect(again.says()).toBe('closed')
  })

  describe('whose page nobody has come back to', () => {
    let end: () => void
    beforeEach(async () => {
      end = navigation.start(async () => ({ Frame: null, Screen: Empty, parameters: {} }))
      await navigate('/sign-in/google')
      comeBackTo(left(null), '/account')
    })
    afterEach(() => {
      end()
      comeBackTo({ open: [], typed: {}, by: null }, '/')
      sessionStore.setState({ session: { status: 'unknown' } })
    })

    it('still is once that page is shown', async () => {
      await navigate('/account')
      expect(takeLeftOpen('pack')).toBe(true)
    })

    it('is forgotten once another page is shown', async () => {
      await navigate('/websites')
      await navigate('/account')
      expect(takeLeftOpen('pack')).toBe(false)
    })

    it('is forgotten with the session, for whoever signs in next', () => {
      sessionStore.setState({ session: signedIn('iris') })
      comeBackTo(left('iris'), '/account')
      sessionStore.setState({ session: signedIn('iris') })
      expect(wasLeftOpen('pack')).toBe(true)
      sessionStore.setState({ session: { status: 'signed-out' } })
      expect(wasLeftOpen('pack')).toBe(false)
    })

    it('is forgotten where somebody else is signed in, or nobody any more', () => {
      comeBackTo(left('iris'), '/account')
      sessionStore.setState({ session: signedIn('rosa') })
      expect(wasLeftOpen('pack')).toBe(false)
      comeBackTo(left('iris'), '/account')
      expect(wasLeftOpen('pack')).toBe(false)
    })

    it('is what somebody left who was not signed in, and signs in only now', () => {
      sessionStore.setState({ session: { status: 'signed-out' } })
      expect(wasLeftOpen('pack')).toBe(true)
      sessionStore.setState({ session: signedIn('rosa') })
      expect(wasLeftOpen('pack')).toBe(true)
    })
  })
})

describe('[2.4.sessions] what is typed on a page that is left to prove elsewhere who somebody is', () => {
  it('is told of while its form is there, and no longer', async () => {
    const { press, leave } = await show(<Typing />)
    await press()
    expect(leftHere().typed).toEqual({ 'change-email': 'iris@example.com' })
    await leave()
    expect(leftHere().typed).toEqual({})
  })

  it('is there again for whoever comes back, and gone once they closed the form', async () => {
    comeBackTo({ open: [], typed: { 'change-email': 'rosa@example.com' }, by: null }, '/account')
    const form = await show(<Typing />)
    expect(form.says()).toBe('rosa@example.com')
    await form.leave()
    expect((await show(<Typing />)).says()).toBe('iris@')
  })
})
