import { type DecodedPacket, decode, type Packet } from 'dns-packet'

/** Longer than any answer that means well: a large set of text records has a few thousand bytes. */
export const longestAnswer = 16_384

const headerBytes = 12
const recordsMost = 200
/** Each leads from one name into another; a chain of many costs its length for every name that ends in it. */
const pointersMost = 1_000

const isBounded = (bytes: Buffer): boolean => {
  if (bytes.length < headerBytes || bytes.length > longestAnswer) return false
  const records = bytes.readUInt16BE(6) + bytes.readUInt16BE(8) + bytes.readUInt16BE(10)
  if (records > recordsMost) return false
  let pointers = 0
  for (const byte of bytes) if (byte >= 0xc0) pointers += 1
  return pointers <= pointersMost
}

const isReplyTo = (bytes: Buffer, { id }: Packet): boolean => {
  const [isAnswer, questions] = [(bytes.readUInt8(2) & 0x80) !== 0, bytes.readUInt16BE(4)]
  return bytes.readUInt16BE(0) === id && isAnswer && questions === 1
}

/**
 * What answers a question; nothing where the bytes are no answer to it, whoever sent them. Its size, and what it is made
 * of, are bounded before it is taken apart.
 */
export const readAnswer = (bytes: Buffer, asked: Packet): DecodedPacket | undefined => {
  if (!isBounded(bytes) || !isReplyTo(bytes, asked)) return undefined
  try {
    const packet = decode(bytes)
    const [question, wanted] = [packet.questions?.[0], asked.questions?.[0]]
    const isOurs =
      question?.type === wanted?.type && question?.name.toLowerCase() === wanted?.name.toLowerCase()
    return isOurs ? packet : undefined
  } catch {
    // Strangers send what they like.
    return undefined
  }
}
