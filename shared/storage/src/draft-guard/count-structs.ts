import type * as Y from 'yjs'

/** How many items a document has, deleted ones included. */
export const countStructs = ({ store }: Y.Doc): number => {
  let structs = 0
  for (const written of store.clients.values()) structs += written.length
  return structs
}
