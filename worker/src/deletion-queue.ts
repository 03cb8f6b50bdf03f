import { createJobQueue, type JobQueue, type JobQueueOptions } from '@shingle/storage/jobs/job-queue.ts'
import type { Db } from 'mongodb'

/** How long nobody goes on with a deletion whose worker has ended: what is to go is gone within seconds. */
const deletionLeaseMs = 3_000

/** How often a worker that deletes says that it lives. */
export const deletionRenewalMs = 1_000

/** The queue for those who delete accounts. */
export const createDeletionQueue = (db: Db, options: Omit<JobQueueOptions, 'leaseMs'>): JobQueue =>
  createJobQueue(db, { ...options, leaseMs: deletionLeaseMs })
