// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireSession } from '../../account/require-session.ts'
import { verifyCode } from '../../account/sign-in.ts'
import { placeAt } from '../../app/place.ts'
import { networkProblem } from '../problems.ts'
import { oweSignOut, owesSignOut, settleSignOut } from './owed-sign-out.ts'
import { rememberAccount, rememberedAccount } from './remembered-account.ts'
import {
  beginSession,
  changeAccount,
  endSession,
  refreshSession,
  restoreSession,
  sessionStore,
} from './session.ts'
import { signOut } from './sign-out.ts'

const mara = { id: 'mara', email: 'mara@example.com', name: 'Mara' }

beforeEach(() => {
  localStorage.clear()
  sessionStore.setState({ session: { status: 'unknown' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[4.session] nobody who signs out is brought back by an answer that was on its way', async () => {
  let answer: (response: Response) => void = () => undefined
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', asked)
  const restored = restoreSession()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  endSession()
  answer(Response.json({ user: mara, accessToken: 'token' }))
  expect(await restored).toEqual({ status: 'signed-out' })
  expect(sessionStore.getState().session).toEqual({ status: 'signed-out' })
  expect(rememberedAccount()).toBeNull()
})

it('[4.session] what somebody changes about their account is known in their other tabs, and in nobody else’s', async () => {
  const other = new BroadcastChannel('account')
  const told = new Promise<unknown>((resolve) => (other.onmessage = ({ data }) => resolve(data)))
  const renamed = { ...mara, name: 'Mara Lind' }
  sessionStore.setState({ session: { status: 'signed-in', account: mara, accessToken: 'token' } })
  changeAccount(renamed)
  const said = await told
  const hears = async (account: typeof mara) => {
    sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } })
    other.postMessage(said)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return sessionStore.getState().session
  }
  expect(await hears(mara)).toMatchObject({ account: renamed })
  const tom = { id: 'tom', email: 'tom@example.com', name: 'Tom' }
  expect(await hears(tom)).toMatchObject({ account: tom })
  other.close()
})

const over = () => Response.json({ code: 'session.none', text: 'Sign in.' }, { status: 401 })

it.each([
  ['that the cookie is over', over],
  ['whose the cookie was before', () => Response.json({ user: mara, accessToken: 'former' })],
  ['nothing', () => Response.json({}, { status: 503 })],
])(
  '[4.session] whoever signs in meanwhile stays signed in where an answer on its way says %s',
  async (_, says) => {
    const tom = { id: 'tom', email: 'tom@example.com', name: 'Tom' }
    let answer: (response: Response) => void = () => undefined
    const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', asked)
    const restored = restoreSession()
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    beginSession(tom, 'fresh')
    answer(says())
    const session = { status: 'signed-in', account: tom, accessToken: 'fresh' }
    expect(await restored).toEqual(session)
    expect(sessionStore.getState().session).toEqual(session)
    expect(rememberedAccount()).toEqual(tom)
  },
)

describe('[4.session] a browser that remembers nobody', () => {
  const broken = () => Promise.reject(new TypeError('Failed to fetch'))
  const busy = async () => Response.json({}, { status: 503 })
  const refused = async () => over()
  const theirs = async () => Response.json({ user: mara, accessToken: 'token' })

  /** Goes where somebody has to be signed in; the server answers so, one time after the other, and then as it did last. */
  const open = async (...answers: readonly (() => Promise<Response>)[]) => {
    vi.useFakeTimers()
    let tries = 0
    vi.stubGlobal('fetch', () => (answers[tries++] ?? answers.at(-1) ?? broken)())
    const found = requireSession(placeAt('/websites', window.location.href)).then(
      (instead) => ({ instead }),
      (trouble: unknown) => ({ trouble }),
    )
    await vi.runAllTimersAsync()
    return { ...(await found), tries }
  }

  it('asks again before it has anybody sign in whose cookie is good', async () => {
    expect(await open(broken, busy, theirs)).toEqual({ instead: null, tries: 3 })
    expect(sessionStore.getState().session).toMatchObject({ status: 'signed-in', account: mara })
  })

  it.each([
    ['no network', broken],
    ['a server that is too busy', busy],
  ])(
    'says that there is %s, asks no more than three times, and asks anew the next time',
    async (_, fails) => {
      const { trouble, tries } = { trouble: undefined, ...(await open(fails)) }
      expect([trouble, tries]).toEqual([expect.objectContaining({ cause: networkProblem }), 3])
      expect(sessionStore.getState().session).toEqual({ status: 'unknown' })
      expect(await open(theirs)).toEqual({ instead: null, tries: 1 })
    },
  )

  it('asks once for every further call while nobody answers, and patiently again some seconds later', async () => {
    expect((await open(broken)).tries).toBe(3)
    expect((await open(broken)).tries).toBe(1)
    expect((await open(busy)).tries).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await open(broken)).tries).toBe(3)
    expect((await open(theirs)).tries).toBe(1)
    sessionStore.setState({ session: { status: 'unknown' } })
    localStorage.clear()
    // Somebody has answered since.
    expect(await open(broken, broken, theirs)).toEqual({ instead: null, tries: 3 })
  })

  it.each([403, 429])('leads to sign in at once where the server refuses with %i', async (status) => {
    const answer = async () => Response.json({}, { status })
    expect(await open(answer)).toEqual({ instead: '/sign-in?next=%2Fwebsites', tries: 1 })
    expect(sessionStore.getState().session).toEqual({ status: 'signed-out' })
  })

  it('leads to sign in as soon as the server says so', async () => {
    expect(await open(busy, refused)).toEqual({ instead: '/sign-in?next=%2Fwebsites', tries: 2 })
  })

  it('waits for nobody where somebody is remembered: they work offline', async () => {
    rememberAccount(mara)
    expect(await open(broken)).toEqual({ instead: null, tries: 1 })
    expect(sessionStore.getState().session).toEqual({ status: 'signed-in', account: mara, accessToken: null })
  })
})

