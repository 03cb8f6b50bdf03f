import { type Document, OutgoingMessage } from '@hocuspocus/server'
import type { DraftConnection } from './draft-access.ts'

/** Keeps Hocuspocus from sending what changes in a document to everybody: its draft knows who has it already, and sends by itself. */
export const silence = (document: Document): void => {
  Reflect.set(document, 'broadcastUpdate', () => undefined)
}

const messageOf = (address: string, update: Uint8Array): Uint8Array =>
  new OutgoingMessage(address).createSyncMessage().writeUpdate(update).toUint8Array()

/** Sends an update to connections, written once for all that share an address. */
export const broadcast = (connections: Iterable<DraftConnection>, update: Uint8Array): void => {
  let address = ''
  let message: Uint8Array = new Uint8Array()
  for (const connection of connections) {
    if (connection.messageAddress !== address) {
      address = connection.messageAddress
      message = messageOf(address, update)
    }
    // Without the detour through Hocuspocus, which has no part in it.
    connection.context.socket.outgoing.send(message)
  }
}
