// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { comeBackTo, openHere, takeLeftOpen, useOpen, wasLeftOpen } from './left-open.ts'
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

const show = async (name: string) => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Asking name={name} />))
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
    const { press, leave } = await show('delete-account')
    expect(openHere()).toEqual([])
    await press()
    expect(openHere()).toEqual(['delete-account'])
    await press()
    expect(openHere()).toEqual([])
    await press()
    await leave()
    expect(openHere()).toEqual([])
  })

  it('is open again for whoever comes back, until they close it, and others are not', async () => {
    comeBackTo(['delete-account'], '/account')
    const other = await show('change-email')
    const asked = await show('delete-account')
    expect([other.says(), asked.says()]).toEqual(['closed', 'open'])
    await asked.press()
    await asked.leave()
    const again = await show('delete-account')
    expect(again.says()).toBe('closed')
  })

  describe('whose page nobody has come back to', () => {
    let end: () => void
    beforeEach(async () => {
      end = navigation.start(async () => ({ Frame: null, Screen: Empty, parameters: {} }))
      await navigate('/sign-in/google')
      comeBackTo(['pack'], '/account')
    })
    afterEach(() => end())

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
      sessionStore.setState({ session: { status: 'signed-out' } })
      expect(wasLeftOpen('pack')).toBe(false)
    })
  })
})
