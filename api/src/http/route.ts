import type { Role } from '@shingle/shared/website/roles.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-websites.ts'
import type { Context } from 'koa'
import type { Action } from '../policy/policies.ts'
import { type BodySchema, parseBody } from './parse-body.ts'
import { unwrap } from './refusal.ts'

/** Whoever signed in, and by which session. */
export interface Caller {
  readonly id: string
  readonly email: string
  readonly name: string | null
  readonly sessionId: string
}

/** What a handler answers; no body means none is sent. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
}

interface OpenCall<B> {
  readonly ctx: Context
  readonly params: Readonly<Record<string, string>>
  readonly body: B
}

interface SignedInCall<B> extends OpenCall<B> {
  readonly caller: Caller
}

interface DraftCall<B> extends SignedInCall<B> {
  readonly draft: DraftRow
  readonly role: Role
}

interface Endpoint<B, C> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly action: Action
  readonly body?: BodySchema<B>
  readonly handle: (call: C) => Promise<Reply>
}

interface Described {
  readonly method: Endpoint<never, never>['method']
  readonly path: string
  readonly action: Action
  readonly readsBody: boolean
}

/** One call of the API. `door` says what is known of whoever comes through it. */
export type Route = Described &
  (
    | { readonly door: 'open'; readonly run: (call: OpenCall<unknown>) => Promise<Reply> }
    | { readonly door: 'cookie'; readonly run: (call: OpenCall<unknown>) => Promise<Reply> }
    | { readonly door: 'signed-in'; readonly run: (call: SignedInCall<unknown>) => Promise<Reply> }
    | { readonly door: 'draft'; readonly run: (call: DraftCall<unknown>) => Promise<Reply> }
  )

const describe = <B, C>({ method, path, action, body }: Endpoint<B, C>): Described => ({
  method,
  path,
  action,
  readsBody: body !== undefined,
})

const nothing: BodySchema<undefined> | undefined = undefined

const typed = <B>(schema: BodySchema<B> | undefined, body: unknown): B =>
  // Without a schema B is undefined, and so is the body that nobody reads.
  schema === nothing ? (undefined as B) : unwrap(parseBody(schema, body))

/** A call for anybody. */
export const openRoute = <B = undefined>(endpoint: Endpoint<B, OpenCall<B>>): Route => ({
  ...describe(endpoint),
  door: 'open',
  run: (call) => endpoint.handle({ ...call, body: typed(endpoint.body, call.body) }),
})

/** A call that reads or writes cookies: only from the app's own pages. */
export const cookieRoute = <B = undefined>(endpoint: Endpoint<B, OpenCall<B>>): Route => ({
  ...describe(endpoint),
  door: 'cookie',
  run: (call) => endpoint.handle({ ...call, body: typed(endpoint.body, call.body) }),
})

/** A call for whoever is signed in. */
export const signedInRoute = <B = undefined>(endpoint: Endpoint<B, SignedInCall<B>>): Route => ({
  ...describe(endpoint),
  door: 'signed-in',
  run: (call) => endpoint.handle({ ...call, body: typed(endpoint.body, call.body) }),
})

/** A call about the draft named `:id` in the path. */
export const draftRoute = <B = undefined>(endpoint: Endpoint<B, DraftCall<B>>): Route => ({
  ...describe(endpoint),
  door: 'draft',
  run: (call) => endpoint.handle({ ...call, body: typed(endpoint.body, call.body) }),
})
