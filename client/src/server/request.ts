import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { networkProblem, problemFrom, unknownProblem } from './problems.ts'

/** Anything that parses an answer, whichever zod made it. */
export interface AnswerSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

export interface Exchange<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  body?: unknown
  answer: AnswerSchema<T>
  accessToken?: string | null | undefined
  signal?: AbortSignal | undefined
}

/** One request and its parsed answer. Never throws but for an abort: what went wrong is a Problem. */
export const exchange = async <T>(path: string, call: Exchange<T>): Promise<Result<T>> => {
  let response: Response
  try {
    response = await fetch(path, requestOf(call))
  } catch (cause) {
    if (call.signal?.aborted) throw cause
    return refuse(networkProblem)
  }
  const body = await readJson(response)
  if (!response.ok) return refuse(problemFrom(response.status, body))
  const answer = call.answer.safeParse(body)
  return answer.success ? succeed(answer.data) : refuse(unknownProblem(response.status))
}

const requestOf = ({ method = 'GET', body, accessToken, signal }: Exchange<unknown>): RequestInit => {
  // The header cannot be sent by a foreign page without a preflight, which the server refuses.
  const headers = new Headers({ Accept: 'application/json', [appHeader]: '1' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (accessToken) headers.set('Authorization', `Bearer ${accessToken}`)
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text().catch(() => '')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page, say: not an answer of ours, so the schema refuses it.
    return text
  }
}
