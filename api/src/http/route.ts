import { invalidToken, notSignedIn } from '@shingle/shared/account/problems.ts'
import type { AnyEndpoint, Endpoint, PathParameters } from '@shingle/shared/endpoint/endpoint.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { Context } from 'koa'
import { countCall, rateOf } from '../limits/call-rates.ts'
import { countAddress } from '../limits/count-address.ts'
import type { CountStart } from '../limits/count-start.ts'
import type { CountShare, CountUse } from '../limits/rate-limits.ts'
import type { Authorize } from '../policy/authorize.ts'
import { type Action, type OpenAction, openActions, policies, type Rule } from '../policy/policies.ts'
import type { ResourceName, Resources } from '../policy/resources.ts'
import type { Caller } from '../session/caller.ts'
import { checkReply, type Reply } from './check-reply.ts'
import { readSent } from './read-sent.ts'
import { Refusal, unwrap } from './refusal.ts'
import { refuseForeignPage, requireOwnPage } from './require-own-page.ts'

/** What stands before every call: whose pages may make it, who makes it, and whether they may. */
export interface Entrance {
  readonly appOrigin: string
  readonly callerOf: (ctx: Context, endpoint: Pick<AnyEndpoint, 'gives'>) => Promise<Caller | undefined>
  readonly authorize: Authorize
  readonly countUse: CountUse
  readonly countShare: CountShare
  readonly countStart: CountStart
}

/** One endpoint as the api serves it, with what its documentation says beside the contract. */
export interface Route {
  readonly endpoint: AnyEndpoint
  readonly summary: string
  /** What its own rules refuse, beside what every call of its kind can meet. */
  readonly problems: readonly Problem[]
  /** The rule that the caller must satisfy, or from where anybody may call. */
  readonly access: Rule<ResourceName> | (typeof openActions)[OpenAction]
  readonly answer: (ctx: Context, entrance: Entrance) => Promise<Reply>
}

interface Sent<Path extends string, Q, Body> {
  readonly ctx: Context
  readonly params: PathParameters<Path>
  readonly query: Q
  readonly body: Body
}

interface Asked<R extends ResourceName> {
  readonly caller: Caller
  readonly thing: Resources[R]['thing']
  readonly relation: Resources[R]['relation']
  /** Throws where the caller may not do it any more: for a handler that has waited for a stranger's bytes. */
  readonly askAgain: () => Promise<void>
}

interface Served<Call, Answer> extends Pick<Route, 'summary'> {
  readonly problems?: Route['problems']
  readonly handle: (call: Call) => Promise<Reply<Answer>>
}

interface ServedOpenly<Call, Answer> extends Served<Call, Answer> {
  /** As whose a call is counted where not by its network address; undefined for one that is answered without any work. */
  readonly countedAs?: (ctx: Context) => string | undefined
}

/** Ways into an account are counted each by itself. */
const countedApart = 'session.start' satisfies OpenAction

/** Serves an endpoint that nobody needs to sign in for. */
export const openRoute = <Path extends string, Q, Body, Answer>(
  endpoint: Endpoint<Path, OpenAction, Q, Body, Answer>,
  { summary, problems = [], countedAs, handle }: ServedOpenly<Sent<Path, Q, Body>, Answer>,
): Route => {
  const count = async (
    ctx: Context,
    { countUse, countStart }: Pick<Entrance, 'countUse' | 'countStart'>,
  ): Promise<void> => {
    if (endpoint.action === countedApart) return countStart(ctx, endpoint.path)
    const rate = rateOf(endpoint.action)
    if (rate === undefined) return
    if (countedAs === undefined) return countAddress(countUse, rate, ctx.ip)
    const key = countedAs(ctx)
    if (key !== undefined) await countUse(rate, key)
  }
  const access = openActions[endpoint.action]
  return {
    ...{ endpoint, summary, problems, access },
    answer: async (ctx, entrance) => {
      const { appOrigin } = entrance
      if (access === 'own-pages') requireOwnPage(ctx, appOrigin)
      // A file is shown by the app's own pages alone: else another page has its visitors' browsers ask for many.
      else if (endpoint.method !== 'GET' || endpoint.gives !== undefined) refuseForeignPage(ctx, appOrigin)
      const sent = await readSent(ctx, endpoint)
      await count(ctx, entrance)
      return checkReply(endpoint, await handle({ ctx, params: ctx.params, ...sent }))
    },
  }
}

/** What a checked body says a call is about, by the parameters' names. */
const paramsIn = (body: unknown, about: AnyEndpoint['about'] = {}): Record<string, string> => {
  const fields = new Map<string, unknown>(Object.entries(Object(body)))
  return Object.fromEntries(Object.entries(about).map(([name, field]) => [name, String(fields.get(field))]))
}

/** Serves an endpoint to whom a rule allows it. */
export const ruledRoute = <Path extends string, Q, Body, Answer, R extends ResourceName>(
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  rule: Rule<R>,
  { summary, problems = [], handle }: Served<Sent<Path, Q, Body> & Asked<R>, Answer>,
): Route => ({
  ...{ endpoint, summary, problems, access: rule },
  answer: async (ctx, { appOrigin, callerOf, authorize, countUse, countShare }) => {
    if (endpoint.method !== 'GET') refuseForeignPage(ctx, appOrigin)
    const ask = async (about: Readonly<Record<string, string>> = {}) => {
      const caller = await callerOf(ctx, endpoint)
      if (caller === undefined && ctx.get('authorization') !== '') throw new Refusal(invalidToken)
      return unwrap(await authorize(rule, { caller, params: { ...ctx.params, ...about } }))
    }
    // Only who is signed in makes the server read what says whether they may send it; nobody else at all.
    if (endpoint.about !== undefined && (await callerOf(ctx, endpoint)) === undefined)
      throw new Refusal(ctx.get('authorization') === '' ? notSignedIn : invalidToken)
    const before = endpoint.about === undefined ? await ask() : undefined
    const sent = await readSent(ctx, endpoint)
    const askAgain = () => ask(paramsIn(sent.body, endpoint.about))
    // However slowly a body came: what its sender may do is what they may do now that it is here.
    const allowed = before === undefined || endpoint.body !== undefined ? await askAgain() : before
    // What is not valid uses up nothing.
    await countCall({ countUse, countShare }, endpoint.action, allowed.caller)
    const asked = { ...allowed, askAgain: async () => void (await askAgain()) }
    return checkReply(endpoint, await handle({ ctx, params: ctx.params, ...asked, ...sent }))
  },
})

/** Serves an endpoint to whom the policies allow its action. */
export const route = <Path extends string, A extends Action, Q, Body, Answer>(
  endpoint: Endpoint<Path, A, Q, Body, Answer>,
  served: Served<Sent<Path, Q, Body> & Asked<(typeof policies)[A]['resource']>, Answer>,
): Route => ruledRoute(endpoint, policies[endpoint.action], served)
