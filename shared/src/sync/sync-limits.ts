/**
 * What the sync server takes at most, and what a client therefore never sends. Bytes unless named otherwise.
 */
export const syncLimits = {
  /** One WebSocket frame. */
  frame: 2 * 1024 * 1024,
  /** One update while connected. */
  update: 256 * 1024,
  /** Everything a replica missed, sent at once when it returns. */
  reconnection: 1024 * 1024,
  /** The whole encoded document, deleted parts included. */
  state: 4 * 1024 * 1024,
  /** Items in the document, deleted ones included (count). */
  structs: 200_000,
  /** Writers that one update, and one document, may name (count). */
  writers: 5_000,
  /** Shared types inside each other (count). */
  depth: 12,
  /** One presence message. */
  awareness: 4 * 1024,
} as const
