import { parentPort } from 'node:worker_threads'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import * as Y from 'yjs'
import type { CheckedLoad, CheckerOrder } from './checker.ts'
import { countStructs } from './count-structs.ts'
import { leaveFormatting } from './leave-formatting.ts'
import { loadUpdates } from './load-updates.ts'

const check = ({ updates }: CheckerOrder): CheckedLoad | undefined => {
  try {
    const doc = new Y.Doc()
    leaveFormatting(doc)
    // How long it takes is watched from outside.
    const { steps, moves } = loadUpdates(doc, updates, { deadlineMs: Number.POSITIVE_INFINITY })
    return { steps, moves, structs: countStructs(doc), content: materialise(doc) }
  } catch {
    // Whatever it was: what is stored cannot be loaded within the limits, or is no draft.
    return undefined
  }
}

parentPort?.on('message', (order: CheckerOrder) => parentPort?.postMessage(check(order)))
parentPort?.postMessage('ready')
