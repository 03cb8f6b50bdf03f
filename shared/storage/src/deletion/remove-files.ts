import * as z from 'zod/mini'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createRemoveFile, type RemovalPorts } from './remove-file.ts'

/** The job that removes the files of a row that is gone, where whoever deleted it ended in between. */
export const removeFilesJob = {
  name: 'remove-files',
  payload: z.object({ keys: z.readonly(z.array(z.string())) }),
} as const

// Whoever deletes the row does the rest at once, or is no more.
const givenMs = 60_000

/** Removes files that no row names any more. */
export const createRemoveAll = (ports: RemovalPorts): ((keys: readonly string[]) => Promise<void>) => {
  const removeFile = createRemoveFile(ports)
  return async (keys) => {
    for (const key of keys) await removeFile(key)
  }
}

/** A row that names files. */
interface NamingRow {
  readonly id: string
  readonly keys: readonly string[]
  /** Deletes it; false where its files stay. */
  readonly forget: () => Promise<boolean>
}

/** Deletes a row, and then the files that no other names: also where the process ends in between, or the files cannot be reached. */
export type RemoveFilesOf = (row: NamingRow) => Promise<void>

/** Opens the removing of rows with their files. */
export const createRemoveFilesOf = (ports: RemovalPorts): RemoveFilesOf => {
  const queue = createJobQueue(ports.db, ports)
  const removeAll = createRemoveAll(ports)
  return async ({ id, keys, forget }) => {
    const { name } = removeFilesJob
    const key = `${name}:${id}`
    // Before the row goes: afterwards nothing would name them.
    const runAt = new Date(ports.clock().getTime() + givenMs)
    await queue.add({ name, payload: { keys }, key, runAt })
    if (await forget()) await removeAll(keys)
    await queue.withdraw(key)
  }
}
