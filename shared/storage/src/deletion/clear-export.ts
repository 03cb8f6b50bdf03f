import { randomUUID } from 'node:crypto'
import { type ExportRow, openAccountExports, type WhichExport } from '../rows/account-exports.ts'
import { createRemoveFile, type RemovalPorts } from './remove-file.ts'

/**
 * Ends whatever is written for an account's export, and removes what is stored of it. Answers the row, as whoever asked
 * may write it now; nothing where there is none that is meant. Whatever is interrupted goes on when it
 * is asked again: what is to be removed is written down first.
 */
export type ClearExport = (userId: string, which?: WhichExport) => Promise<ExportRow | undefined>

/** Opens the clearing of exports. */
export const createClearExport = (ports: RemovalPorts): ClearExport => {
  const exports = openAccountExports(ports.db, ports.clock)
  const removeFile = createRemoveFile(ports)
  return async (userId, which = {}) => {
    const turn = { userId, attempt: randomUUID() }
    const found = await exports.takeTurn(turn, which)
    if (found === undefined) return undefined
    const leaving = [...new Set([...found.leaving, ...found.parts.map(({ key }) => key)])]
    if (!(await exports.change(turn, { parts: [], bytes: 0, leaving }))) return undefined
    for (const key of leaving) await removeFile(key)
    const cleared = await exports.change(turn, { leaving: [] })
    return cleared ? { ...found, parts: [], bytes: 0, leaving: [] } : undefined
  }
}

/** Removes an account's export, be it packed or being packed: its row and its files. */
export type RemoveExport = (userId: string, which?: WhichExport) => Promise<void>

/** Opens the removing of exports. */
export const createRemoveExport = (ports: RemovalPorts): RemoveExport => {
  const exports = openAccountExports(ports.db, ports.clock)
  const clear = createClearExport(ports)
  return async (userId, which = {}) => {
    const cleared = await clear(userId, which)
    if (cleared !== undefined) await exports.remove({ userId, attempt: cleared.attempt })
  }
}
