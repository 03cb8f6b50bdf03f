import type * as Y from 'yjs'
import { partOf } from '../draft/shape.ts'

/**
 * The one writer (Yjs client) that assistants are in a draft: of each call its own, a draft would have more than it may. Two
 * calls at once never both write, since an append goes in only where the draft is what was loaded.
 */
export const assistantWriter = 1

/**
 * Writes a setting as it is, for a change that only takes away: of what is gone nobody could tell whose doing it was,
 * and their owner's Undo takes back what they did.
 */
export const signChange = (doc: Y.Doc): void => {
  const settings = partOf(doc, 'settings')
  settings?.set('searchIndexing', settings.get('searchIndexing') !== false)
}
