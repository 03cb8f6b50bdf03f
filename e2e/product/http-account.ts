import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** A signed-in person who talks to the api by HTTP alone. */
export interface HttpAccount {
  readonly email: string
  /** Calls the api and answers the parsed body; throws with status and body when it refuses. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .join('; ')

const post = (origin: string, path: string, { body, cookie = '' }: { body: unknown; cookie?: string }) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'sec-fetch-site': 'same-origin',
      'x-shingle': '1',
      cookie,
    },
    body: JSON.stringify(body),
  })

/** The code in the newest mail to an address, if there is one. */
export const codeFor = async (origin: string, email: string): Promise<string | undefined> => {
  const page = await (await fetch(`${origin}/dev/outbox`)).text()
  const at = page.indexOf(email)
  return at === -1 ? undefined : /\b[2-9A-HJKMNP-Z]{6}\b/.exec(page.slice(at).replace(/<[^>]*>/g, ' '))?.[0]
}

/**
 * The code in the newest mail to an address, read from the outbox page as a person would; waits for the mail, and for a
 * newer one than that of the `former` code.
 */
export const readCode = async (origin: string, email: string, former?: string): Promise<string> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const code = await codeFor(origin, email)
    if (code !== undefined && code !== former) return code
    await wait(100)
  }
  throw new Error(`The outbox holds no code for ${email}.`)
}

/** Signs in by the emailed code. */
export const signInByHttp = async (origin: string, email: string): Promise<HttpAccount> => {
  const generated = await post(origin, '/api/login/otp/generate', { body: { email } })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await generated.json())
  const code = await readCode(origin, email)
  const verified = await post(origin, '/api/login/otp/verify', {
    body: { sessionId, code },
    cookie: cookiesOf(generated),
  })
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await verified.json())
  return {
    email,
    call: async (method, path, body) => {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.status === 204 ? null : response.json()
    },
  }
}
