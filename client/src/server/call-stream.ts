import type { Endpoint, Given, Query } from '@shingle/shared/endpoint/endpoint.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { parseJson } from '@shingle/shared/text/parse-json.ts'
import { inTheirName } from './call-endpoint.ts'
import { requestAnd } from './request.ts'

interface Listening {
  readonly signal: AbortSignal
  /** Hears of each event as it was sent, which nobody has checked. */
  readonly onEvent: (sent: unknown) => void
}

/** Hands on the events of a stream, each when its lines are complete. */
const hearEvents = async (body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: Listening['onEvent']) => {
  let rest = ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value = '' } = await reader.read()
    const events = `${rest}${value}`.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events)
      if (event.startsWith('data: ')) onEvent(parseJson(event.slice('data: '.length)))
    if (done) return
  }
}

/** Calls an endpoint that answers by events, in the signed-in person's name. Never throws but for an abort. */
export const callStream = <Path extends string, Q extends Query, Body>(
  endpoint: Endpoint<Path, string, Q, Body, undefined>,
  given: Given<Path, Q, Body>,
  { signal, onEvent }: Listening,
): Promise<Result<undefined>> =>
  inTheirName(
    (accessToken) =>
      requestAnd(endpoint, given, {
        sending: { accessToken, signal },
        read: async ({ body }) => {
          if (body !== null) await hearEvents(body, onEvent)
          return succeed(undefined)
        },
      }),
    {},
  )
