import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, decode } from '../values/bson.ts'
import { crc32c } from './crc32c.ts'

/** A request of MongoDB's wire protocol, reduced to the command it carries. */
export interface Request {
  id: number
  /** The command; its database stands in `$db`. */
  command: BsonDocument
  /** How the reply must be framed; `none` when the client wants no reply. */
  reply: 'message' | 'legacy' | 'none'
}

/** Thrown for bytes that are not a message of the protocol; the connection cannot go on after it. */
export class ProtocolError extends Error {}

/** Bytes before the body of every message. */
export const headerBytes = 16

/** MongoDB's limit on one message. */
export const maxMessageBytes = 48_000_000

const operations = { reply: 1, query: 2004, message: 2013 } as const
const flags = { checksumPresent: 1, moreToCome: 2 } as const
// Of the first 16 flag bits a server must refuse those it does not know; the others it must ignore.
const unknownRequiredFlags = 0xffff & ~(flags.checksumPresent | flags.moreToCome)

/** The length a message's header announces; throws ProtocolError when no message can have it. */
export const messageLength = (header: Buffer): number => {
  const length = header.readInt32LE(0)
  if (length < headerBytes || length > maxMessageBytes)
    throw new ProtocolError(`impossible message length ${length}`)
  return length
}

/** Reads one whole message; throws ProtocolError, or MongoError when only a document in it is malformed. */
export const readMessage = (message: Buffer): Request => {
  const id = message.readInt32LE(4)
  const operation = message.readInt32LE(12)
  if (operation === operations.message) return readOpMsg(message, id)
  if (operation === operations.query) return readOpQuery(message, id)
  throw new ProtocolError(`unknown operation ${operation}`)
}

/** Frames a reply's BSON bytes in the form its request asked for. */
export const frameReply = (request: Pick<Request, 'id' | 'reply'>, body: Uint8Array): Buffer => {
  const isLegacy = request.reply === 'legacy'
  const head = Buffer.alloc(isLegacy ? 36 : 21)
  head.writeInt32LE(head.length + body.length, 0)
  head.writeInt32LE(request.id, 8)
  head.writeInt32LE(isLegacy ? operations.reply : operations.message, 12)
  if (isLegacy) {
    const awaitCapable = 8
    head.writeInt32LE(awaitCapable, 16)
    head.writeInt32LE(1, 32)
  }
  return Buffer.concat([head, body])
}

const readOpMsg = (message: Buffer, id: number): Request => {
  if (message.length < 21) throw new ProtocolError('a message without a section')
  const bits = message.readUInt32LE(16)
  if ((bits & unknownRequiredFlags) !== 0) throw new ProtocolError(`unknown flags ${bits}`)
  const hasChecksum = (bits & flags.checksumPresent) !== 0
  const sections = message.subarray(20, hasChecksum ? -4 : undefined)
  if (hasChecksum && message.readUInt32LE(message.length - 4) !== crc32c(message.subarray(0, -4)))
    throw new ProtocolError('checksum mismatch')
  const reply = (bits & flags.moreToCome) !== 0 ? 'none' : 'message'
  return { id, command: readSections(sections), reply }
}

const readSections = (bytes: Buffer): BsonDocument => {
  let body: BsonDocument | undefined
  const sequences: BsonDocument = {}
  for (let at = 0; at < bytes.length; ) {
    const kind = bytes[at]
    const section = sized(bytes, at + 1)
    if (kind === 0 && body === undefined) body = decode(section)
    else if (kind === 1) readSequence(section, sequences)
    else throw new ProtocolError(`unexpected section of kind ${kind}`)
    at += 1 + section.length
  }
  if (body === undefined) throw new ProtocolError('a message without a body')
  return { ...body, ...sequences }
}

const readSequence = (section: Buffer, sequences: BsonDocument): void => {
  const nameEnd = section.indexOf(0, 4)
  if (nameEnd < 0) throw new ProtocolError('a document sequence without a name')
  const documents: BsonDocument[] = []
  for (let at = nameEnd + 1; at < section.length; ) {
    const bytes = sized(section, at)
    documents.push(decode(bytes))
    at += bytes.length
  }
  sequences[section.toString('utf8', 4, nameEnd)] = documents
}

const sized = (bytes: Buffer, at: number): Buffer => {
  if (at + 4 > bytes.length) throw new ProtocolError('a section ends early')
  const length = bytes.readInt32LE(at)
  if (length < 5 || at + length > bytes.length) throw new ProtocolError(`impossible section length ${length}`)
  return bytes.subarray(at, at + length)
}

// Drivers open a connection with this older form; the server answers commands in it, which is all they use it for.
const readOpQuery = (message: Buffer, id: number): Request => {
  const nameEnd = message.indexOf(0, 20)
  const bodyAt = nameEnd + 9
  if (nameEnd < 0) throw new ProtocolError('a query without a collection name')
  const command = decode(sized(message, bodyAt))
  const database = message.toString('utf8', 20, nameEnd).split('.')[0]
  if (command.$query !== undefined)
    throw new MongoError('CommandNotFound', 'legacy queries are not supported')
  return { id, command: { ...command, $db: database }, reply: 'legacy' }
}
