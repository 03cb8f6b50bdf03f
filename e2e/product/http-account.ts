import { setTimeout as wait } from 'node:timers/promises'
import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { addressOf, type Endpoint, type Given, type Query } from '@shingle/shared/endpoint/endpoint.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import * as z from 'zod/mini'

/** A cookie as the server set it, without how long it lasts. */
export interface SessionCookie {
  readonly name: string
  readonly value: string
}

/** A signed-in person who talks to the api by HTTP alone. */
export interface HttpAccount {
  readonly email: string
  /** What proves to the api who asks, to be sent as the `authorization` header. */
  readonly authorization: string
  /** The cookies of its session, for a browser to go on with. */
  readonly cookies: readonly SessionCookie[]
  /** Calls an endpoint and gives its parsed answer; throws with status and body when it refuses. */
  readonly call: <Path extends string, Q extends Query, Body, Answer>(
    endpoint: Endpoint<Path, string, Q, Body, Answer>,
    given: Given<Path, Q, Body>,
  ) => Promise<Answer>
}

const cookiesOf = (response: Response): readonly SessionCookie[] =>
  response.headers.getSetCookie().map((cookie) => {
    const [name = '', ...value] = (cookie.split(';', 1)[0] ?? '').split('=')
    return { name, value: value.join('=') }
  })

/** Asks an endpoint as the app's own pages do. */
const ask = <Path extends string, Q extends Query, Body, Answer>(
  origin: string,
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  { given, headers }: { given: Given<Path, Q, Body>; headers: Readonly<Record<string, string>> },
) =>
  fetch(`${origin}${addressOf(endpoint, given)}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', origin, [appHeader]: '1', ...headers },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  })

/** The parsed answer of an endpoint; throws with status and body when it refuses. */
const answerOf = async <Answer>(
  { method, path, answer }: Endpoint<string, string, unknown, unknown, Answer>,
  response: Response,
): Promise<Answer> => {
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return z.parse(answer ?? z.custom<Answer>(), text === '' ? undefined : JSON.parse(text))
}

/** The code in the newest mail with one to an address, if there is one. */
export const codeFor = async (origin: string, email: string): Promise<string | undefined> => {
  const page = await (await fetch(`${origin}/dev/outbox`)).text()
  for (const mail of page.split('<article ').slice(1)) {
    // An address that a mail only mentions, as an invitation does, has none of its codes.
    if (!mail.includes(`<dt>To</dt><dd>${email}</dd>`)) continue
    const text = mail.replace(/<[^>]*>/g, ' ')
    const [, first, last] = /\b([2-9A-HJKMNP-Z]{3})-([2-9A-HJKMNP-Z]{3})\b/.exec(text) ?? []
    if (first && last) return `${first}${last}`
  }
  return undefined
}

/**
 * The code in the newest mail to an address, read from the outbox page as a person would; waits for the mail, and for a
 * newer one than that of the `former` code.
 */
export const readCode = async (origin: string, email: string, former?: string): Promise<string> => {
  for (let tries = 0; tries < 150; tries += 1) {
    const code = await codeFor(origin, email)
    if (code !== undefined && code !== former) return code
    await wait(100)
  }
  throw new Error(`The outbox holds no code for ${email}.`)
}

/** Signs in by the emailed code, on a device that calls itself by `userAgent`. */
export const signInByHttp = async (
  origin: string,
  email: string,
  { userAgent = 'node' } = {},
): Promise<HttpAccount> => {
  const former = await codeFor(origin, email)
  const asked = await ask(origin, sendCodeEndpoint, {
    given: { body: { email } },
    headers: { 'user-agent': userAgent },
  })
  const { sessionId } = await answerOf(sendCodeEndpoint, asked)
  const code = await readCode(origin, email, former)
  const verified = await ask(origin, verifyCodeEndpoint, {
    given: { body: { sessionId, code } },
    headers: {
      'user-agent': userAgent,
      cookie: cookiesOf(asked)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    },
  })
  const { status, accessToken } = await answerOf(verifyCodeEndpoint, verified)
  if (status !== 'Success') throw new Error(`The code of ${email} was not taken: ${status}`)
  const authorization = `Bearer ${accessToken}`
  const headers = { authorization }
  return {
    email,
    authorization,
    cookies: cookiesOf(verified),
    call: async (endpoint, given) => answerOf(endpoint, await ask(origin, endpoint, { given, headers })),
  }
}
