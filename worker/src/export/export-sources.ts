import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { Db } from 'mongodb'

/** What an export is made from. */
export interface ExportSources {
  readonly db: Db
  readonly files: Pick<FileStore, 'get'>
  readonly clock: () => Date
}
