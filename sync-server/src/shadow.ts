import { syncLimits, type UpdateCaps } from '@shingle/shared/sync/sync-limits.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { DamagedDraft } from '@shingle/storage/draft-guard/load-updates.ts'
import type { Spent } from '@shingle/storage/draft-guard/meter.ts'
import { RefusedUpdate } from '@shingle/storage/draft-guard/refused-update.ts'
import { DeadlineOver } from '@shingle/storage/draft-guard/within-deadline.ts'
import type * as Y from 'yjs'
import { inspectUpdates } from './inspect-update.ts'
import {
  copyForTrials,
  followOn,
  type Inspected,
  type Outcome,
  type Refused,
  refused,
  type TrialCopy,
  tryOn,
} from './trial.ts'

/** What updates would do together, and what trying them has cost: the items of the copy that was lost with it included. */
export type Trial = Outcome & { readonly spent: Spent; readonly lost: number }

/** A copy of so few items is made as fast as many an update is tried. */
const smallCopy = 1_000

/** The origin under which an update that was tried here is applied to the live document: it is not followed again. */
export const triedOrigin = 'tried'

const idleMs = 60_000

/** How often a trial may take too long before it is not for the machine's sake that it is refused. */
const overrunsWithinMs = 60_000

const outcomeOf = (error: unknown): Refused => {
  // Nothing the writer did just now: the draft itself has become too dear to copy.
  if (error instanceof DamagedDraft) return refused('limit')
  if (error instanceof RefusedUpdate)
    return { ...refused(error.why), ...(error.isCostly && { isCostly: true }) }
  // A decoder throws on bytes that end too early, Yjs where an update contradicts itself, and a document too strange to
  // read when it is read.
  if (error instanceof Error) return refused('garbage')
  throw error
}

interface ShadowOptions {
  readonly deadlineMs?: number
  /** Called before the live document is copied. */
  readonly beforeCopy?: () => void
}

/**
 * A second copy of a live document on which updates are tried: Yjs cannot take back what was applied. The
 * copy is made when somebody may write or at the latest when it is needed, follows the live document, and is thrown away when something was refused in its midst.
 */
export class Shadow {
  readonly #live: Y.Doc
  readonly #deadlineMs: number
  readonly #beforeCopy: () => void
  #overranAt = Number.NEGATIVE_INFINITY
  #copy: TrialCopy | undefined
  #isClosed = false
  #idle: NodeJS.Timeout | undefined
  readonly #follow = (update: Uint8Array, origin: unknown): void => {
    if (origin !== triedOrigin && this.#copy !== undefined) followOn(this.#copy, update)
  }

  constructor(
    live: Y.Doc,
    { deadlineMs = syncLimits.trialMs, beforeCopy = () => undefined }: ShadowOptions = {},
  ) {
    this.#live = live
    this.#deadlineMs = deadlineMs
    this.#beforeCopy = beforeCopy
    live.on('update', this.#follow)
  }

  /** Whether what is tried next is tried at once, without a large document being copied first. */
  get isReady(): boolean {
    return this.#copy !== undefined || countStructs(this.#live) <= smallCopy
  }

  /** Makes the copy beforehand, so that the first word typed does not wait for it. */
  prepare(): void {
    try {
      if (!this.#isClosed) this.#open()
    } catch (error) {
      // Whoever writes into it is told so.
      if (!(error instanceof DamagedDraft)) throw error
    }
  }

  /** Looks at updates that are to be tried together; nothing is applied. */
  inspect(updates: readonly Uint8Array[], caps: UpdateCaps): Inspected | Refused {
    try {
      return { updates, caps, size: inspectUpdates(this.#open().doc, updates, caps) }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  /** Tries updates together, as long as the document is what it was when they were inspected. Allowed ones stay applied to the copy. */
  try(inspected: Inspected): Trial {
    const spent: Spent = { steps: 0, moves: 0, texts: [] }
    const outcome = this.#outcome(inspected, spent)
    const lost = outcome.outcome === 'refused' ? (this.#copy?.structs ?? 0) : 0
    if (outcome.outcome === 'refused') this.drop()
    return { ...outcome, spent, lost }
  }

  drop(): void {
    clearTimeout(this.#idle)
    this.#idle = undefined
    this.#copy?.doc.destroy()
    this.#copy = undefined
  }

  close(): void {
    this.#isClosed = true
    this.#live.off('update', this.#follow)
    this.drop()
  }

  #outcome(inspected: Inspected, spent: Spent): Outcome {
    try {
      return tryOn(this.#open(), inspected, { spent, deadlineMs: this.#deadlineMs })
    } catch (error) {
      return error instanceof DeadlineOver ? this.#overrun() : outcomeOf(error)
    }
  }

  /** The first time it may have been the machine, and the client offers the same again by itself. */
  #overrun(): Refused {
    const now = performance.now()
    const isRepeated = now - this.#overranAt < overrunsWithinMs
    this.#overranAt = now
    return isRepeated ? { ...refused('limit'), isCostly: true } : refused('busy')
  }

  #open(): TrialCopy {
    this.#idle ??= setTimeout(() => this.drop(), idleMs).unref()
    this.#idle.refresh()
    if (this.#copy === undefined) this.#beforeCopy()
    this.#copy ??= copyForTrials(this.#live)
    return this.#copy
  }
}
