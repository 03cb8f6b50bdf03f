/** What one update, or several that are tried together, may hold and may cost. Counts, unless named otherwise. */
export interface UpdateCaps {
  readonly bytes: number
  /** Items, deleted and collected ones included. */
  readonly structs: number
  /** Shared types among the items: nodes of formatted text, its texts, maps. Each costs as much as five other items. */
  readonly types: number
  /** Ranges of what is deleted. */
  readonly ranges: number
  /** Who wrote the items. */
  readonly writers: number
  /** Items passed in search of a place between others; a history of one writer needs none. */
  readonly steps: number
  /** Items shifted by those that are cut in two. */
  readonly moves: number
}

/**
 * What the sync server takes at most, and what a client therefore never sends. Bytes unless named otherwise.
 */
export const syncLimits = {
  /** One WebSocket frame. */
  frame: 2 * 1024 * 1024,
  /** One update while connected: 12 times the dearest honest one. */
  update: {
    bytes: 256 * 1024,
    structs: 12_000,
    types: 4_000,
    ranges: 6_000,
    writers: 64,
    steps: 12_000,
    moves: 20_000_000,
  } satisfies UpdateCaps,
  /** Everything a replica missed, sent at once when it returns: 20,000 edits. */
  reconnection: {
    bytes: 1024 * 1024,
    structs: 40_000,
    types: 8_000,
    ranges: 20_000,
    writers: 500,
    steps: 30_000,
    moves: 20_000_000,
  } satisfies UpdateCaps,
  /** What loading a stored draft may cost: steps and moves as above, and milliseconds. An honest one takes a fiftieth. */
  load: { steps: 200_000, moves: 80_000_000, ms: 1_000 },
  /** What loading a state may cost before it is stored: half of what a load may. */
  vetted: { steps: 100_000, moves: 40_000_000 },
  /** The whole encoded document, deleted parts included. */
  state: 4 * 1024 * 1024,
  /** Items in the document, deleted ones included (count); 5,000 edits make 7,000. */
  structs: 60_000,
  /** Writers that a document may name (count): one for each time a page was opened to edit. */
  writers: 1_000,
  /** Shared types inside each other (count). */
  depth: 12,
  /** Pieces of one formatted text, deleted ones included (count). */
  pieces: 10_000,
  /**
   * Beyond which counts a draft is written anew: items, if they are also so many times those of the new one, writers, and
   * pieces of one formatted text, once nobody has it open; and items in the first longer pause, whoever has.
   */
  rebuild: { structs: 15_000, timesRebuilt: 4, writers: 300, pieces: 2_000, atOnce: 40_000 },
  /** How long trying updates may take, in milliseconds; the dearest that was found takes a fifth of it. */
  trialMs: 250,
  /**
   * Who wants to know what they lack says what they have: of so many writers, those that a document may name and those of
   * a replica that was long away, in so many bytes.
   */
  vector: { writers: 1_500, bytes: 16 * 1024 },
  /** What proves who somebody is. */
  token: 12 * 1024,
  /** One presence message, and one about asking for edit control: frames beyond are not read. */
  awareness: 512,
  stateless: 512,
} as const
