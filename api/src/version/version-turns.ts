import type { Turns } from '@shingle/storage/turns/turns.ts'
import { createCallTurns } from '../limits/call-turns.ts'

// A version of the largest draft takes this thread a fiftieth of a second, and all of them the embedded database some more.
const room = { ofOne: 10, ofAll: 60 }

/** Turns in which versions are read, listed and saved: one at a time, so that everything else is done in between. */
export const createVersionTurns = (): Turns => createCallTurns(room)
