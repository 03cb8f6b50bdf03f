import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { type ResizeAnswer, type ResizeOrder, resizeAnswerSchema } from './resize-order.ts'

/** What one decoder may use for one picture. */
export interface DecoderLimits {
  readonly timeoutMs: number
  /** Resident memory of its process. */
  readonly memoryBytes: number
}

const script = join(import.meta.dirname, 'decoder-process.ts')
const heapMegabytes = 128

/** A process of its own that reads one picture after the other. What a file does to a decoder, it does there. */
export const openDecoder = ({ timeoutMs, memoryBytes }: DecoderLimits) => {
  const child = fork(script, [`${memoryBytes}`], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Nothing of the api's: neither its secrets nor its addresses. libvips need not complain of bad files.
    env: { VIPS_WARNING: '0' },
  })
  // Whoever types or reads is not kept waiting for pictures that were made to be dear.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  // It never keeps the api from ending.
  child.unref()
  child.channel?.unref()

  let settle: ((answer: ResizeAnswer | undefined) => void) | undefined
  child.on('message', (message) => {
    const answer = resizeAnswerSchema.safeParse(message)
    if (!answer.success) child.kill('SIGKILL')
    settle?.(answer.data)
  })
  child.on('exit', () => settle?.(undefined))
  child.on('error', () => settle?.(undefined))

  const isOpen = () => child.exitCode === null && child.signalCode === null && child.connected

  /** The picture in its sizes; undefined when the decoder died of it or took too long. One at a time. */
  const read = (order: ResizeOrder): Promise<ResizeAnswer | undefined> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      settle = (answer) => {
        clearTimeout(timer)
        settle = undefined
        resolve(answer)
      }
      if (isOpen()) child.send(order)
      else settle(undefined)
    })

  return { pid: child.pid, read, isOpen, close: () => child.kill('SIGKILL') }
}

export type Decoder = ReturnType<typeof openDecoder>
