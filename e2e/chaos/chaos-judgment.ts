import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import type { ChaosClient } from './chaos-client.ts'
import type { LoggedDraft } from './log-watch.ts'

/** What a client's replica differs in from the log, in words; empty where it is the same. */
export const replicaFaults = (client: ChaosClient, logged: LoggedDraft): string[] => {
  const doc = client.draft.doc()
  const faults: string[] = []
  if (doc.store.pendingStructs !== null || doc.store.pendingDs !== null)
    faults.push('a replica has pending structs')
  if (!Y.equalSnapshots(Y.snapshot(doc), Y.snapshot(logged.doc)))
    faults.push('a replica differs from the log in state vector or delete set')
  if (JSON.stringify(materialise(doc)) !== JSON.stringify(materialise(logged.doc)))
    faults.push('a replica differs from the log in content')
  return faults
}

/** What the guarantees were broken in, in words: nothing acknowledged is lost, and nothing typed is nowhere. */
export const judge = (clients: readonly ChaosClient[], logged: LoggedDraft): string[] => {
  const held = new Set(clients.flatMap((client) => [...client.heldWords()]))
  const lost = clients.flatMap(({ acknowledged }) =>
    [...acknowledged].filter((word) => !logged.words.has(word)),
  )
  const nowhere = clients.flatMap(({ made }) =>
    made.filter((word) => !logged.words.has(word) && !held.has(word)),
  )
  return [
    ...lost.map((word) => `${word} was acknowledged and is lost`),
    ...nowhere.map((word) => `${word} is neither in the log nor in a copy`),
    ...clients.flatMap((client) => replicaFaults(client, logged)),
  ]
}
