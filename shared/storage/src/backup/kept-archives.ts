import { everyBackupKeptHours, hourlyBackupKeptDays } from '@shingle/shared/backup/limits.ts'
import { backupKeptMs } from '../rows/deletions.ts'
import { type ArchiveKind, archiveKind, archiveTime } from './archives.ts'
import { lastHour, lastNight } from './nights-and-hours.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const everyKeptMs = everyBackupKeptHours * hourMs
const hourlyKeptMs = hourlyBackupKeptDays * dayMs

/** Backups are thinned this often: what would be kept for too long before the next time goes now. */
const thinnedEveryMs = hourMs

/** No archive is kept of which this is more than the age, in milliseconds. */
export const archiveKeptMs = backupKeptMs - thinnedEveryMs

/**
 * For how long after it was begun an archive of each kind may be needed, in milliseconds: as long as any is kept that goes
 * on from it, of the same hour or night, and as long as those take to be written.
 */
export const neededForMs: Readonly<Record<ArchiveKind, number>> = {
  more: everyKeptMs + 4 * hourMs,
  hour: hourlyKeptMs + dayMs + 4 * hourMs,
  full: backupKeptMs,
}

/** An archive of a folder, and the one that it goes on from; undefined where it cannot be told. */
export interface ListedArchive {
  readonly name: string
  readonly after: string | null | undefined
}

/** The first of each hour or night. */
const firstOfEach = (names: readonly string[], begun: (at: Date) => Date): ReadonlySet<string> => {
  const firsts = new Map<number, string>()
  for (const name of names) {
    const span = begun(archiveTime(name)).getTime()
    if (!firsts.has(span)) firsts.set(span, name)
  }
  return new Set(firsts.values())
}

/** Adds whatever the wanted ones go on from. One that cannot tell may go on from any since the last full one. */
const withThoseNeeded = (archives: readonly ListedArchive[], wanted: ReadonlySet<string>): Set<string> => {
  const kept = new Set(wanted)
  for (let at = archives.length - 1; at >= 0; at -= 1) {
    const one = archives[at]
    if (one === undefined || !kept.has(one.name) || archiveKind(one.name) === 'full') continue
    const former = one.after === undefined ? archives[at - 1]?.name : one.after
    if (former) kept.add(former)
  }
  return kept
}

/**
 * Which archives of a folder, the first first, are kept now: all of the last day, the first of each hour of the last week
 * and of each night of the last 35 days, the newest whatever its age, and what any of these goes on from.
 */
export const keptArchives = (archives: readonly ListedArchive[], now: Date): ReadonlySet<string> => {
  const names = archives.map(({ name }) => name)
  const [ofHours, ofNights] = [firstOfEach(names, lastHour), firstOfEach(names, lastNight)]
  const isWanted = (name: string): boolean => {
    const age = now.getTime() - archiveTime(name).getTime()
    if (age <= everyKeptMs || name === names.at(-1)) return true
    return (age <= hourlyKeptMs && ofHours.has(name)) || (age <= archiveKeptMs && ofNights.has(name))
  }
  return withThoseNeeded(archives, new Set(names.filter(isWanted)))
}
