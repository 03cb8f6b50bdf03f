import * as Y from 'yjs'

/**
 * One piece of what is stored of a draft: an update (Yjs V1), or a whole state as it is kept (Yjs V2). To turn a large state
 * into an update takes longer than to load it: it stays what it is until somebody loads it.
 */
export type StoredUpdate = Uint8Array | { readonly state: Uint8Array }

const bytesOf = (stored: StoredUpdate): Uint8Array => (stored instanceof Uint8Array ? stored : stored.state)

/** How many bytes pieces take together. */
export const storedBytes = (pieces: readonly StoredUpdate[]): number =>
  pieces.reduce((sum, stored) => sum + bytesOf(stored).byteLength, 0)

/** Applies a piece to a document. */
export const applyStored = (doc: Y.Doc, stored: StoredUpdate): void =>
  stored instanceof Uint8Array ? Y.applyUpdate(doc, stored) : Y.applyUpdateV2(doc, stored.state)

/** A piece as an update (Yjs V1). */
export const asUpdate = (stored: StoredUpdate): Uint8Array =>
  stored instanceof Uint8Array ? stored : Y.convertUpdateFormatV2ToV1(stored.state)
