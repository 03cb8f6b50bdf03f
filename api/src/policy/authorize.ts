import { notSignedIn, signInAgain } from '@shingle/shared/account/problems.ts'
import type { WayBack } from '@shingle/shared/email-change/endpoints.ts'
import { wayBackOpen } from '@shingle/shared/email-change/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { dayWords, momentWords } from '@shingle/shared/time/utc-words.ts'
import type { WayBackOf } from '../email-change/way-back-of.ts'
import type { Caller } from '../session/caller.ts'
import type { Rule } from './policies.ts'
import type { ResourceFinders, ResourceName, Resources } from './resources.ts'
import { roleProblem } from './role-problem.ts'
import { isSignedInRecently } from './signed-in-recently.ts'

const waitsFor = ({ changedAt, until }: WayBack) =>
  wayBackOpen(dayWords(new Date(changedAt)), momentWords(new Date(until)))

/** A call that was allowed: who makes it, what it is about, and what they are to that. */
export type Allowed<R extends ResourceName> = Resources[R] & { readonly caller: Caller }

/** Whether a caller may do what a rule is about, or the problem to answer: the only place where the api asks this. */
export type Authorize = <R extends ResourceName>(
  rule: Rule<R>,
  asked: {
    readonly caller: Caller | undefined
    readonly params: Readonly<Record<string, string>>
  },
) => Promise<Result<Allowed<R>>>

interface Ports {
  readonly finders: ResourceFinders
  readonly clock: () => Date
  readonly wayBackOf: WayBackOf
}

/** Asking for permission, over the finders of one deployment. */
export const createAuthorize =
  ({ finders, clock, wayBackOf }: Ports): Authorize =>
  async (rule, { caller, params }) => {
    if (caller === undefined) return refuse(notSignedIn)
    const found = await finders[rule.resource]({ caller, params })
    if (!found.ok) return found
    if (!rule.may.includes(found.value.relation)) return refuse(roleProblem(rule.may))
    // Before anybody proves who they are: that would change nothing.
    const wayBack = rule.isForGood ? await wayBackOf(caller.id) : undefined
    if (wayBack !== undefined) return refuse(waitsFor(wayBack))
    if (rule.signedIn === 'recently' && !isSignedInRecently(caller, clock())) return refuse(signInAgain)
    return succeed({ ...found.value, caller })
  }
