import { createJobQueue, type JobQueue, type JobQueueOptions } from '@shingle/storage/jobs/job-queue.ts'
import type { Db } from 'mongodb'

/** How long nobody goes on with what a worker left that has ended: what somebody waits for goes on within seconds. */
const promptLeaseMs = 3_000

/** How often a worker that does such work says that it lives. */
export const promptRenewalMs = 1_000

/** The queue for work that somebody waits for: deleting accounts, reading links. */
export const createPromptQueue = (db: Db, options: Omit<JobQueueOptions, 'leaseMs'>): JobQueue =>
  createJobQueue(db, { ...options, leaseMs: promptLeaseMs })
