import type { ExportFailure } from '@shingle/shared/export/export-state.ts'
import { exportRoomPatienceMs, exportTries } from '@shingle/shared/export/limits.ts'
import { createClearExport, createRemoveExport } from '@shingle/storage/deletion/clear-export.ts'
import {
  createExportOrders,
  endExportJob,
  type OrderedExport,
  packExportJob,
} from '@shingle/storage/exporting/export-jobs.ts'
import { FinalFailure, readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobContext, JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { type ExportRow, openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import type * as z from 'zod/mini'
import { LostTurn, NoRoom, TooLarge } from './keep-parts.ts'
import { createPackExport, type PackPorts } from './pack-export.ts'

const roomAgainMs = 10 * 60_000
const rowAgainMs = 2_000
/** Longer than a server waits between ordering an export and writing its row. */
const rowPatienceMs = 60_000

/** Why packing is given up after an error; undefined where it is to be tried again. */
const failureOf = (
  error: unknown,
  { agoMs, failures }: { readonly agoMs: number; readonly failures: number },
): ExportFailure | undefined => {
  if (error instanceof TooLarge) return 'too-large'
  if (error instanceof NoRoom) return agoMs >= exportRoomPatienceMs ? 'no-room' : undefined
  return failures + 1 >= exportTries ? 'trouble' : undefined
}

type Payload = z.output<typeof packExportJob.payload>

const packHandler = (
  ports: PackPorts & { readonly queue: ReturnType<typeof createJobQueue> },
): JobHandler => {
  const { db, clock, queue } = ports
  const exports = openAccountExports(db, clock)
  const [packExport, clear] = [createPackExport(ports), createClearExport(ports)]
  const [orders, orderMail] = [createExportOrders(queue, clock), createOrderMail(queue)]
  const inMs = (delayMs: number): Date => new Date(clock().getTime() + delayMs)

  const fail = async (ordered: OrderedExport, failure: ExportFailure, error: unknown): Promise<never> => {
    const { userId, exportId } = ordered
    const cleared = await clear(userId, { exportId, state: 'packing' })
    const isFailed =
      cleared !== undefined &&
      (await exports.change({ userId, attempt: cleared.attempt }, { state: 'failed', failure }))
    if (isFailed) await orderMail({ mail: 'export-failed', data: ordered })
    throw new FinalFailure('an export could not be packed', { cause: error })
  }

  const conclude = async (ordered: OrderedExport, { expiresAt }: ExportRow): Promise<undefined> => {
    if (expiresAt !== null) await orders.end(ordered, expiresAt)
    await orderMail({ mail: 'export-ready', data: ordered })
  }

  /** Packs what is to be packed; a date where that is to be tried again. */
  const pack = async (
    { orderedAt, ...ordered }: Payload,
    { failures, signal }: JobContext,
  ): Promise<Date | undefined> => {
    try {
      await packExport(ordered, signal)
      return undefined
    } catch (error) {
      if (error instanceof LostTurn) return undefined
      const agoMs = clock().getTime() - orderedAt.getTime()
      const failure = failureOf(error, { agoMs, failures })
      if (failure !== undefined) return fail(ordered, failure, error)
      if (!(error instanceof NoRoom)) throw error
      await clear(ordered.userId, { exportId: ordered.exportId, state: 'packing' })
      return inMs(roomAgainMs)
    }
  }

  return async (payload, context) => {
    const order = readOrder(packExportJob.payload, payload)
    const { orderedAt, ...ordered } = order
    const found = await exports.find(ordered.userId)
    if (found?.exportId !== ordered.exportId)
      return clock().getTime() - orderedAt.getTime() < rowPatienceMs ? inMs(rowAgainMs) : undefined
    const again = found.state === 'packing' ? await pack(order, context) : undefined
    const packed = await exports.find(ordered.userId)
    if (packed?.exportId === ordered.exportId && packed.state === 'ready') await conclude(ordered, packed)
    return again
  }
}

/** What packs exports, and what removes them, by the names of the jobs. */
export const exportHandlers = (ports: PackPorts): Readonly<Record<string, JobHandler>> => {
  const removeExport = createRemoveExport(ports)
  return {
    [packExportJob.name]: packHandler({ ...ports, queue: createJobQueue(ports.db, ports) }),
    [endExportJob.name]: async (payload) => {
      const { userId, exportId } = readOrder(endExportJob.payload, payload)
      await removeExport(userId, { exportId })
      return undefined
    },
  }
}
