import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { ChooseContext } from '../certificates/choose-context.ts'

const [requestMs, stalledMs, handshakeMs] = [150_000, 30_000, 10_000]

/** The https server of connected domains: whoever asks for another name gets an alert, and nothing is made for them. */
export const openSecureServer = (choose: ChooseContext, listener: RequestListener): Server => {
  const server = createServer(
    {
      ...{ requestTimeout: requestMs, handshakeTimeout: handshakeMs },
      SNICallback: (name, answer) => {
        choose(name).then(
          (context) => (context ? answer(null, context) : answer(new Error('This name is not served here.'))),
          (error: Error) => answer(error),
        )
      },
    },
    listener,
  )
  server.timeout = stalledMs
  // Whoever breaks off a handshake is nobody's trouble.
  server.on('tlsClientError', (_, socket) => socket.destroy())
  return server
}
