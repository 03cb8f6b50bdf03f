import {
  addressOf,
  type Endpoint,
  type PathParameters,
  type Query,
} from '@shingle/shared/endpoint/endpoint.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import * as z from 'zod/mini'

/** A browser, as far as the api knows it: it keeps cookies and a token, and tells of every secret that it is given. */
export interface CanaryBrowser {
  /** The answer of a call, whatever its status is: what is refused is told of in logs like any other. */
  readonly ask: <Path extends string, Q extends Query, Body, Answer>(
    endpoint: Endpoint<Path, string, Q, Body, Answer>,
    body: Body,
    params?: PathParameters<Path>,
  ) => Promise<Answer>
  /** Sends what may be no JSON, with other cookies than the browser's where they are given. */
  readonly sendRaw: (
    endpoint: Pick<Endpoint<string, string, unknown, unknown, unknown>, 'method' | 'path'>,
    body: string,
    cookies?: string,
  ) => Promise<void>
  readonly cookies: () => string
}

const answered = z.object({ accessToken: z.optional(z.string()) })

/** Opens a browser at a product. */
export const openCanaryBrowser = (origin: string, tellSecret: (secret: string) => void): CanaryBrowser => {
  const jar = new Map<string, string>()
  let token: string | undefined
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = async (path: string, method: string, sent: { body?: string; cookies?: string }) => {
    const headers = new Headers({ origin, [appHeader]: '1', cookie: sent.cookies ?? cookies() })
    if (sent.body !== undefined) headers.set('content-type', 'application/json')
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(`${origin}${path}`, { method, headers, body: sent.body ?? null })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
      if (value !== '') tellSecret(value)
    }
    return response
  }

  return {
    ask: async (endpoint, body, params) => {
      const path = addressOf(endpoint, params === undefined ? {} : { params })
      const given = body === undefined ? {} : { body: JSON.stringify(body) }
      const text = await (await send(path, endpoint.method, given)).text()
      const answer = text.startsWith('{') ? JSON.parse(text) : undefined
      const entered = answered.safeParse(answer)
      if (entered.success && entered.data.accessToken !== undefined) {
        token = entered.data.accessToken
        tellSecret(token)
      }
      return answer
    },
    sendRaw: async ({ method, path }, body, others) => {
      const given = { ...(body !== '' && { body }), ...(others !== undefined && { cookies: others }) }
      await (await send(path, method, given)).text()
    },
    cookies,
  }
}
