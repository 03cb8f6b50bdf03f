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
import { LostTurn, NoRoom } from './keep-parts.ts'
import { createPackExport, type PackPorts } from './pack-export.ts'

/** With the pauses between them, half an hour. */
const mostTries = 10
const roomAgainMs = 10 * 60_000
const rowAgainMs = 2_000
/** Longer than a server waits between ordering an export and writing its row. */
const rowPatienceMs = 60_000

const packHandler = (
  ports: PackPorts & { readonly queue: ReturnType<typeof createJobQueue> },
): JobHandler => {
  const { db, clock, queue } = ports
  const exports = openAccountExports(db, clock)
  const [packExport, clear] = [createPackExport(ports), createClearExport(ports)]
  const [orders, orderMail] = [createExportOrders(queue, clock), createOrderMail(queue)]
  const inMs = (delayMs: number): Date => new Date(clock().getTime() + delayMs)

  const fail = async ({ userId, exportId }: OrderedExport, error: unknown): Promise<never> => {
    const cleared = await clear(userId, { exportId, state: 'packing' })
    if (cleared !== undefined) await exports.change({ userId, attempt: cleared.attempt }, { state: 'failed' })
    throw new FinalFailure('an export could not be packed', { cause: error })
  }

  const conclude = async (ordered: OrderedExport, { expiresAt }: ExportRow): Promise<undefined> => {
    if (expiresAt !== null) await orders.end(ordered, expiresAt)
    await orderMail({ mail: 'export-ready', data: ordered })
  }

  /** Packs what is to be packed; a date where that is to be tried again. */
  const pack = async (
    ordered: OrderedExport,
    { failures, signal }: JobContext,
  ): Promise<Date | undefined> => {
    try {
      await packExport(ordered, signal)
    } catch (error) {
      if (error instanceof LostTurn) return undefined
      if (error instanceof NoRoom) {
        await clear(ordered.userId, { exportId: ordered.exportId, state: 'packing' })
        return inMs(roomAgainMs)
      }
      if (failures + 1 >= mostTries) return fail(ordered, error)
      throw error
    }
    return undefined
  }

  return async (payload, context) => {
    const { orderedAt, ...ordered } = readOrder(packExportJob.payload, payload)
    const found = await exports.find(ordered.userId)
    if (found?.exportId !== ordered.exportId)
      return clock().getTime() - orderedAt.getTime() < rowPatienceMs ? inMs(rowAgainMs) : undefined
    const again = found.state === 'packing' ? await pack(ordered, context) : undefined
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
