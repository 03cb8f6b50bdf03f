import { Long } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import type { NumberedWrite } from '../store/retryable-writes.ts'
import { type BsonDocument, documentOption, encode } from '../values/bson.ts'
import { bulkWrite } from './bulk-write.ts'
import type { Command, CommandCall, ServerContext } from './command.ts'
import { countCommands } from './count-commands.ts'
import { definitionCommands } from './definition-commands.ts'
import { findAndModify } from './find-and-modify.ts'
import { handshakeCommands } from './handshake.ts'
import { readCommands } from './read-commands.ts'
import { writeCommands } from './write-commands.ts'

const changing = new Map<string, Command>(
  Object.entries({
    ...writeCommands,
    ...definitionCommands,
    findandmodify: findAndModify,
    bulkwrite: bulkWrite,
  }),
)
const reading = new Map<string, Command>(
  Object.entries({ ...handshakeCommands, ...readCommands, ...countCommands }),
)

/** Runs any command and returns the BSON bytes of its reply; failures become error replies, never exceptions. */
export const runCommand = (body: BsonDocument, context: ServerContext): Uint8Array => {
  try {
    const name = Object.keys(body)[0] ?? ''
    const call: CommandCall = { name, database: String(body.$db ?? 'admin'), body }
    return run(call, context)
  } catch (error) {
    return errorReply(error)
  }
}

/** True for a command that may write, as far as its name tells. */
export const mayWrite = (body: BsonDocument): boolean =>
  changing.has(Object.keys(body)[0]?.toLowerCase() ?? '')

/** The reply that tells a client about a failure. */
export const errorReply = (error: unknown): Uint8Array => {
  const known = error instanceof MongoError ? error : new MongoError('InternalError', describe(error))
  return encode({
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: known.codeName,
    ...known.details,
  })
}

const run = (call: CommandCall, context: ServerContext): Uint8Array => {
  const name = call.name.toLowerCase()
  refuseTransactions(call.body)
  const read = reading.get(name)
  if (read !== undefined) return toBytes(read(call, context))
  const change = changing.get(name)
  if (change === undefined) throw new MongoError('CommandNotFound', `no such command: '${call.name}'`)
  return context.store.transaction(() => changeOnce(change, call, context))
}

// The reply is remembered in the same transaction as the change: a retry after any crash finds both or neither.
const changeOnce = (change: Command, call: CommandCall, context: ServerContext): Uint8Array => {
  const write = numberedWrite(call.body)
  const known = write === undefined ? undefined : context.store.retryableWrites.recall(write)
  if (known !== undefined) return known
  const reply = toBytes(change(call, context))
  if (write !== undefined) context.store.retryableWrites.remember(write, reply)
  return reply
}

const numberedWrite = ({ lsid, txnNumber }: BsonDocument): NumberedWrite | undefined => {
  if (!(txnNumber instanceof Long)) return undefined
  return { session: encode(documentOption(lsid)), number: txnNumber.toNumber() }
}

const refuseTransactions = (body: BsonDocument): void => {
  if (body.startTransaction !== undefined || body.autocommit !== undefined)
    throw new MongoError('IllegalOperation', 'This server has no transactions')
}

const toBytes = (reply: BsonDocument | Uint8Array): Uint8Array =>
  reply instanceof Uint8Array ? reply : encode(reply)

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)
