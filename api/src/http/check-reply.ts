import { type Endpoint, statusesOf } from '@shingle/shared/endpoint/endpoint.ts'
import * as z from 'zod/mini'

/** What a handler answers; an endpoint without an answer has no body. */
export interface Reply<Answer = unknown> {
  readonly status: number
  readonly body: Answer
}

/**
 * A reply as it may leave the server: its endpoint's schema is the allow-list of what does. Throws when the reply is not
 * what the endpoint promises, which is a mistake of ours and no caller's.
 */
export const checkReply = <Answer>(
  endpoint: Endpoint<string, string, unknown, unknown, Answer>,
  { status, body }: Reply<Answer>,
): Reply => {
  const { method, path, answer } = endpoint
  if (!statusesOf(endpoint).includes(status)) throw new Error(`${method} ${path} answered ${status}`)
  if (answer === undefined) return { status, body: undefined }
  const checked = z.safeParse(answer, body)
  if (checked.success) return { status, body: checked.data }
  const [issue] = checked.error.issues
  throw new Error(
    `${method} ${path} answered otherwise than it promises: ${issue?.path.join('.')} ${issue?.message}`,
  )
}
