import type { Socket } from 'node:net'
import { MongoError } from '../mongo-error.ts'
import {
  frameReply,
  headerBytes,
  messageLength,
  ProtocolError,
  type Request,
  readMessage,
} from './message.ts'

/** Answers one command, now or later, with the BSON bytes of its reply; must not throw. */
export type Answer = (request: Request, reply: (body: Uint8Array) => void) => void

/** The reply to a message whose documents cannot be read. */
export type Refuse = (error: MongoError) => Uint8Array

/** Serves one client: cuts its bytes into messages, answers each, and hangs up on bytes that are no message. */
export const serveConnection = (socket: Socket, answer: Answer, refuse: Refuse): void => {
  const inbox = createInbox()
  socket.setNoDelay(true)
  // A client that vanished needs no answer; 'close' follows and Node frees the rest.
  socket.on('error', () => socket.destroy())
  socket.on('data', (bytes) => {
    try {
      inbox.add(bytes)
      for (let message = inbox.next(); message !== undefined; message = inbox.next()) receive(message)
    } catch (error) {
      if (!(error instanceof ProtocolError || error instanceof RangeError)) throw error
      socket.destroy()
    }
  })

  const receive = (message: Buffer): void => {
    try {
      const request = readMessage(message)
      answer(request, (body) => send(request, body))
    } catch (error) {
      if (!(error instanceof MongoError)) throw error
      send({ id: message.readInt32LE(4), reply: 'message' }, refuse(error))
    }
  }

  const send = (request: Pick<Request, 'id' | 'reply'>, body: Uint8Array): void => {
    if (request.reply !== 'none' && socket.writable) socket.write(frameReply(request, body))
  }
}

// Collects chunks and joins them once per message, so that a large message costs no repeated copying.
const createInbox = () => {
  let chunks: Buffer[] = []
  let size = 0
  let wanted = headerBytes
  const joined = (): Buffer => {
    const [only = Buffer.alloc(0)] = chunks
    const all = chunks.length === 1 ? only : Buffer.concat(chunks, size)
    chunks = [all]
    return all
  }
  return {
    add: (chunk: Buffer): void => {
      chunks.push(chunk)
      size += chunk.length
    },
    next: (): Buffer | undefined => {
      if (size < wanted) return undefined
      const bytes = joined()
      wanted = messageLength(bytes)
      if (size < wanted) return undefined
      const message = bytes.subarray(0, wanted)
      size -= wanted
      chunks = size === 0 ? [] : [bytes.subarray(wanted)]
      wanted = headerBytes
      return message
    },
  }
}
