import { uploadsBusy } from '@shingle/shared/image/problems.ts'
import { uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { CrowdedOut, createTurns } from '@shingle/storage/turns/turns.ts'
import { type Decoder, type DecoderLimits, openDecoder } from './decoder.ts'
import type { Resized, ResizeOrder } from './resize-order.ts'

// One person has no more than two on their way, see the intake of uploads.
const room = { ofOne: 2, ofAll: 18, atOnce: 2 }
const idleMs = 60_000
const usualLimits: DecoderLimits = { timeoutMs: 20_000, memoryBytes: 512 * 1024 * 1024 }

/**
 * Resizes pictures in at most two processes beside the api's own, of one person one after the other: pictures that are
 * dear to open keep nobody else waiting for all of them.
 */
export type ImageResizer = ReturnType<typeof createImageResizer>

export const createImageResizer = (limits: DecoderLimits = usualLimits) => {
  const turns = createTurns(room)
  const idle: Decoder[] = []
  let atWork = 0
  let closing: NodeJS.Timeout | undefined

  const closeIdle = () => {
    for (const decoder of idle.splice(0)) decoder.close()
  }
  const takeIdle = (): Decoder | undefined => {
    const decoder = idle.pop()
    return decoder === undefined || decoder.isOpen() ? decoder : takeIdle()
  }
  const read = async (order: ResizeOrder) => {
    clearTimeout(closing)
    atWork += 1
    const decoder = takeIdle() ?? openDecoder(limits)
    const answer = await decoder.read(order)
    if (decoder.isOpen()) idle.push(decoder)
    atWork -= 1
    if (atWork === 0) closing = setTimeout(closeIdle, idleMs).unref()
    return answer
  }

  /** A picture as WebP in up to three widths, smallest first, or what to tell the account that sent it. */
  return async (accountId: string, order: ResizeOrder): Promise<Result<readonly Resized[]>> => {
    try {
      const answer = await turns.take(accountId, () => read(order))
      if (answer === undefined) return refuse(uploadRefusal(order.purpose, 'unreadable'))
      return 'fault' in answer ? refuse(uploadRefusal(order.purpose, answer.fault)) : succeed(answer.sizes)
    } catch (thrown) {
      if (thrown instanceof CrowdedOut) return refuse(uploadsBusy)
      throw thrown
    }
  }
}
