import { codeLifetimeMs, isCode, normaliseCode } from '@shingle/shared/account/code.ts'
import type { VerifyStatus } from '@shingle/shared/account/verify-status.ts'
import { signInCodeOf } from '@shingle/storage/codes/sign-in-code.ts'
import { openOtpSessions } from '@shingle/storage/rows/otp-sessions.ts'
import type { SessionDevice } from '@shingle/storage/rows/sessions.ts'
import type { Db } from 'mongodb'
import { freshId, hashOf } from '../session/keys.ts'
import { freshCodeSecret, isSameCode } from './one-time-code.ts'

/** What trying a code led to. */
export type Tried = { readonly status: 'Success'; readonly email: string } | { readonly status: Failure }
type Failure = Exclude<VerifyStatus, 'Success'>

const keptMs = 24 * 60 * 60 * 1000

/** The mail address and the browser that a code is for. */
interface CodeFor {
  readonly email: string
  readonly browser: string
}

/** The same, and what the browser says of itself: whoever gets an unasked code can tell by it that it was not them. */
interface CodeAsked extends CodeFor {
  readonly device: SessionDevice
}

interface Store {
  readonly rows: ReturnType<typeof openOtpSessions>
  readonly secret: Uint8Array
  readonly clock: () => Date
}

const begin = async ({ rows, clock }: Store, { email, browser, device }: CodeAsked) => {
  const now = clock()
  const [sessionId, secret] = [freshId(), freshCodeSecret()]
  const codeExpiresAt = new Date(now.getTime() + codeLifetimeMs)
  await rows.begin({
    ...{ _id: sessionId, email, browser: hashOf(browser), device, secret },
    ...{ tries: 0, createdAt: now, codeExpiresAt, endedBy: null },
    expiresAt: new Date(now.getTime() + keptMs),
  })
  return { sessionId, expiresAt: codeExpiresAt }
}

/** Only time makes a code expired; one that was used, replaced or guessed at is of a session that is over. */
const whyNot = async ({ rows, clock }: Store, id: string, browser: string): Promise<Failure> => {
  const row = await rows.find(id, browser)
  const isOver = row === undefined || row.endedBy !== null || row.codeExpiresAt > clock()
  return isOver ? 'InvalidSession' : 'ExpiredCode'
}

const attempt = async (
  store: Store,
  id: string,
  { browserToken, typed }: { readonly browserToken: string; readonly typed: string },
): Promise<Tried> => {
  const browser = hashOf(browserToken)
  const row = await store.rows.countTry(id, browser)
  if (row === undefined) return { status: await whyNot(store, id, browser) }
  const code = normaliseCode(typed)
  const isRight = isCode(code) && isSameCode(code, await signInCodeOf(row.secret, store.secret))
  if (!isRight) return { status: 'InvalidCode' }
  return (await store.rows.spend(id)) ? { status: 'Success', email: row.email } : { status: 'InvalidSession' }
}

/** The sign-in codes of one deployment. Codes themselves are never stored. */
export const createCodeSessions = (db: Db, { secret, clock }: { secret: Uint8Array; clock: () => Date }) => {
  const store: Store = { rows: openOtpSessions(db, clock), secret, clock }
  return {
    /** Makes a code for an address in a browser; earlier codes for both stop working. */
    begin: (codeFor: CodeAsked) => begin(store, codeFor),
    /** What `begin` answered for an address and browser, as long as its code works. */
    live: async ({ email, browser }: CodeFor) => {
      const row = await store.rows.liveOf(email, hashOf(browser))
      return row && { sessionId: row._id, expiresAt: row.codeExpiresAt }
    },
    /** Whether a code can still be tried in the browser that asked for it. */
    isOpen: async (id: string, browserToken: string): Promise<boolean> =>
      (await store.rows.openOne(id))?.browser === hashOf(browserToken),
    /** Tries a code in the browser that asked for it. */
    attempt: (id: string, given: { readonly browserToken: string; readonly typed: string }) =>
      attempt(store, id, given),
  }
}

export type CodeSessions = ReturnType<typeof createCodeSessions>
