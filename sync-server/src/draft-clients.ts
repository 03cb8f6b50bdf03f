import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import type { ControlMessage, DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { type DraftConnection, mayWrite } from './draft-access.ts'
import { disconnect } from './sync-socket.ts'

/** Tells one client where control is, and lets its connection write or not. */
export const tellControl = (connection: DraftConnection, control: DraftControl): void => {
  const { access } = connection.context
  if (access === undefined) return
  const write = mayWrite(access, control)
  connection.readOnly = !write
  const message: ControlMessage = { t: 'control', ...control, write }
  connection.sendStateless(JSON.stringify(message))
}

/** Sends one account, or everybody, away for good. */
export const sendAway = (connections: readonly DraftConnection[], userId?: string): void => {
  for (const connection of connections) {
    const { access, socket } = connection.context
    if (access === undefined || (userId !== undefined && access.user.id !== userId)) continue
    access.revoked = true
    connection.readOnly = true
    disconnect(socket, syncClose.noAccess)
  }
}

/** Lets clients come again: what they were connected to is no more. */
export const sendRound = (connections: readonly DraftConnection[]): void => {
  for (const connection of connections) {
    connection.readOnly = true
    disconnect(connection.context.socket, syncClose.restarting)
  }
}
