import type { IncomingMessage } from 'node:http'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** A body, or a part of it, that is larger than it may be. */
export class TooLarge extends Error {
  constructor() {
    super('a body is larger than it may be')
    this.name = 'TooLarge'
  }
}

/** How much larger than its sender made it a body may become: pages of text are a tenth of that. */
const ratioMaximum = 100
/** A body of so few bytes does no harm, however small it was before. */
const harmlessBytes = 256 * 1024

const decompressors: Readonly<Record<string, () => Transform>> = {
  '': () => new PassThrough(),
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The content codings that can be read, for the head of a request. */
export const acceptedCodings = 'gzip, br, deflate'

/**
 * The bytes of an answer, unpacked. They are counted as they come, before and after unpacking: rejects with `TooLarge`
 * as soon as there are more than `maximum`, or many times more than were sent.
 */
export const readBody = async (answer: IncomingMessage, maximum: number): Promise<Buffer> => {
  const coding = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  const decompressor = decompressors[coding]?.()
  if (decompressor === undefined) throw new Error('an answer in a coding that was not asked for')
  let sent = 0
  answer.on('data', (chunk: Buffer) => {
    sent += chunk.length
  })
  const chunks: Buffer[] = []
  let held = 0
  await pipeline(answer, decompressor, async (unpacked: AsyncIterable<Buffer>) => {
    for await (const chunk of unpacked) {
      held += chunk.length
      if (held > maximum || (held > harmlessBytes && held > sent * ratioMaximum)) throw new TooLarge()
      chunks.push(chunk)
    }
  })
  return Buffer.concat(chunks)
}
