import { addressOf, type Endpoint, type Given, type Query } from '@shingle/shared/endpoint/endpoint.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import * as z from 'zod/mini'
import { networkProblem, problemFrom, unknownProblem } from './problems.ts'

/** How a request is sent: in whose name, with which file instead of JSON, and until when. */
export interface Sending {
  readonly accessToken?: string | null
  readonly file?: Blob | undefined
  readonly signal?: AbortSignal | undefined
}

/** One request and its checked answer. Never throws but for an abort: what went wrong is a Problem. */
export const request = <Path extends string, Q extends Query, Body, Answer>(
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  given: Given<Path, Q, Body>,
  sending: Sending = {},
): Promise<Result<Answer>> =>
  requestAnd(endpoint, given, {
    sending,
    read: async (response) => {
      const answer = z.safeParse(endpoint.answer ?? nothing<Answer>(), await readJson(response))
      return answer.success ? succeed(answer.data) : refuse(unknownProblem(response.status))
    },
  })

/** One request whose answer is read otherwise; a line that breaks meanwhile is a Problem, too. */
export const requestAnd = async <Path extends string, Q extends Query, Body, Answer, T>(
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  given: Given<Path, Q, Body>,
  { sending, read }: { sending: Sending; read: (response: Response) => Promise<Result<T>> },
): Promise<Result<T>> => {
  try {
    const response = await fetch(addressOf(endpoint, given), {
      method: endpoint.method,
      ...requestOf(given.body, sending),
    })
    if (response.ok) return await read(response)
    return refuse(problemFrom(response.status, await readJson(response)))
  } catch (cause) {
    if (sending.signal?.aborted) throw cause
    return refuse(networkProblem)
  }
}

// An endpoint without an answer promises undefined, which is what an empty body reads as.
const nothing = <Answer>() => z.custom<Answer>()

/** How a call is sent, beside its address and method. */
export const requestOf = (body: unknown, { accessToken, file, signal }: Sending): RequestInit => {
  // The header cannot be sent by a foreign page without a preflight, which the server refuses.
  const headers = new Headers({ Accept: 'application/json', [appHeader]: '1' })
  const content = file ?? (body === undefined ? null : JSON.stringify(body))
  if (content !== null) headers.set('Content-Type', file?.type ?? 'application/json')
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`)
  return { headers, credentials: 'same-origin', body: content, signal: signal ?? null }
}

/** The JSON of an answer; undefined for an empty one. */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page, say: not an answer of ours, so the schema refuses it.
    return text
  }
}
