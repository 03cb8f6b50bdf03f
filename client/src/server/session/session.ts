import type { Account } from '@shingle/shared/account/account.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { logoutEndpoint, refreshEndpoint } from '@shingle/shared/session/endpoints.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { request } from '../request.ts'
import { inCookieTurn } from './cookie-turn.ts'
import { owesSignOut, settleSignOut } from './owed-sign-out.ts'
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts'

/**
 * `unknown` until the refresh cookie was tried, and while nobody answers who could tell whose it is. A signed-in session without a token is offline: it may read and edit
 * what this device holds, and gets a token as soon as the server answers. `over`: the server ended the session of
 * somebody who did not sign out; what is open and nowhere else stays theirs to edit until they leave it.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; account: Account; accessToken: string | null }
  | { status: 'over'; account: Account }

export const sessionStore = createStore<{ session: Session }>(() => ({ session: { status: 'unknown' } }))

const accountChannel = new BroadcastChannel('account')

type AccountMessage = 'signed-in' | 'signed-out' | 'changed'

/** Whose a session is, also one that has ended; null for nobody's. */
export const accountOf = (session: Session): Account | null => ('account' in session ? session.account : null)

export const useAccount = (): Account | null => useStore(sessionStore, ({ session }) => accountOf(session))

/** Whether the server ended the session of whoever is working here. */
export const useIsSessionOver = (): boolean =>
  useStore(sessionStore, ({ session }) => session.status === 'over')

export const beginSession = (account: Account, accessToken: string): void => {
  settleSignOut()
  rememberAccount(account)
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken } })
  tellOtherTabs('signed-in')
}

/** Takes over what has changed about whoever is signed in, also in the other tabs. */
export const changeAccount = (account: Account): void => {
  rememberAccount(account)
  takeOver(account)
  tellOtherTabs('changed')
}

const takeOver = (account: Account | null): void => {
  const { session } = sessionStore.getState()
  if (session.status === 'signed-in' && session.account.id === account?.id)
    sessionStore.setState({ session: { ...session, account } })
}

let restoring: Promise<Session> | undefined

/** Asks once for the session behind the cookie; whoever calls meanwhile waits for the same answer, and later ones have it. */
export const restoreSession = async (): Promise<Session> => {
  const { session } = sessionStore.getState()
  if (session.status !== 'unknown') return session
  restoring ??= refreshSession(null).finally(() => {
    restoring = undefined
  })
  return restoring
}

/**
 * Gets a new access token. Only one tab asks at a time, because the cookie turns over with every use; whoever waited
 * meanwhile in this tab takes the token that came instead of asking again.
 */
export const refreshSession = async (staleToken: string | null): Promise<Session> =>
  inCookieTurn(async () => {
    const { session } = sessionStore.getState()
    if (session.status === 'signed-in' && session.accessToken && session.accessToken !== staleToken)
      return session
    const next = await askForSession()
    sessionStore.setState({ session: next })
    return next
  })

const askForSession = async (): Promise<Session> => {
  if (owesSignOut()) return tellOwed()
  const before = sessionStore.getState().session
  const result = await askPatiently()
  const { session } = sessionStore.getState()
  // Whoever signed in meanwhile stays, whatever was said of the cookie before.
  if (tokenOf(session) !== null && tokenOf(session) !== tokenOf(before)) return session
  // Whoever signed out meanwhile is not brought back by an answer that was on its way.
  if (session !== before && session.status === 'signed-out') return session
  if (result.ok) {
    const { user: account, accessToken } = result.value
    rememberAccount(account)
    return { status: 'signed-in', account, accessToken }
  }
  // Another tab may have forgotten already who works in this one.
  const account = knownAccount()
  if (result.problem.status === 401) return account ? { status: 'over', account } : { status: 'signed-out' }
  if (account) return { status: 'signed-in', account, accessToken: null }
  // Where nobody has answered the cookie may be somebody's all the same: that they have to sign in is the server's alone to say.
  return session.status === 'unknown' && isUnanswered(result) ? session : { status: 'signed-out' }
}

/** The cookie of somebody who signed out offline must not bring their account back. */
const tellOwed = async (): Promise<Session> => {
  const before = sessionStore.getState().session
  const heard = await request(logoutEndpoint, {})
  const { session } = sessionStore.getState()
  // What stood here before is of whoever leaves: another has signed in meanwhile.
  if (session !== before && session.status === 'signed-in') return session
  // Whoever signed in meanwhile in another tab owes nothing.
  if (!owesSignOut()) return askForSession()
  if (heard.ok) settleSignOut()
  return { status: 'signed-out' }
}

const tokenOf = (session: Session): string | null =>
  session.status === 'signed-in' ? session.accessToken : null

const knownAccount = (): Account | null => accountOf(sessionStore.getState().session) ?? rememberedAccount()

/** Between one try and the next. */
const pausesMs = [300, 1200]

/** For so long after tries in vain one more is enough for whoever comes next. */
const inVainMs = 10_000
let inVainAt = Number.NEGATIVE_INFINITY

/** Whether nobody answered, or something that can say nothing of anybody: a server that fails, or a page in between. */
const isUnanswered = (result: Result<unknown>): boolean =>
  !result.ok && (result.problem.status < 400 || result.problem.status >= 500)

/** Asks again where nobody has answered: for somebody who is remembered here, working offline does as well. */
const askPatiently = async (): ReturnType<typeof askOnce> => {
  for (const pause of Date.now() - inVainAt < inVainMs ? [] : pausesMs) {
    const result = await askOnce()
    if (!isUnanswered(result) || knownAccount()) return result
    await new Promise((resolve) => setTimeout(resolve, pause))
    // Somebody signed in or out meanwhile.
    if (sessionStore.getState().session.status !== 'unknown') return result
  }
  const last = await askOnce()
  if (isUnanswered(last)) inVainAt = Date.now()
  return last
}

const askOnce = async () => {
  const result = await request(refreshEndpoint, {})
  if (!isUnanswered(result)) inVainAt = Number.NEGATIVE_INFINITY
  return result
}

/** Ends the session in this tab, and nobody is remembered on this device any more. */
export const endSession = (): void => {
  forgetAccount()
  sessionStore.setState({ session: { status: 'signed-out' } })
}

/** Has the other tabs of this browser follow. */
export const tellOtherTabs = (message: AccountMessage): void => {
  accountChannel.postMessage(message)
}

accountChannel.addEventListener('message', ({ data }: MessageEvent<AccountMessage>) => {
  takeOver(rememberedAccount())
  if (data === 'signed-out') endSession()
  else if (sessionStore.getState().session.status === 'over') refreshSession(null).catch(console.error)
  else if (sessionStore.getState().session.status === 'signed-out') {
    sessionStore.setState({ session: { status: 'unknown' } })
  }
})
