import type { Duplex } from 'node:stream'
import type { WebSocketLike } from '@hocuspocus/server'
import type { WebSocket } from 'ws'

/**
 * Lets everything that is sent within one turn of the event loop leave in one write: an update's acknowledgement, its
 * place in the log and its echo are three messages, and a write each would cost more than judging the update.
 */
export const batchSends = (ws: WebSocket, raw: Duplex): WebSocketLike => {
  let isCorked = false
  const uncork = () => {
    isCorked = false
    raw.uncork()
  }
  return {
    get readyState() {
      return ws.readyState
    },
    send: (message) => {
      if (!isCorked) {
        isCorked = true
        raw.cork()
        setImmediate(uncork)
      }
      ws.send(message)
    },
    close: (code, reason) => ws.close(code, reason),
  }
}
