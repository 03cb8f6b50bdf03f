import type { IncomingMessage } from 'node:http'
import { type BodyPace, letRestThrough, watchPace } from './body-pace.ts'
import { createByteRoom } from './byte-room.ts'
import { askerOf, networkOf } from './network-of.ts'

/** How much of strangers' bodies is held in memory at a time. */
export interface BodyLimits extends BodyPace {
  readonly bytesForAll: number
  readonly restMs: number
}

const usualLimits: BodyLimits = {
  bytesForAll: 64 * 1024 * 1024,
  bodyMs: 60_000,
  pauseMs: 10_000,
  leastBytes: 1024,
  restMs: 10_000,
}

/** Why a body was not taken; `busy` where others, who had less, needed the room. */
export type BodyFault = 'too-large' | 'too-slow' | 'busy' | 'broken'

/** Bytes in a row that doubles: in however small parts they come, they hold no more than twice what they are. */
const createPile = (take: (bytes: number) => boolean) => {
  let row = Buffer.alloc(0)
  let length = 0
  return {
    length: () => length,
    whole: () => row.subarray(0, length),
    add: (part: Uint8Array): boolean => {
      const needed = length + part.length
      if (needed > row.length) {
        const grown = Buffer.alloc(Math.max(needed, row.length * 2))
        if (!take(grown.length - row.length)) return false
        row.copy(grown)
        row = grown
      }
      row.set(part, length)
      length = needed
      return true
    },
    drop: () => {
      row = Buffer.alloc(0)
      length = 0
    },
  }
}

type Pile = ReturnType<typeof createPile>

const gather = async (request: IncomingMessage, maximum: number, pile: Pile): Promise<Buffer | BodyFault> => {
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      const bytes: Uint8Array = part
      if (pile.length() + bytes.length > maximum) return 'too-large'
      if (!pile.add(bytes)) return 'busy'
    }
    return pile.whole()
  } catch {
    // The connection broke off: there is nobody left to tell more.
    return 'broken'
  } finally {
    request.resume()
  }
}

/** Takes the bodies of forms and calls into memory, as many bytes as there is room for, and none that stands still. */
export const createBodyIntake = (limits: BodyLimits = usualLimits) => {
  const room = createByteRoom(limits.bytesForAll)
  return async (
    request: IncomingMessage,
    { address, maximum }: { readonly address: string; readonly maximum: number },
  ): Promise<Buffer | BodyFault> => {
    const { promise: ended, resolve: end } = Promise.withResolvers<BodyFault>()
    const bytes = room.enter({ group: askerOf(address), one: networkOf(address) }, () => end('busy'))
    const pile = createPile(bytes.take)
    const stopWatching = watchPace(limits, pile.length, () => end('too-slow'))
    // What the headers promise only refuses sooner.
    const isTooLarge = Number(request.headers['content-length']) > maximum
    const body = isTooLarge ? 'too-large' : await Promise.race([gather(request, maximum, pile), ended])
    stopWatching()
    bytes.leave()
    if (typeof body !== 'string') return body
    pile.drop()
    letRestThrough(request, limits.restMs)
    return body
  }
}

/** Takes the bodies that come to this process. */
export const takeBody = createBodyIntake()
