import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { storedContentSchema } from '../rows/stored-content.ts'
import type { StoredUpdate } from './stored-update.ts'

const script = join(import.meta.dirname, 'rescue-process.ts')
const memoryMegabytes = 1024
const patienceMs = 60_000

const rescue = (updates: readonly StoredUpdate[]): Promise<DraftContent | undefined> =>
  new Promise((resolve) => {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMegabytes}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of ours: neither secrets nor addresses.
      env: {},
    })
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
    const end = (content?: DraftContent) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(content)
    }
    child.once('message', (message: { readonly content?: unknown }) => {
      const content = storedContentSchema.safeParse(message.content)
      end(content.success ? content.data : undefined)
    })
    child.once('exit', () => end())
    child.once('error', () => end())
    // Whoever types goes first; at the lowest priority a busy machine would not let it begin within its minute.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    child.send({ updates })
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * What a draft says, not yet validated, whose history is too dear to load anywhere else: in a process of its own, with a minute and a
 * gigabyte, one draft after the other. Undefined where even that is not enough.
 */
export const rescueContent = (updates: readonly StoredUpdate[]): Promise<DraftContent | undefined> => {
  const turn = last.then(() => rescue(updates))
  last = turn
  return turn
}
