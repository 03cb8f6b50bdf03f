import {
  downloadExportEndpoint,
  readExportEndpoint,
  startExportEndpoint,
} from '@shingle/shared/export/endpoints.ts'
import type { ExportState } from '@shingle/shared/export/export-state.ts'
import { exportGone, noSuchRange } from '@shingle/shared/export/problems.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createExportOrders } from '@shingle/storage/exporting/export-jobs.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import {
  type AccountExports,
  type ExportRow,
  openAccountExports,
} from '@shingle/storage/rows/account-exports.ts'
import type { Db } from 'mongodb'
import { type Route, route } from '../http/route.ts'
import { isSignedInRecently } from '../policy/signed-in-recently.ts'
import type { Caller } from '../session/caller.ts'
import { freshId } from '../session/keys.ts'
import type { Sessions } from '../session/sessions.ts'
import { createSendExport } from './send-export.ts'

interface Services {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly sessions: Sessions
  readonly clock: () => Date
}

const stateOf = (row: ExportRow | undefined, caller: Caller, now: Date): ExportState => {
  if (row === undefined) return { state: 'none' }
  const { state, pictures, name, bytes, expiresAt, failure: why = 'trouble' } = row
  if (state === 'packing') return { state, pictures }
  if (state === 'failed' || expiresAt === null) return { state: 'failed', why }
  if (expiresAt <= now) return { state: 'expired' }
  return { state, name, bytes, until: expiresAt.toISOString(), mustConfirm: !isSignedInRecently(caller, now) }
}

const start = ({ db, bus, clock }: Services, exports: AccountExports): Route => {
  const orders = createExportOrders(createJobQueue(db, { bus, clock }), clock)
  return route(startExportEndpoint, {
    summary: 'Have everything that is held of oneself packed as one zip',
    handle: async ({ caller }) => {
      const userId = caller.id
      if ((await exports.find(userId))?.state !== 'packing') {
        const exportId = freshId()
        await orders.pack({ userId, exportId })
        await exports.begin(userId, exportId)
      }
      return { status: 202, body: stateOf(await exports.find(userId), caller, clock()) }
    },
  })
}

const read = ({ clock }: Services, exports: AccountExports): Route =>
  route(readExportEndpoint, {
    summary: 'Tell what became of one’s own export',
    handle: async ({ caller }) => ({
      status: 200,
      body: stateOf(await exports.find(caller.id), caller, clock()),
    }),
  })

const download = ({ files, sessions, clock }: Services, exports: AccountExports): Route => {
  const sendExport = createSendExport({ exports, files, sessions, clock })
  return route(downloadExportEndpoint, {
    summary: 'Download one’s own export, or a part of it',
    problems: [exportGone, noSuchRange],
    handle: ({ ctx, caller }) => sendExport(ctx, caller),
  })
}

/** Everything that is held of an account, as one zip. */
export const exportRoutes = (services: Services): readonly Route[] => {
  const exports = openAccountExports(services.db, services.clock)
  return [start(services, exports), read(services, exports), download(services, exports)]
}
