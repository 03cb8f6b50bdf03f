import type { FileEncoding, FileType } from './file-key.ts'

/** A file as it was put. */
export interface StoredFile {
  bytes: Uint8Array
  type: FileType
  encoding: FileEncoding | undefined
}

/** What a file is, said when it is put. */
export interface FileDescription {
  type: FileType
  encoding?: FileEncoding | undefined
}

/**
 * Keeps files under the hash of their bytes: a key always leads to the same bytes, and putting a file twice is putting
 * it once. `put` returns only when the file is durable.
 */
export interface FileStore {
  put: (bytes: Uint8Array, description: FileDescription) => Promise<string>
  /** The file, or undefined when there is none under this key. */
  get: (key: string) => Promise<StoredFile | undefined>
  has: (key: string) => Promise<boolean>
  /** Removes the file; nothing happens when there is none. */
  remove: (key: string) => Promise<void>
}
