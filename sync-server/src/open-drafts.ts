import { setTimeout as wait } from 'node:timers/promises'
import type { Document } from '@hocuspocus/server'
import { DamagedDraft } from '@shingle/storage/draft-guard/load-updates.ts'
import type { DraftSurroundings } from './draft-surroundings.ts'
import { OpenDraft } from './open-draft.ts'
import { startRebuilds } from './rebuilds.ts'
import { Refused } from './refused.ts'
import { rescueDraft } from './rescue-draft.ts'
import { createSetbacks } from './setbacks.ts'
import { startSnapshots } from './snapshots.ts'
import type { SyncPace } from './sync-options.ts'

const loadTries = 4
/** How long a draft that cannot be loaded is let be: for a second at first, since the machine may have stalled. */
const asideFor = { shortestMs: 1_000, longestMs: 600_000 } as const

const openPatiently = async (draft: OpenDraft): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await draft.open()
    } catch (error) {
      const isFinal = error instanceof Refused || error instanceof DamagedDraft
      if (isFinal || tries === loadTries) throw error
      draft.around.logger.warn({ err: error, tries }, 'a draft could not be loaded')
      await wait(100 * 2 ** tries)
    }
  }
}

const refusalOf = (error: unknown, logger: DraftSurroundings['logger']): Refused => {
  if (error instanceof Refused) return error
  logger.error({ err: error }, 'a draft could not be loaded')
  return new Refused(error instanceof DamagedDraft ? 'damaged' : 'try-again')
}

/** The drafts that this process holds open, one for each live document. */
export interface OpenDrafts {
  readonly around: DraftSurroundings
  get(draftId: string): OpenDraft | undefined
  all(): OpenDraft[]
  /** Opens the draft of a document that is being loaded, on an account, and fills the document. */
  open(document: Document, openedBy: string): Promise<void>
  /** Rejects while a document still has to be snapshotted, which keeps it in memory, and where it is gone already. */
  beforeUnload(document: Document): Promise<void>
  /** Snapshots every document, as far as that is possible now. */
  storeAll(): Promise<void>
  stop(): void
}

/** What the drafts need beside what they share with each other. */
interface OpenDraftsOptions {
  readonly pace: SyncPace
  /** Lets a document go that was kept only because it had to be snapshotted. */
  readonly unload: (document: Document) => void
  /** Lets a document go that is of no use any more, whoever has it open. */
  readonly forget: (document: Document) => void
}

export const createOpenDrafts = (
  around: DraftSurroundings,
  { pace, unload, forget }: OpenDraftsOptions,
): OpenDrafts => {
  const drafts = new Map<string, OpenDraft>()
  const aside = createSetbacks(asideFor, () => performance.now())
  const snapshots = startSnapshots({
    pace,
    drafts: () => [...drafts.values()],
    letGo: ({ document }) => unload(document),
  })

  const rebuilds = startRebuilds({ pace, drafts: () => [...drafts.values()] })

  const release = (draft: OpenDraft): void => {
    if (drafts.get(draft.draftId) === draft) drafts.delete(draft.draftId)
    draft
      .close()
      .catch((error: unknown) => around.logger.warn({ err: error }, 'a draft was not closed cleanly'))
  }

  /** Lets a draft be that cannot be loaded, and looks for a way out meanwhile. */
  const setAside = async (draftId: string): Promise<void> => {
    const control = await around.log.control(draftId).catch(() => undefined)
    aside.note(draftId, control?.epoch)
    rescueDraft(around, draftId).then(
      (isRescued) => isRescued && aside.forget(draftId),
      (error: unknown) => around.logger.warn({ err: error, draftId }, 'a damaged draft was not rescued'),
    )
  }

  /** Whether a draft that was set aside has been written anew: by the api, from one of its versions. */
  const isNewSince = async (draftId: string): Promise<boolean> => {
    const control = await around.log.control(draftId)
    return (control?.rebuilt ?? 0) > (aside.epochOf(draftId) ?? Number.POSITIVE_INFINITY)
  }

  return {
    around,
    get: (draftId) => drafts.get(draftId),
    all: () => [...drafts.values()],
    open: async (document, openedBy) => {
      if (aside.waits(document.name) && !(await isNewSince(document.name))) throw new Refused('damaged')
      const draft = new OpenDraft(document, around, { openedBy, forget: () => forget(document) })
      drafts.set(draft.draftId, draft)
      document.on('destroy', () => release(draft))
      try {
        await openPatiently(draft)
        aside.forget(draft.draftId)
      } catch (error) {
        // Hocuspocus forgets a document whose loading failed, but never destroys it.
        document.destroy()
        if (error instanceof DamagedDraft) await setAside(draft.draftId)
        throw refusalOf(error, around.logger)
      }
    },
    beforeUnload: async (document) => {
      const draft = drafts.get(document.name)
      // Hocuspocus lets go by name: another document of that name must not go for one that is gone already.
      if (draft?.document !== document) throw new Refused('try-again')
      if (!(await snapshots.store(draft)) || (await rebuilds.tidy(draft))) throw new Refused('try-again')
      // It may have been forgotten meanwhile, and its name taken by the next.
      if (drafts.get(document.name) !== draft) throw new Refused('try-again')
    },
    storeAll: async () => {
      await Promise.all([...drafts.values()].map(snapshots.store))
    },
    stop: () => {
      snapshots.stop()
      rebuilds.stop()
    },
  }
}
