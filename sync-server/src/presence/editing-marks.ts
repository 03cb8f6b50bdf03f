import type { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import type { Logger } from 'pino'

type Rows = Pick<ReturnType<typeof openDraftWebsites>, 'beginEditing' | 'renewEditing' | 'endEditing'>

interface MarksOptions {
  readonly drafts: Rows
  readonly clock: () => Date
  readonly editingMs: number
  readonly logger: Logger
}

/** Notes in the rows of drafts who is editing them, for the lists of websites. Nothing is decided by it. */
export interface EditingMarks {
  /** Who of this process is editing a draft now, if anybody. */
  set(draftId: string, userId: string | undefined): void
  /** Says of all drafts at once that it is still so. */
  renew(): Promise<void>
  /** Resolves once everything said so far is written, or failed. */
  settled(): Promise<void>
}

interface Change {
  readonly former: string | undefined
  readonly present: string | undefined
}

export const createEditingMarks = ({ drafts, clock, editingMs, logger }: MarksOptions): EditingMarks => {
  const marked = new Map<string, string>()
  let waiting = new Map<string, Change>()
  let writing: Promise<void> | undefined

  const until = (): Date => new Date(clock().getTime() + editingMs)
  const write = (draftId: string, { former, present }: Change): Promise<void> => {
    if (present !== undefined) return drafts.beginEditing(draftId, present, until())
    return former === undefined ? Promise.resolve() : drafts.endEditing(draftId, former)
  }
  /** One after the other for each draft, so that what was said last stays. */
  const writeAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const changes = [...waiting]
      waiting = new Map()
      const written = await Promise.allSettled(changes.map(([id, change]) => write(id, change)))
      for (const [at, outcome] of written.entries()) {
        const draftId = changes[at]?.[0] ?? ''
        if (outcome.status === 'fulfilled') continue
        logger.warn({ err: outcome.reason, draftId }, 'who is editing could not be noted')
        // Said again by whoever is still there.
        marked.delete(draftId)
      }
    }
  }
  return {
    set: (draftId, present) => {
      const former = marked.get(draftId)
      if (former === present) return
      if (present === undefined) marked.delete(draftId)
      else marked.set(draftId, present)
      waiting.set(draftId, { former: waiting.get(draftId)?.former ?? former, present })
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
    },
    renew: async () => {
      if (marked.size === 0) return
      await drafts
        .renewEditing([...marked.keys()], until())
        .catch((error: unknown) => logger.warn({ err: error }, 'who is editing could not be noted again'))
    },
    settled: async () => writing,
  }
}
