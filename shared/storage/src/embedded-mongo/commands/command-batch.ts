import type { BsonDocument } from '../values/bson.ts'
import type { ServerContext } from './command.ts'
import { errorReply, mayWrite, runCommand } from './run-command.ts'

/** Takes commands one by one and runs those that arrived together in one transaction. */
export interface CommandBatch {
  /** Runs the command soon; `reply` gets the BSON bytes once everything the command did is on disk. */
  submit: (command: BsonDocument, reply: (body: Uint8Array) => void) => void
  /** Runs what has been submitted now. */
  flush: () => void
}

interface Submitted {
  command: BsonDocument
  reply: (body: Uint8Array) => void
}

/**
 * Makes a batch of the commands of every connection. Waiting for the disk is the greatest part of a write, and one wait
 * serves them all; each command still succeeds or fails alone.
 */
export const createCommandBatch = (context: ServerContext): CommandBatch => {
  let waiting: Submitted[] = []
  const flush = (): void => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    const bodies = runTogether(batch, context)
    for (const [at, { reply }] of batch.entries()) reply(bodies[at] ?? errorReply(new Error('no reply')))
  }
  return {
    submit: (command, reply) => {
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ command, reply })
    },
    flush,
  }
}

const runTogether = (batch: readonly Submitted[], context: ServerContext): Uint8Array[] => {
  const { sqlite, transaction } = context.store
  const runEach = (): Uint8Array[] => batch.map(({ command }) => runCommand(command, context))
  if (!batch.some(({ command }) => mayWrite(command))) return runEach()
  try {
    return transaction(() =>
      batch.map(({ command }) => {
        const body = runCommand(command, context)
        if (!sqlite.isInTransaction()) throw new Error('the transaction was given up')
        return body
      }),
    )
  } catch {
    // Nothing of the batch happened, as on a full disk: one by one, each command learns whether it alone fits.
    return runEach()
  }
}
