import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ZippedFile } from './zipped-file.ts'

// Whoever unpacks it may read and write it, and nobody else.
const mode = 0o100600

/** The bytes of a zip of files, which are asked for one by one, as fast as the bytes are taken. */
export const zipFiles = (files: AsyncIterable<ZippedFile>, mtime: Date): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  const bytes = Readable.from(zip.outputStream, { objectMode: false })
  const end = new AbortController()
  bytes.once('close', () => end.abort())
  const feed = async (): Promise<void> => {
    for await (const { path, content, isPicture = false } of files) {
      const source = Readable.from(content)
      zip.addReadStream(source, path, { mtime, mode, compress: !isPicture })
      await finished(source, { signal: end.signal })
    }
    zip.end()
  }
  const fail = (error: unknown) => bytes.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  feed().catch(fail)
  return bytes
}
