import type * as z from 'zod/mini'

/** The names of a path's `:parameters`. */
type ParameterOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/** The values of a path's `:parameters`, by name. */
export type PathParameters<Path extends string> = { readonly [Name in ParameterOf<Path>]: string }

/** What is asked for in the address beside the path. */
export type Query = Readonly<Record<string, string | undefined>>

/** What one call of the API is made of: the one description that server, client and documentation share. */
export interface Endpoint<Path extends string, Action extends string, Q, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: Path
  /** What the caller needs to be allowed to do. */
  readonly action: Action
  /** What may stand behind the `?` of the address. */
  readonly query?: z.core.$ZodType<Q>
  /** The JSON that is sent; without it nothing is read. */
  readonly body?: z.core.$ZodType<Body>
  /** Which parameters of what the call is about stand in the body instead of the path: each with its field. */
  readonly about?: Readonly<Record<string, string>>
  /** The JSON that comes back when all is well; without it the answer is empty. */
  readonly answer?: z.core.$ZodType<Answer>
  /** The statuses that the answer travels under: 200, or 204 for an empty one, where nothing is said. */
  readonly statuses?: readonly number[]
  /** The media type of the file that comes back instead of JSON. */
  readonly gives?: string
}

/** Of which kind a file is, as HTTP names kinds. */
type MediaType = `${string}/${string}`

/** An endpoint that takes a file as it is instead of JSON. */
export interface Upload<Path extends string, Action extends string, Q, Answer>
  extends Endpoint<Path, Action, Q, undefined, Answer> {
  /** The media type of the file. */
  readonly takes: MediaType
}

/** An endpoint as far as anybody needs to know it who neither makes nor answers its call. */
export type AnyEndpoint = Endpoint<string, string, unknown, unknown, unknown> & { readonly takes?: MediaType }

// @__NO_SIDE_EFFECTS__
/** Describes one call of the API, once for everybody who serves, makes or documents it. */
export const defineEndpoint = <
  const Path extends string,
  const Action extends string,
  Q extends Query = Record<string, never>,
  Body = undefined,
  Answer = undefined,
>(
  endpoint: Endpoint<Path, Action, Q, Body, Answer>,
): Endpoint<Path, Action, Q, Body, Answer> => endpoint

// @__NO_SIDE_EFFECTS__
/** Describes a call of the API that takes a file. */
export const defineUpload = <
  const Path extends string,
  const Action extends string,
  Q extends Query = Record<string, never>,
  Answer = undefined,
>(
  endpoint: Upload<Path, Action, Q, Answer>,
): Upload<Path, Action, Q, Answer> => endpoint

/** What a call is given: the values of the path, the query and the body, each where the endpoint has it. */
export type Given<Path extends string, Q, Body> = (Record<never, never> extends PathParameters<Path>
  ? { readonly params?: PathParameters<Path> }
  : { readonly params: PathParameters<Path> }) &
  (undefined extends Body ? { readonly body?: Body } : { readonly body: Body }) & { readonly query?: Q }

// A browser takes two dots for the way up, however they are written: the call would become another one.
const segmentOf = (value: string): string => (/^\.\.?$/.test(value) ? '-' : encodeURIComponent(value))

/** The address of an endpoint's call, relative to its origin: the path with its parameters filled in, and the query. */
export const addressOf = <Path extends string>(
  { path }: { readonly path: Path },
  { params, query }: { readonly params?: PathParameters<Path>; readonly query?: Query },
): string => {
  const values = new Map(Object.entries<string>(params ?? {}))
  const filled = path.replace(/\/:(\w+)/g, (_, name) => `/${segmentOf(values.get(name) ?? '')}`)
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) asked.set(name, value)
  return asked.size === 0 ? filled : `${filled}?${asked}`
}

/** The statuses that an endpoint's answer travels under. */
export const statusesOf = ({
  statuses,
  answer,
}: Pick<AnyEndpoint, 'statuses' | 'answer'>): readonly number[] =>
  statuses ?? [answer === undefined ? 204 : 200]
