import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import { leaveFormatting } from './leave-formatting.ts'

/** Reads what is stored of one draft, whatever that costs, and ends. */
process.once('message', ({ updates }: { readonly updates: readonly Uint8Array[] }) => {
  const doc = new Y.Doc()
  leaveFormatting(doc)
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update)
  })
  process.send?.({ content: materialise(doc) }, () => process.exit())
})
