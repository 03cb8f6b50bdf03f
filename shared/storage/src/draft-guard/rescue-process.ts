import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import { leaveFormatting } from './leave-formatting.ts'
import { applyStored, type StoredUpdate } from './stored-update.ts'

/** Reads what is stored of one draft, whatever that costs, and ends. */
process.once('message', ({ updates }: { readonly updates: readonly StoredUpdate[] }) => {
  const doc = new Y.Doc()
  leaveFormatting(doc)
  doc.transact(() => {
    for (const update of updates) applyStored(doc, update)
  })
  process.send?.({ content: materialise(doc) }, () => process.exit())
})
