import type { Store } from './store.ts'
import { deleteDocuments } from './write-documents.ts'

// Deleting in portions keeps each transaction, and so each pause of the server, short.
const portion = 500

/** Deletes every document whose TTL index says that it has expired at `now`; returns how many. */
export const reapExpired = (store: Store, now: Date): number => {
  let count = 0
  for (const namespace of store.catalog.namespaces()) {
    for (const { fields, expireAfterSeconds } of store.catalog.find(namespace)?.indexes ?? []) {
      const path = fields[0]?.path
      if (expireAfterSeconds === undefined || path === undefined) continue
      const deadline = new Date(now.getTime() - expireAfterSeconds * 1000)
      count += reap(store, namespace, { [path]: { $lte: deadline } })
    }
  }
  return count
}

const reap = (store: Store, namespace: string, filter: Record<string, unknown>): number => {
  let count = 0
  for (;;) {
    const deleted = store.transaction(() => deleteDocuments(store, { namespace, filter, limit: portion }))
    count += deleted
    if (deleted < portion) return count
  }
}
