import { uploadsBusy } from '@shingle/shared/image/problems.ts'
import { uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { type Decoder, type DecoderLimits, openDecoder } from './decoder.ts'
import type { Resized, ResizeOrder } from './resize-order.ts'

const decodersMaximum = 2
const waitingMaximum = 16
const idleMs = 60_000
const usualLimits: DecoderLimits = { timeoutMs: 20_000, memoryBytes: 512 * 1024 * 1024 }

/** Resizes pictures in at most two processes beside the api's own; whoever comes meanwhile waits. */
export type ImageResizer = ReturnType<typeof createImageResizer>

export const createImageResizer = (limits: DecoderLimits = usualLimits) => {
  const idle: Decoder[] = []
  const waiting: (() => void)[] = []
  let atWork = 0
  let closing: NodeJS.Timeout | undefined

  const closeIdle = () => {
    for (const decoder of idle.splice(0)) decoder.close()
  }
  const takeIdle = (): Decoder | undefined => {
    const decoder = idle.pop()
    return decoder === undefined || decoder.isOpen() ? decoder : takeIdle()
  }
  const begin = async () => {
    clearTimeout(closing)
    if (atWork === decodersMaximum) await new Promise<void>((resolve) => waiting.push(resolve))
    else atWork += 1
    return takeIdle() ?? openDecoder(limits)
  }
  const end = (decoder: Decoder) => {
    if (decoder.isOpen()) idle.push(decoder)
    const next = waiting.shift()
    // Whoever waits takes the place over; else it is free.
    if (next) next()
    else atWork -= 1
    if (atWork === 0) closing = setTimeout(closeIdle, idleMs).unref()
  }

  /** A picture as WebP in up to three widths, smallest first, or what to tell whoever sent it. */
  return async (order: ResizeOrder): Promise<Result<readonly Resized[]>> => {
    if (atWork === decodersMaximum && waiting.length === waitingMaximum) return refuse(uploadsBusy)
    const decoder = await begin()
    const answer = await decoder.read(order)
    end(decoder)
    if (answer === undefined) return refuse(uploadRefusal(order.purpose, 'unreadable'))
    return 'fault' in answer ? refuse(uploadRefusal(order.purpose, answer.fault)) : succeed(answer.sizes)
  }
}
