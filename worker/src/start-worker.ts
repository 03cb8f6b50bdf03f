import { exportMaximum, exportsTogetherMaximum } from '@shingle/shared/export/limits.ts'
import { type MailName, mailNames } from '@shingle/shared/mail/mail-orders.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { hearJobs } from '@shingle/storage/jobs/job-added.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { type JobHandler, type JobWorkerOptions, startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import type { Outside } from '@shingle/storage/outside/open-outside.ts'
import type { Logger } from 'pino'
import { type BackupPlace, openBackups } from './backup/open-backups.ts'
import { type DomainPorts, openDomainHandlers } from './domain/domain-handlers.ts'
import { exportHandlers } from './export/export-handlers.ts'
import { importHandlers } from './import/import-handlers.ts'
import { createPageReader } from './import/page-reader.ts'
import { type MailPorts, mailHandlers } from './mail-handlers.ts'
import { createPromptQueue, promptRenewalMs } from './prompt-queue.ts'
import { deletionHandlers, websiteHandlers } from './website-handlers.ts'

/** What the worker stands on. */
export interface WorkerOptions extends MailPorts, DomainPorts, Outside {
  readonly bus: Bus
  readonly files: FileStore
  readonly log: Logger
  /** How often it looks for jobs whose announcement was lost. */
  readonly idleDelayMs?: number
  /** How many bytes the exports of all accounts may take. */
  readonly exportBytes?: number
  /** Where backups go and what seals them; none where there are to be none. */
  readonly backup?: BackupPlace | undefined
}

/** What does the jobs of a deployment, until it is closed. */
export interface Worker {
  /** Takes no further job and resolves when those under way are done. */
  readonly close: () => Promise<void>
  /** What it counted, as Prometheus reads it. */
  readonly metrics: () => string
}

/** Mails that somebody is waiting for: they never stand behind a thousand others. */
const urgent: readonly MailName[] = ['sign-in-code', 'sign-in-link', 'sign-up', 'new-password', 'new-email']
const others = mailNames.filter((name) => !urgent.includes(name))
const usuallyAtOnce = 4
const importsAtOnce = 3
// They wait for name servers, and cost next to nothing meanwhile.
const domainsAtOnce = 24

// Loading what writes mails takes a second: done before the first of them, and after a start that has more to do.
const warmUpDelayMs = 3_000

/** Starts doing jobs: at once when one is announced, and whatever was announced to nobody soon after. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { db, bus, clock, log, idleDelayMs, exportBytes = exportsTogetherMaximum } = options
  const queue = createJobQueue(db, { clock })
  const prompt = { queue: createPromptQueue(db, { clock }), renewEveryMs: promptRenewalMs }
  const pages = createPageReader()
  const mails = mailHandlers(options)
  const mailsOf = (names: readonly MailName[]) =>
    Object.fromEntries(names.map((name) => [mailJobName(name), mails[name]]))
  const workOn = (
    handlers: Readonly<Record<string, JobHandler>>,
    atOnce = usuallyAtOnce,
    lease: Pick<JobWorkerOptions, 'queue' | 'renewEveryMs'> = { queue },
  ) =>
    startJobWorker({
      ...lease,
      handlers,
      onTrouble: (error) => log.warn({ err: error }, 'a job could not be done; it will be tried again'),
      onGivenUp: (error, { _id, name, failures }) =>
        log.error(
          { err: error, job: { id: _id.toHexString(), name, failures: failures + 1 } },
          'a job was given up: it has not been done, and will not be tried again',
        ),
      atOnce,
      ...(idleDelayMs !== undefined && { idleDelayMs }),
    })
  const backups = openBackups({ ...options, queue })
  const workers = [
    workOn(mailsOf(urgent)),
    workOn(mailsOf(others)),
    // They remove files and follow rows, which may be slow: no mail waits for them.
    workOn(websiteHandlers(options)),
    // T40: whatever ends a worker, another goes on within seconds.
    workOn(deletionHandlers(options), usuallyAtOnce, prompt),
    // Somebody waits for it, and it waits for strangers.
    workOn(importHandlers({ ...options, pages }), importsAtOnce, prompt),
    // Somebody may wait for it, and it waits for strangers.
    workOn(openDomainHandlers(options), domainsAtOnce, prompt),
    // They take long and read much: one at a time, and nobody else's job waits for one.
    workOn(exportHandlers({ ...options, bytesTogether: exportBytes, bytesEach: exportMaximum }), 1),
    // It reads everything there is, and nobody waits for it.
    ...(options.backup === undefined ? [] : [workOn(backups.handlers, 1)]),
  ]
  const wakeAll = () => {
    for (const { wake } of workers) wake()
  }
  const warmUp = setTimeout(() => import('@shingle/mail/write-mail.tsx'), warmUpDelayMs).unref()
  const subscription = hearJobs(bus, wakeAll)
  subscription.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard; looking goes on'))
  return {
    close: async () => {
      clearTimeout(warmUp)
      backups.close()
      const leave = await subscription.catch(() => undefined)
      await leave?.()
      await Promise.all(workers.map(({ close }) => close()))
      await pages.close()
    },
    metrics: backups.metrics,
  }
}
