import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import * as Y from 'yjs'

/** How many pieces a formatted text is in, deleted ones included. */
export const countPieces = (text: Y.XmlText): number => {
  let pieces = 0
  for (let item = text._start; item !== null; item = item.right) pieces += 1
  return pieces
}

function* textsOf(doc: Y.Doc): Generator<Y.XmlText> {
  for (const structs of doc.store.clients.values())
    for (const struct of structs) {
      const type =
        struct instanceof Y.Item && struct.content instanceof Y.ContentType ? struct.content.type : null
      if (type instanceof Y.XmlText) yield type
    }
}

const isShredded = (doc: Y.Doc): boolean => {
  for (const text of textsOf(doc)) if (countPieces(text) > syncLimits.rebuild.pieces) return true
  return false
}

/** Whether a document has grown far beyond what it says, so that it is worth writing anew; `rebuilt` is how many items it would then have. */
export const isOvergrown = (doc: Y.Doc, rebuilt: () => number): boolean => {
  const { structs, timesRebuilt, writers } = syncLimits.rebuild
  if (doc.store.clients.size > writers || isShredded(doc)) return true
  const present = countStructs(doc)
  return present > structs && present > timesRebuilt * rebuilt()
}
