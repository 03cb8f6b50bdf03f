import { type BsonDocument, encode } from '../values/bson.ts'

const arrayType = 4
const documentType = 3

/** The bytes of `document` with one more field at its end, given as ready BSON. */
export const withRawField = (
  document: BsonDocument,
  name: string,
  raw: { type: 'array' | 'document'; bytes: Uint8Array },
): Buffer => {
  const base = encode(document)
  const type = raw.type === 'array' ? arrayType : documentType
  const head = Buffer.concat([Buffer.from([type]), Buffer.from(name, 'utf8'), Buffer.from([0])])
  const bytes = Buffer.concat([base.subarray(0, -1), head, raw.bytes, Buffer.from([0])])
  bytes.writeInt32LE(bytes.length, 0)
  return bytes
}

/** A BSON array of ready documents. */
export const rawArray = (documents: readonly Uint8Array[]): Buffer => {
  const parts: Uint8Array[] = [Buffer.alloc(4)]
  for (const [at, document] of documents.entries()) {
    parts.push(Buffer.from([documentType]), Buffer.from(`${at}\0`, 'latin1'), document)
  }
  const bytes = Buffer.concat([...parts, Buffer.from([0])])
  bytes.writeInt32LE(bytes.length, 0)
  return bytes
}
