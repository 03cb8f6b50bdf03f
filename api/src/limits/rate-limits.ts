import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { type CounterPorts, openUseCounter, type UseCounter } from '@shingle/storage/rows/rate-limits.ts'
import { openShareCounter, type Share, type ShareCounter } from '@shingle/storage/rows/share-counter.ts'
import { Refusal } from '../http/refusal.ts'

const hourS = 60 * 60

/** How often what may happen: `points` per `duration` seconds and key. */
const limits = {
  'codes-per-known-browser': { points: 10, duration: hourS },
  'codes-per-mail-and-place': { points: 5, duration: hourS },
  'codes-per-mail-place-and-day': { points: 20, duration: 24 * hourS },
  'codes-per-address': { points: 50, duration: hourS },
  'codes-per-wide-network': { points: 400, duration: hourS },
  'tries-per-address': { points: 100, duration: hourS },
  'tries-per-wide-network': { points: 1600, duration: hourS },
  'passwords-per-known-browser': { points: 5, duration: 10 * 60 },
  'passwords-per-mail-and-place': { points: 5, duration: 10 * 60 },
  'current-passwords-per-session': { points: 5, duration: 10 * 60 },
  'email-changes-per-session': { points: 10, duration: 24 * hourS },
  'passwords-per-link': { points: 5, duration: 24 * hourS },
  'challenge-answers': { points: 1, duration: 15 * 60 },
  'connections-per-user': { points: 60, duration: hourS },
  'refreshes-per-session': { points: 600, duration: hourS },
  'session-calls-per-address': { points: 1200, duration: hourS },
  'session-calls-per-known-browser': { points: 120, duration: hourS },
  'confirmations-per-address': { points: 100, duration: hourS },
  'operator-calls-per-address': { points: 600, duration: hourS },
  'registrations-per-user': { points: 60, duration: hourS },
  'account-changes-per-session': { points: 120, duration: hourS },
  'exports-per-user': { points: 10, duration: 24 * hourS },
  'downloads-per-user': { points: 60, duration: hourS },
  'deletions-per-session': { points: 60, duration: hourS },
  'tickets-per-user': { points: 1200, duration: 10 * 60 },
  'generations-per-user': { points: 20, duration: 24 * hourS },
  'publishes-per-user': { points: 60, duration: hourS },
  'handle-checks-per-user': { points: 30, duration: 60 },
  'takes-per-user': { points: 60, duration: 60 },
  'lists-per-user': { points: 600, duration: 10 * 60 },
  // What is asked again while somebody looks: some 36 times a minute of each device on which they work.
  'looks-per-user': { points: 1500, duration: 10 * 60 },
  'draft-reads-per-user': { points: 600, duration: 10 * 60 },
  'leads-per-user': { points: 600, duration: 10 * 60 },
  'contact-exports-per-user': { points: 30, duration: hourS },
  'saves-per-user': { points: 120, duration: hourS },
  'link-checks-per-user': { points: 240, duration: hourS },
  'links-per-user': { points: 480, duration: hourS },
  'word-helps-per-user': { points: 120, duration: hourS },
  'recipients-per-user': { points: 20, duration: hourS },
  'domain-changes-per-session': { points: 60, duration: hourS },
  'domain-looks-per-user': { points: 120, duration: hourS },
  'invites-per-user': { points: 30, duration: hourS },
  // Over all websites, whoever they go to: else an account is a way to send mail.
  'invites-per-user-and-day': { points: 60, duration: 24 * hourS },
  'accepts-per-user': { points: 120, duration: hourS },
  'transfers-per-user': { points: 20, duration: hourS },
  'previews-per-address': { points: 600, duration: 10 * 60 },
  'names-per-address': { points: 120, duration: 10 * 60 },
  'imports-per-address': { points: 30, duration: hourS },
  'imports-per-wide-network': { points: 120, duration: hourS },
  // All pictures of all links that an address may have read.
  'import-pictures-per-address': { points: 360, duration: hourS },
  'assistant-calls-per-address': { points: 1200, duration: 10 * 60 },
  'assistant-calls-per-user': { points: 300, duration: 10 * 60 },
  'usage-per-address': { points: 600, duration: hourS },
  'reports-per-address': { points: 10, duration: hourS },
  'questions-per-address': { points: 10, duration: hourS },
  'notes-per-wide-network': { points: 40, duration: hourS },
  'stock-searches-per-user': { points: 60, duration: hourS },
  'stock-takes-per-user': { points: 60, duration: hourS },
  'film-posters-per-user': { points: 60, duration: hourS },
  'uploads-per-user': { points: 300, duration: hourS },
  'full-uploads-per-user': { points: 30, duration: hourS },
} as const

