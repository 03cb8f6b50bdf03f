import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyBackupKeptHours, hourlyBackupKeptDays } from '@shingle/shared/backup/limits.ts'
import { exportRoomPatienceMs, exportsTogetherMaximum, exportTries } from '@shingle/shared/export/limits.ts'
import { lastNight } from '@shingle/storage/backup/nights-and-hours.ts'
import { retryDelayMs } from '@shingle/storage/jobs/retry-delay.ts'
import { backupKeptMs, deletionKeptMs } from '@shingle/storage/rows/deletions.ts'
import { backupEveryMs } from '@shingle/worker/backup/open-backups.ts'
import { expect, test } from 'vitest'

const said = readFileSync(join(import.meta.dirname, '..', 'docs/operator.md'), 'utf8').replaceAll('\n', ' ')

test('[house] docs/operator.md is right about when an export fails', () => {
  const hours = exportRoomPatienceMs / 3_600_000
  expect(said).toContain(`All exports together take at most ${exportsTogetherMaximum / 2 ** 30} GiB`)
  expect(said).toContain(`fails after ${hours} hour${hours === 1 ? '' : 's'}`)
  const pauses = Array.from({ length: exportTries - 1 }, (_, at) => retryDelayMs(at + 1))
  const minutes = Math.round(pauses.reduce((sum, pause) => sum + pause, 0) / 60_000)
  expect(said).toContain(`in ${exportTries} tries, which takes ${minutes} minutes of pauses, is given up`)
})

test('[house] docs/operator.md is right about when backups are written and how long they are kept', () => {
  const [dayMs, minuteMs] = [86_400_000, 60_000]
  const minutes = backupEveryMs / minuteMs
  expect(said).toContain(
    `all of it at ${lastNight(new Date()).getUTCHours()} o'clock UTC, and every ${minutes} minutes`,
  )
  expect(said).toContain(`no more than ${minutes + 1} minutes are lost while that takes less than one`)
  expect(said).toContain(
    `all of the last ${everyBackupKeptHours} hours stay, the first of each hour for ${hourlyBackupKeptDays} days`,
  )
  expect(said).toContain(
    `(from ${lastNight(new Date()).getUTCHours()} o'clock on) for ${backupKeptMs / dayMs},`,
  )
  expect(said).toContain(`Archives go after ${backupKeptMs / dayMs} days`)
  expect(said).toContain(`known by hashes for ${deletionKeptMs / dayMs} days`)
})
