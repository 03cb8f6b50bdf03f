import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { ExportPart } from '@shingle/storage/rows/account-exports.ts'
import type { ByteRange } from './byte-range.ts'

/**
 * The bytes of a range of a file that is stored in parts, one part after the other, as fast as they are taken; breaks off
 * before a part that whoever takes them `mayHave` no more.
 */
export async function* partBytes(
  { files, mayHave }: { readonly files: Pick<FileStore, 'get'>; readonly mayHave: () => Promise<boolean> },
  parts: readonly ExportPart[],
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0
  for (const { key, bytes } of parts) {
    const [from, to] = [Math.max(first - at, 0), Math.min(last + 1 - at, bytes)]
    at += bytes
    if (from >= to) continue
    if (!(await mayHave())) throw new Error('whoever takes an export may have it no more')
    const part = await files.get(key)
    // Its day ended meanwhile: whoever takes it sees that it broke off.
    if (part === undefined) throw new Error('a part of an export is gone')
    yield part.bytes.subarray(from, to)
  }
}