/** What reaches one mailbox or library, is about one website, or comes of one account or network in a time, so that one who asks could use it up for all. */
const sharedLimits = {
  'codes-per-mail-and-day': { firstOfOne: 2, first: 200, rest: 60, duration: 24 * hourS },
  'passwords-per-mail-and-day': { firstOfOne: 2, first: 200, rest: 100, duration: 24 * hourS },
  // Of an account ten sessions' worth: the first of each session apart, since a stolen one is one of them.
  'current-passwords-per-account': { firstOfOne: 2, first: 20, rest: 30, duration: 10 * 60 },
  'account-changes-per-account': { firstOfOne: 12, first: 120, rest: 1080, duration: hourS },
  'deletions-per-account': { firstOfOne: 6, first: 60, rest: 540, duration: hourS },
  'domain-changes-per-account': { firstOfOne: 6, first: 60, rest: 540, duration: hourS },
  'email-changes-per-account': { firstOfOne: 2, first: 8, rest: 12, duration: 24 * hourS },
  'email-changes-per-network': { firstOfOne: 2, first: 60, rest: 30, duration: 24 * hourS },
  'email-changes-per-mail-and-place': { firstOfOne: 1, first: 3, rest: 2, duration: 24 * hourS },
  'email-changes-per-address': { firstOfOne: 1, first: 8, rest: 2, duration: 24 * hourS },
  'recipients-per-address': { firstOfOne: 1, first: 8, rest: 2, duration: 24 * hourS },
  'invites-per-network': { firstOfOne: 10, first: 200, rest: 60, duration: 24 * hourS },
  'invites-per-mail-and-place': { firstOfOne: 2, first: 6, rest: 8, duration: 24 * hourS },
  'invites-per-address': { firstOfOne: 2, first: 20, rest: 8, duration: 24 * hourS },
  'report-mails-per-website': { firstOfOne: 1, first: 100, rest: 30, duration: 24 * hourS },
  'report-mails-together': { firstOfOne: 3, first: 400, rest: 60, duration: 24 * hourS },
  'question-mails-together': { firstOfOne: 3, first: 400, rest: 60, duration: 24 * hourS },
  // What the libraries themselves allow a deployment is little: Pexels 200 an hour.
  'stock-calls-per-library': { firstOfOne: 20, first: 120, rest: 60, duration: hourS },
  // Unsplash 50 an hour, before it has approved the deployment.
  'stock-calls-per-library-on-trial': { firstOfOne: 6, first: 30, rest: 15, duration: hourS },
} as const

/** What is limited. */
export type LimitName = keyof typeof limits

/** What is limited by whom it reaches or comes of, with a first share for everybody who asks. */
export type SharedLimit = keyof typeof sharedLimits

/** What is counted by session. */
export type SessionLimit = Extract<LimitName, `${string}-per-session`>

/** What a session is counted as beside itself: who signs in anew begins no count of that anew. */
export const accountLimits: Readonly<Record<Exclude<SessionLimit, 'refreshes-per-session'>, SharedLimit>> = {
  'current-passwords-per-session': 'current-passwords-per-account',
  'email-changes-per-session': 'email-changes-per-account',
  'account-changes-per-session': 'account-changes-per-account',
  'deletions-per-session': 'deletions-per-account',
  'domain-changes-per-session': 'domain-changes-per-account',
}

/** Counts one use; throws the 429 problem when there were too many. */
export type CountUse = (limit: LimitName, key: string) => Promise<void>

/** Counts one use; false when there were too many. */
export type TryUse = (limit: LimitName, key: string) => Promise<boolean>

/** How many milliseconds until one more use would be counted; 0 when it would be now. */
export type WaitMs = (limit: LimitName, key: string) => Promise<number>

/** Takes back one use that was counted, because it was none of what is limited. */
export type GiveUseBack = (limit: LimitName, key: string) => Promise<void>

/** Forgets the uses counted so far, because whoever made them has proved to be no stranger. */
export type ForgiveUses = (limit: LimitName, key: string) => Promise<void>

/** Counts one use of what reaches a target; false when there were too many. */
export type TryShare = (limit: SharedLimit, share: Share) => Promise<boolean>

/** The same; throws the 429 problem when there were too many. */
export type CountShare = (limit: SharedLimit, share: Share) => Promise<void>

/** The rate limits of one deployment. */
export interface CountedUses {
  readonly countUse: CountUse
  readonly tryUse: TryUse
  readonly waitMs: WaitMs
  readonly giveUseBack: GiveUseBack
  readonly forgiveUses: ForgiveUses
  readonly tryShare: TryShare
  readonly countShare: CountShare
  /** How many milliseconds until one more use of whoever had their first would be counted; 0 when it would be now. */
  readonly shareWaitMs: (limit: SharedLimit, share: Share) => Promise<number>
  /** Forgets what was counted of a share, because whoever made the uses has proved to be no stranger. */
  readonly forgiveShare: (limit: SharedLimit, share: Share) => Promise<void>
}

const tooMany = (retryAfterMs: number): Refusal => new Refusal(tooManyRequests, { retryAfterMs })

/** Opens what is kept under a name once, when it is asked for first. */
const openedOnce = <Name, Counter>(open: (name: Name) => Counter): ((name: Name) => Counter) => {
  const opened = new Map<Name, Counter>()
  return (name) => {
    const counter = opened.get(name) ?? open(name)
    opened.set(name, counter)
    return counter
  }
}

/** Counts in the database, so that every process sees the same number. */
export const createRateLimits = (ports: CounterPorts): CountedUses => {
  const uses = openedOnce((name: LimitName): UseCounter => openUseCounter(ports, name, limits[name]))
  const shares = openedOnce(
    (name: SharedLimit): ShareCounter => openShareCounter(ports, name, sharedLimits[name]),
  )
  return {
    tryUse: (name, key) => uses(name).count(key),
    waitMs: (name, key) => uses(name).waitMs(key),
    countUse: async (name, key) => {
      if (!(await uses(name).count(key))) throw tooMany(await uses(name).waitMs(key))
    },
    giveUseBack: (name, key) => uses(name).giveBack(key),
    forgiveUses: (name, key) => uses(name).forgive(key),
    tryShare: (name, share) => shares(name).count(share),
    countShare: async (name, share) => {
      if (!(await shares(name).count(share))) throw tooMany(await shares(name).waitMs(share))
    },
    shareWaitMs: (name, share) => shares(name).waitMs(share),
    forgiveShare: (name, share) => shares(name).forgive(share),
  }
}
