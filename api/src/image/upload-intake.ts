import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { uploadsBusy, uploadTooSlow } from '@shingle/shared/image/problems.ts'
import { type UploadPurpose, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Problem, type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { createUploadRoom, type Sender, type UploadBytes } from './upload-room.ts'

/** How much of strangers' bodies is taken at a time, and where. */
export interface IntakeLimits {
  readonly perPerson: number
  /** Bytes on the disk, of everybody together. */
  readonly bytesForAll: number
  /** How long a body may take to arrive. */
  readonly bodyMs: number
  /** In each pause so many bytes have to come: what stands still is given up sooner. */
  readonly pauseMs: number
  readonly leastBytes: number
  /** How long the rest of a refused one is let through, so that the answer reaches a client that is still sending. */
  readonly restMs: number
  /** Where the files lie, in a folder of this process alone. */
  readonly folder: string
}

const usualLimits: IntakeLimits = {
  perPerson: 2,
  bytesForAll: 256 * 1024 * 1024,
  bodyMs: 120_000,
  pauseMs: 10_000,
  leastBytes: 16 * 1024,
  restMs: 10_000,
  folder: tmpdir(),
}

/** One picture on its way in. */
export interface Arriving extends Sender {
  readonly request: IncomingMessage
  readonly purpose: UploadPurpose
}

/** How many pictures each person has on their way. */
const createPlaces = (perPerson: number) => {
  const taken = new Map<string, number>()
  return {
    take: (accountId: string): boolean => {
      const others = taken.get(accountId) ?? 0
      if (others < perPerson) taken.set(accountId, others + 1)
      return others < perPerson
    },
    leave: (accountId: string): void => {
      const others = (taken.get(accountId) ?? 1) - 1
      if (others === 0) taken.delete(accountId)
      else taken.set(accountId, others)
    },
  }
}

const letRestThrough = (request: IncomingMessage, restMs: number): void => {
  if (request.complete) return
  request.resume()
  const end = setTimeout(() => request.destroy(), restMs)
  request.once('close', () => clearTimeout(end))
}

/** Calls `tooSlow` once a body takes too long, or stands still on its way; the function that comes back ends the watch. */
const watchPace = (
  { bodyMs, pauseMs, leastBytes }: IntakeLimits,
  { held }: UploadBytes,
  tooSlow: () => void,
): (() => void) => {
  let before = 0
  const look = () => {
    if (held() - before < leastBytes) tooSlow()
    before = held()
  }
  const pace = setInterval(look, pauseMs)
  const deadline = setTimeout(tooSlow, bodyMs)
  return () => {
    clearInterval(pace)
    clearTimeout(deadline)
  }
}

/**
 * Takes the bodies of uploads into files, so that however many arrive, and however slowly, memory holds a chunk of each.
 * What is made of the file counts as part of the upload; the file is gone afterwards.
 */
export type UploadIntake = ReturnType<typeof createUploadIntake>

export const createUploadIntake = (limits: IntakeLimits = usualLimits) => {
  const places = createPlaces(limits.perPerson)
  const room = createUploadRoom(limits.bytesForAll)
  let folder: Promise<string> | undefined

  // What is counted is what arrives; what the headers promise only refuses sooner.
  const write = async ({ request, purpose }: Arriving, file: FileHandle, { take, held }: UploadBytes) => {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk)
      if (held() + bytes.length > uploadLimits[purpose].bytes) return uploadRefusal(purpose, 'bytes')
      if (!take(bytes.length)) return uploadsBusy
      await file.write(bytes)
    }
  }

  const receive = async <T>(arriving: Arriving, use: (path: string) => Promise<Result<T>>) => {
    folder ??= mkdtemp(join(limits.folder, 'shingle-uploads-'))
    const path = join(await folder, randomUUID())
    const file = await open(path, 'wx', 0o600)
    const { promise: ended, resolve: end } = Promise.withResolvers<Problem>()
    const bytes = room.enter(arriving, () => end(uploadsBusy))
    const stopWatching = watchPace(limits, bytes, () => end(uploadTooSlow))
    try {
      // A connection that broke off: there is nobody left to tell more.
      const written = write(arriving, file, bytes).catch(() => uploadRefusal(arriving.purpose, 'unreadable'))
      const problem = await Promise.race([written, ended]).finally(stopWatching)
      await file.close()
      if (problem !== undefined) return refuse(problem)
      // Also what waits to be opened makes room.
      return await Promise.race([use(path), ended.then((why) => refuse(why))])
    } finally {
      bytes.leave()
      await rm(path, { force: true })
    }
  }

  return async <T>(arriving: Arriving, use: (path: string) => Promise<Result<T>>): Promise<Result<T>> => {
    const { request, purpose, accountId } = arriving
    const isTooLarge = Number(request.headers['content-length']) > uploadLimits[purpose].bytes
    const hasPlace = !isTooLarge && places.take(accountId)
    try {
      if (isTooLarge) return refuse(uploadRefusal(purpose, 'bytes'))
      return hasPlace ? await receive(arriving, use) : refuse(uploadsBusy)
    } finally {
      if (hasPlace) places.leave(accountId)
      letRestThrough(request, limits.restMs)
    }
  }
}
