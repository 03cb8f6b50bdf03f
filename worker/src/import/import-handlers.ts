import { outcomeOf } from '@shingle/shared/import/import-state.ts'
import { readLinkJob } from '@shingle/storage/importing/import-jobs.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { openImports } from '@shingle/storage/rows/imports.ts'
import type { Db } from 'mongodb'
import { createReadWebsite, type ReadingPorts } from './read-website.ts'

interface ImportPorts extends ReadingPorts {
  readonly db: Db
  readonly clock: () => Date
}

/** What reads links, by the name of the job. A worker that dies of one leaves it to another, which begins anew. */
export const importHandlers = (ports: ImportPorts): Readonly<Record<string, JobHandler>> => {
  const imports = openImports(ports.db, ports.clock)
  const readWebsite = createReadWebsite(ports)
  return {
    [readLinkJob.name]: async (payload, { signal }) => {
      const { importId } = readOrder(readLinkJob.payload, payload)
      const row = await imports.find(importId)
      // Whoever asked has gone on, or it was read before.
      if (row === undefined || row.state.state !== 'reading') return undefined
      const read = await readWebsite(
        row.link,
        (step, note) => imports.tell(importId, { state: 'reading', step, note }),
        signal,
      )
      if (signal.aborted) return undefined
      await imports.tell(
        importId,
        read.ok
          ? {
              ...{ state: 'read', outcome: outcomeOf(read.found), found: read.found },
              readAt: ports.clock().toISOString(),
            }
          : { state: 'failed', why: read.why },
      )
      return undefined
    },
  }
}
