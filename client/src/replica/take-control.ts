import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { takeWithinMs } from '@shingle/shared/sync/take-deadline.ts'
import type { DraftTicket, OpenDraftOptions } from './draft.ts'
import type { DraftMachine } from './draft-machine.ts'
import { replicaProblems } from './draft-status.ts'
import type { StatusBoard } from './status-board.ts'
import { takeProblems } from './take-problems.ts'

const adoptTimeoutMs = 10_000
const askAgainMs = 500
/** Nobody looks longer than this at a button that waits. */
const patienceMs = 30_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Where control is after a take nobody could answer; undefined while nobody can tell. */
const settled = async ({ getTicket, userId }: OpenDraftOptions): Promise<DraftTicket | undefined> => {
  const started = Date.now()
  while (Date.now() - started < patienceMs) {
    // Until then a take that is still on its way may count.
    const isFinal = Date.now() - started > takeWithinMs
    const present = await getTicket().catch(() => undefined)
    if (present !== undefined && (isFinal || present.holder.id === userId)) return present
    await wait(askAgainMs)
  }
  return undefined
}

/** Asks for edit control and says what became of it, also where the answer was lost or nobody could give one. */
export const takeControl = async (
  machine: DraftMachine,
  board: StatusBoard,
  options: OpenDraftOptions,
): Promise<Result<void>> => {
  const { control } = machine
  if (machine.phase === 'edit') return succeed(undefined)
  if (control === undefined) return refuse(replicaProblems.offline)
  const taken = await options.take(control.epoch)
  const isDecided = taken.ok || (taken.problem.status >= 400 && taken.problem.status < 500)
  if (!taken.ok && isDecided) return taken
  const present = taken.ok ? taken.value : await settled(options)
  if (present === undefined) return refuse(takeProblems.unknown)
  const { epoch, holder, rebuilt } = present
  machine.hearControl({ t: 'control', epoch, holder, rebuilt, seq: machine.seq, write: false })
  if (holder.id !== options.userId) return refuse(takeProblems.failed)
  const isEditor = await board.when(({ phase }) => phase === 'edit', adoptTimeoutMs)
  return isEditor ? succeed(undefined) : refuse(takeProblems.failed)
}
