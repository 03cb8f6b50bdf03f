import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { answerOf, completionOf, openDatabase } from '../open-database.ts'
import { fieldWord, type WaitingPicture, waitingFile } from './waiting-picture.ts'

/** A file that somebody chose, kept on this device until the account has it. */
export interface KeptFile {
  readonly id: string
  readonly draftId: string
  readonly userId: string
  readonly purpose: UploadPurpose
  readonly file: Blob
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number
}

/** A waiting picture and the copy of the draft it belongs to. */
export interface KeptPicture extends WaitingPicture {
  readonly copy: string
}

/** The files and waiting pictures on this device. */
export interface PictureStore {
  files(draftId: string, userId: string): Promise<KeptFile[]>
  /** One person's files of all drafts. */
  everyFile(userId: string): Promise<KeptFile[]>
  pictures(copy: string): Promise<KeptPicture[]>
  putFile(file: KeptFile): Promise<void>
  /** Makes these the only pictures that wait in a copy. */
  become(copy: string, pictures: readonly WaitingPicture[]): Promise<void>
  /** Deletes those of the files that no picture of any copy names. */
  release(files: readonly string[]): Promise<void>
  close(): void
}

const databaseName = 'shingle-pictures'
const [fileStore, pictureStore] = ['files', 'pictures']

const createStores = (database: IDBDatabase): void => {
  database.createObjectStore(fileStore, { keyPath: 'id' }).createIndex('draft', ['draftId', 'userId'])
  database.createObjectStore(pictureStore, { keyPath: ['copy', 'field'] }).createIndex('copy', 'copy')
}

const inDatabase = (database: IDBDatabase): PictureStore => {
  const write = async (change: (files: IDBObjectStore, pictures: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction([fileStore, pictureStore], 'readwrite')
    change(transaction.objectStore(fileStore), transaction.objectStore(pictureStore))
    await completionOf(transaction)
  }
  const clearCopy = (pictures: IDBObjectStore, copy: string, then: () => void) => {
    const request = pictures.index('copy').getAllKeys(copy)
    request.onsuccess = () => {
      for (const key of request.result) pictures.delete(key)
      then()
    }
  }
  return {
    files: (draftId, userId) => {
      const store = database.transaction(fileStore).objectStore(fileStore)
      return answerOf<KeptFile[]>(store.index('draft').getAll([draftId, userId]))
    },
    everyFile: async (userId) => {
      const store = database.transaction(fileStore).objectStore(fileStore)
      return (await answerOf<KeptFile[]>(store.getAll())).filter((file) => file.userId === userId)
    },
    pictures: (copy) => {
      const store = database.transaction(pictureStore).objectStore(pictureStore)
      return answerOf<KeptPicture[]>(store.index('copy').getAll(copy))
    },
    putFile: (file) => write((files) => files.put(file)),
    become: (copy, wanted) =>
      write((_, pictures) =>
        clearCopy(pictures, copy, () => {
          for (const picture of wanted) pictures.put({ ...picture, copy, field: fieldWord(picture.at) })
        }),
      ),
    release: (ids) =>
      write((files, pictures) => {
        const kept = pictures.getAll()
        kept.onsuccess = () => {
          const named = new Set(kept.result.map(({ image }: KeptPicture) => waitingFile(image.reference)))
          for (const id of ids) if (!named.has(id)) files.delete(id)
        }
      }),
    close: () => database.close(),
  }
}

/** Opens the store; undefined where the browser keeps nothing. */
export const openPictureStore = async (): Promise<PictureStore | undefined> => {
  try {
    const database = await openDatabase({ name: databaseName, create: createStores })
    // Another tab that wants to delete or upgrade it must not wait for this one.
    database.onversionchange = () => database.close()
    return inDatabase(database)
  } catch {
    // Storage is blocked or missing: pictures are then uploaded at once or not at all.
    return undefined
  }
}
