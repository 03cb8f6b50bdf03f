import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { uploadsBusy, uploadTooSlow } from '@shingle/shared/image/problems.ts'
import { type UploadPurpose, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Problem, type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { type BodyPace, letRestThrough, watchPace } from '@shingle/storage/network/body-pace.ts'
import { createByteRoom, type HeldBytes } from '@shingle/storage/network/byte-room.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'

/** How much of strangers' bodies is taken at a time, and where. */
export interface IntakeLimits extends BodyPace {
  readonly perPerson: number
  /** Bytes on the disk, of everybody together. */
  readonly bytesForAll: number
  /** How long the rest of a refused one is let through, so that the answer reaches a client that is still sending. */
  readonly restMs: number
  /** Where the files lie, in a folder of this process alone. */
  readonly folder: string
}

/** What holds where nothing else is said. */
export const usualIntake: IntakeLimits = {
  perPerson: 2,
  bytesForAll: 256 * 1024 * 1024,
  bodyMs: 120_000,
  pauseMs: 10_000,
  leastBytes: 16 * 1024,
  restMs: 10_000,
  folder: tmpdir(),
}

/** What a file is taken in as: a picture for a purpose, or what may be larger and says itself what is wrong with it. */
type Taken = UploadPurpose | { readonly bytes: number; readonly tooLarge: Problem; readonly broken: Problem }

/** One file on its way in. */
export interface Arriving {
  readonly request: IncomingMessage
  readonly purpose: Taken
  readonly accountId: string
  readonly address: string
}

const rulesOf = (purpose: Taken): Exclude<Taken, UploadPurpose> =>
  typeof purpose === 'object'
    ? purpose
    : {
        bytes: uploadLimits[purpose].bytes,
        tooLarge: uploadRefusal(purpose, 'bytes'),
        broken: uploadRefusal(purpose, 'unreadable'),
      }

/** How many files each person has on their way. */
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

/**
 * Takes the bodies of uploads into files, so that however many arrive, and however slowly, memory holds a chunk of each.
 * What is made of the file counts as part of the upload; the file is gone afterwards.
 */
export type UploadIntake = ReturnType<typeof createUploadIntake>

export const createUploadIntake = (limits: IntakeLimits = usualIntake) => {
  const places = createPlaces(limits.perPerson)
  const room = createByteRoom(limits.bytesForAll)
  let folder: Promise<string> | undefined

  // What is counted is what arrives; what the headers promise only refuses sooner.
  const write = async (
    { request, purpose }: Arriving,
    file: FileHandle,
    { take, held }: HeldBytes,
  ): Promise<Problem | undefined> => {
    const { bytes: most, tooLarge, broken } = rulesOf(purpose)
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        const bytes = Buffer.from(chunk)
        if (held() + bytes.length > most) return tooLarge
        if (!take(bytes.length)) return uploadsBusy
        await file.write(bytes)
      }
      return undefined
    } catch {
      // The connection broke off: there is nobody left to tell more.
      return broken
    } finally {
      request.resume()
    }
  }

  const receive = async <T>(arriving: Arriving, use: (path: string) => Promise<Result<T>>) => {
    folder ??= mkdtemp(join(limits.folder, 'shingle-uploads-'))
    const path = join(await folder, randomUUID())
    const file = await open(path, 'wx', 0o600)
    const { promise: ended, resolve: end } = Promise.withResolvers<Problem>()
    const holder = { group: askerOf(arriving.address), one: arriving.accountId }
    const bytes = room.enter(holder, () => end(uploadsBusy))
    const stopWatching = watchPace(limits, bytes.held, () => end(uploadTooSlow))
    try {
      const problem = await Promise.race([write(arriving, file, bytes), ended]).finally(stopWatching)
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
    const { bytes: most, tooLarge } = rulesOf(purpose)
    const isTooLarge = Number(request.headers['content-length']) > most
    const hasPlace = !isTooLarge && places.take(accountId)
    try {
      if (isTooLarge) return refuse(tooLarge)
      return hasPlace ? await receive(arriving, use) : refuse(uploadsBusy)
    } finally {
      if (hasPlace) places.leave(accountId)
      letRestThrough(request, limits.restMs)
    }
  }
}
