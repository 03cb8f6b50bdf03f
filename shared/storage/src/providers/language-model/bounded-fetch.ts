import { modelAway } from '@shingle/shared/language-model/problems.ts'
import { ModelTrouble } from './model-trouble.ts'

/** Counts what passes and breaks off where it is more than `maximum` bytes. */
const bounded = (maximum: number): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > maximum) controller.error(new ModelTrouble('unfit', `it sent more than ${maximum} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

const isEventStream = (response: Response): boolean =>
  /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')

/**
 * A fetch that follows nobody elsewhere with the key, and hands on no more than `maximum` bytes of an event stream: of
 * anything else not a byte. What an endpoint says with a refusal is not read either.
 */
export const boundedFetch =
  (maximum: number): typeof fetch =>
  async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    const { status, headers, body } = response
    if (response.ok && body !== null && isEventStream(response))
      return new Response(body.pipeThrough(bounded(maximum)), { status, headers })
    await body?.cancel()
    if (response.ok) throw new ModelTrouble('unfit', 'it sent no event stream')
    const wait = headers.get('retry-after')
    // A redirect has no body to read and no place to follow: to whoever asks, nobody is there.
    const told = status >= 400 ? status : modelAway.status
    return new Response(null, { status: told, headers: wait === null ? {} : { 'retry-after': wait } })
  }