describe('[4.session] a sign-out that the server has yet to hear of', () => {
  const tom = { id: 'tom', email: 'tom@example.com', name: 'Tom' }
  const entered = () => Response.json({ status: 'Success', user: tom, accessToken: 'fresh' })

  /** Somebody is asked for whose sign-out is owed; the server is slow to hear of it. */
  const beginOwed = async () => {
    const asked: string[] = []
    let hear: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      if (address.endsWith('/verify')) return Promise.resolve(entered())
      return new Promise<Response>((resolve) => (hear = resolve))
    })
    oweSignOut()
    const restored = restoreSession()
    await vi.waitFor(() => expect(asked).toEqual(['/api/login/logout']))
    return { asked, restored, hear: () => hear(new Response(null, { status: 204 })) }
  }
  afterEach(settleSignOut)

  it('takes nothing from whoever signs in while it is told', async () => {
    const { restored, hear } = await beginOwed()
    beginSession(tom, 'fresh')
    hear()
    const session = { status: 'signed-in', account: tom, accessToken: 'fresh' }
    expect(await restored).toEqual(session)
    expect(sessionStore.getState().session).toEqual(session)
    expect(rememberedAccount()).toEqual(tom)
  })

  it('is told before the next sign-in is asked for, whose cookie it would clear', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: oneLock() }))
    const { asked, restored, hear } = await beginOwed()
    const entering = verifyCode({ sessionId: 'one', email: tom.email }, 'ABCDEF')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toEqual(['/api/login/logout'])
    hear()
    expect(await restored).toEqual({ status: 'signed-out' })
    expect((await entering).ok).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('ends the session of whoever leaves, which still stands here', async () => {
    sessionStore.setState({ session: { status: 'signed-in', account: mara, accessToken: 'former' } })
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    oweSignOut()
    expect(await refreshSession('former')).toEqual({ status: 'signed-out' })
    expect(owesSignOut()).toBe(false)
  })

  it('is heard before anybody is let in in another tab, whose cookie its answer would clear', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: oneLock() }))
    const asked: string[] = []
    let hear: () => void = () => undefined
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      if (address.endsWith('/verify')) return Promise.resolve(entered())
      return new Promise<Response>((resolve) => (hear = () => resolve(new Response(null, { status: 204 }))))
    })
    const left = signOut()
    await vi.waitFor(() => expect(asked).toEqual(['/api/login/logout']))
    const entering = verifyCode({ sessionId: 'one', email: tom.email }, 'ABCDEF')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toEqual(['/api/login/logout'])
    hear()
    await left
    expect((await entering).ok).toBe(true)
    expect([asked.length, owesSignOut()]).toEqual([2, false])
  })

  it('is not told once somebody was let in while it waited: it would end theirs', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: oneLock() }))
    const asked: string[] = []
    let enter: () => void = () => undefined
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      return new Promise<Response>((resolve) => (enter = () => resolve(entered())))
    })
    const entering = verifyCode({ sessionId: 'one', email: tom.email }, 'ABCDEF')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const left = signOut()
    enter()
    await Promise.all([entering, left])
    expect(asked.filter((address) => address.endsWith('/logout'))).toEqual([])
  })

  it('is owed no more once somebody was let in, so that nothing ends their session before the device knows them', async () => {
    vi.stubGlobal('fetch', async () => entered())
    oweSignOut()
    await verifyCode({ sessionId: 'one', email: tom.email }, 'ABCDEF')
    expect(owesSignOut()).toBe(false)
  })

  /** The browser's locks, as far as they are asked for: one after the other. */
  const oneLock = () => {
    let last: Promise<unknown> = Promise.resolve()
    return {
      request: (_: string, __: unknown, run: () => Promise<unknown>) => {
        const turn = last.then(run)
        last = turn.catch(() => undefined)
        return turn
      },
    }
  }
})
