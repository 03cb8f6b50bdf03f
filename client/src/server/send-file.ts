import { addressOf, type Given, type Query, type Upload } from '@shingle/shared/endpoint/endpoint.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'
import { type Caller, inTheirName } from './call-endpoint.ts'
import { networkProblem, problemFrom, unknownProblem } from './problems.ts'
import { requestOf } from './request.ts'

interface SentFile extends Omit<Caller, 'signal'> {
  readonly file: Blob
  /** Hears which share of it has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

interface Answered {
  readonly status: number
  readonly body: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's HTML page, say: not an answer of ours.
    return text
  }
}

interface Posted extends Pick<SentFile, 'file' | 'onProgress'> {
  readonly method: string
  readonly headers: HeadersInit | undefined
}

/** Only this old way of asking tells how far a file has got. */
const post = (
  address: string,
  { method, headers, file, onProgress }: Posted,
): Promise<Answered | undefined> =>
  new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.open(method, address)
    new Headers(headers).forEach((value, name) => {
      asking.setRequestHeader(name, value)
    })
    asking.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    asking.onload = () => resolve({ status: asking.status, body: parsed(asking.responseText) })
    asking.onerror = () => resolve(undefined)
    asking.onabort = () => resolve(undefined)
    // As it is: a file that was dropped on the page in the frame is no Blob of this window.
    asking.send(file)
  })

/** Sends a file to an endpoint that takes one, in the signed-in person's name, and tells how far it has got. */
export const sendFile = <Path extends string, Q extends Query, Answer>(
  endpoint: Upload<Path, string, Q, Answer>,
  given: Given<Path, Q, undefined>,
  { file, onProgress, ...caller }: SentFile,
): Promise<Result<Answer>> =>
  inTheirName(async (accessToken): Promise<Result<Answer>> => {
    const { headers } = requestOf(undefined, { accessToken, file })
    const posted = { method: endpoint.method, headers, file, onProgress }
    const answered = await post(addressOf(endpoint, given), posted)
    if (answered === undefined) return refuse(networkProblem)
    const { status, body } = answered
    if (status < 200 || status >= 300) return refuse(problemFrom(status, body))
    const answer = z.safeParse(endpoint.answer ?? z.never(), body)
    return answer.success ? succeed(answer.data) : refuse(unknownProblem(status))
  }, caller)
