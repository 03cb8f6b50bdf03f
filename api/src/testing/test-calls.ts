import { addressOf, type Endpoint, type Given, type Query } from '@shingle/shared/endpoint/endpoint.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'

/** A call as a test makes it. */
export interface TestCall {
  readonly method?: string
  readonly body?: unknown
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream
  readonly token?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back; `body` is the parsed JSON, unchecked because the tests compare it whole. */
export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: ReturnType<typeof JSON.parse>
}

/** Calls of the api at a port, from a page of the app's origin. */
export const createTestCalls = (port: number, appOrigin: string) => {
  const call = async (path: string, given: TestCall = {}): Promise<TestAnswer> => {
    const { method = given.body === undefined && given.rawBody === undefined ? 'GET' : 'POST' } = given
    const headers = new Headers({ origin: appOrigin, [appHeader]: '1', ...given.headers })
    if (given.body !== undefined) headers.set('content-type', 'application/json')
    if (given.token !== undefined) headers.set('authorization', `Bearer ${given.token}`)
    if (given.cookie !== undefined) headers.set('cookie', given.cookie)
    const body = given.rawBody ?? (given.body === undefined ? null : JSON.stringify(given.body))
    // By a name, since not everybody who compiles this knows of a body that is still being written.
    const sent = { method, headers, body, duplex: 'half' as const }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }

  /** Calls an endpoint as its contract says; `answer` is what came back with the type that it promises. */
  const ask = async <Path extends string, Q extends Query, Body, Answer>(
    endpoint: Endpoint<Path, string, Q, Body, Answer>,
    given: Given<Path, Q, Body> & Omit<TestCall, 'method' | 'body'>,
  ): Promise<TestAnswer & { readonly answer: Answer }> => {
    const answer = await call(addressOf(endpoint, given), { method: endpoint.method, ...given })
    return { ...answer, answer: answer.body }
  }

  return { call, ask }
}
