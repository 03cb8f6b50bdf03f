import { archiveTime, listArchives } from '@shingle/storage/backup/archives.ts'
import { lastNight } from '@shingle/storage/backup/nights-and-hours.ts'
import { removeOldBackups } from '@shingle/storage/backup/remove-old-backups.ts'
import { writeBackup } from '@shingle/storage/backup/write-backup.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { family, type Sample, samplesBy } from '@shingle/storage/metrics/prometheus.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'

/** Where backups go, and what seals them. */
export interface BackupPlace {
  readonly folder: string
  readonly key: Uint8Array
}

/** What backups stand on. */
export interface BackupPorts {
  readonly db: Db
  readonly files: FileStore
  readonly queue: Pick<JobQueue, 'add'>
  readonly clock: () => Date
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly backup?: BackupPlace | undefined
}

/** The backups of a worker. */
export interface Backups {
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly metrics: () => string
  /** Ends what is being written. */
  readonly close: () => void
}

/** The job that writes backups, again and again. */
export const backupJob = { name: 'back-up' } as const

/** From the beginning of one to the next: with a minute for the writing no more than five are ever lost. */
export const backupEveryMs = 4 * 60_000

const isFullDue = async (folder: string, now: Date): Promise<boolean> => {
  const full = (await listArchives(folder)).findLast((name) => name.endsWith('-full.backup'))
  return full === undefined || archiveTime(full) < lastNight(now)
}

const createBackupMetrics = () => {
  const counts = new Map([
    ['written', 0],
    ['failed', 0],
  ])
  let writtenAt: number | undefined
  return {
    count: (outcome: 'written' | 'failed', at: Date): void => {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      if (outcome === 'written') writtenAt = at.getTime() / 1000
    },
    text: (): string => {
      const last: readonly Sample[] =
        writtenAt === undefined ? [] : [['backup_last_written_seconds', writtenAt]]
      const lines = [
        ...family('counter', 'backups_total', samplesBy('backups_total', 'outcome', counts)),
        ...family('gauge', 'backup_last_written_seconds', last),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}

const noBackups: Backups = { handlers: {}, metrics: () => '', close: () => undefined }

/**
 * Writes a full archive every night and what has changed every few minutes, where it is said where to; whatever becomes of
 * one, the next is written in its turn, and nothing else waits for it.
 */
export const openBackups = (ports: BackupPorts): Backups => {
  const { db, files, queue, clock, log, backup } = ports
  if (backup === undefined) return noBackups
  const ending = new AbortController()
  const metrics = createBackupMetrics()
  const ground = { ...backup, db, files, clock, signal: ending.signal }

  const write = async (): Promise<void> => {
    try {
      const written = await writeBackup(ground, { full: await isFullDue(backup.folder, clock()) })
      metrics.count('written', clock())
      log.info({ backup: written }, 'a backup was written')
      if (written.kind !== 'more') await removeOldBackups(ground)
    } catch (error) {
      if (ending.signal.aborted) return
      metrics.count('failed', clock())
      log.error({ err: error }, 'a backup could not be written; the next is tried in its turn')
    }
  }

  const order = () =>
    queue.add({ name: backupJob.name, key: backupJob.name }).catch((error: unknown) => {
      log.warn({ err: error }, 'backups could not be ordered; it will be tried again')
    })
  void order()
  // The one that is open orders the next; where it was given up, somebody has to begin again.
  const ordering = setInterval(order, backupEveryMs).unref()
  return {
    handlers: {
      [backupJob.name]: async () => {
        const begun = clock().getTime()
        await write()
        return new Date(begun + backupEveryMs)
      },
    },
    metrics: metrics.text,
    close: () => {
      clearInterval(ordering)
      ending.abort(new Error('the worker ends'))
    },
  }
}
