import { fileKey } from './file-key.ts'
import type { FileDescription, FileStore } from './file-store.ts'

/** Files that are ready to be put: their keys are known before any of them is stored. */
export interface GatheredFiles {
  /** Takes a file and answers its key. */
  readonly add: (bytes: Uint8Array, description: FileDescription) => string
  readonly keys: () => readonly string[]
  /** Stores all of them; resolves when every one is durable. */
  readonly putInto: (files: Pick<FileStore, 'put'>) => Promise<void>
}

/** Begins a gathering of files. */
export const gatherFiles = (): GatheredFiles => {
  const gathered = new Map<string, readonly [Uint8Array, FileDescription]>()
  return {
    add: (bytes, description) => {
      const key = fileKey(bytes, description)
      gathered.set(key, [bytes, description])
      return key
    },
    keys: () => [...gathered.keys()],
    putInto: async (files) => {
      await Promise.all([...gathered.values()].map(([bytes, description]) => files.put(bytes, description)))
    },
  }
}
