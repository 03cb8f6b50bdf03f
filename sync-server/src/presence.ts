import type { DraftAccess, DraftConnection } from './draft-access.ts'

type States = Map<number, Record<string, unknown>>

/** Whether another connection of the document already speaks for this presence id. */
const isTaken = (connection: DraftConnection, id: number): boolean =>
  connection.document
    .getConnections()
    .some((other) => other !== connection && connection.document.getClients(other).has(id))

const isEmpty = (state: Record<string, unknown>): boolean => Object.keys(state).length === 0

/**
 * Keeps of a client's presence message only its own state, under the name its ticket proves: the wire lets
 * anybody claim any id, any number of ids and any name.
 */
export const rewritePresence = (states: States, access: DraftAccess, connection: DraftConnection): void => {
  const id = access.presence ?? [...states].find(([, state]) => !isEmpty(state))?.[0]
  const state = id === undefined ? undefined : states.get(id)
  states.clear()
  if (id === undefined || state === undefined || isTaken(connection, id)) return
  access.presence = id
  states.set(id, { ...state, user: access.user })
}
