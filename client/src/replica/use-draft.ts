import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { OpenDraft } from './draft.ts'
import type { DraftStatus } from './draft-status.ts'

const DraftContext = createContext<OpenDraft | null>(null)

/** Gives the open draft to everything below: `<DraftProvider value={draft}>`. */
export const DraftProvider = DraftContext

/** The open draft. */
export const useDraft = (): OpenDraft => {
  const draft = useContext(DraftContext)
  if (draft === null) throw new Error('no draft is open here')
  return draft
}

/** What `read` tells of where the draft stands; renders again only when that changes. */
export const useDraftStatus = <T>(read: (status: DraftStatus) => T): T => {
  const draft = useDraft()
  return useSyncExternalStore(draft.subscribe, () => read(draft.status()))
}

/** What `read` tells of the draft's content; renders again only when that changes. */
export const useView = <T>(read: (draft: OpenDraft) => T): T => {
  const draft = useDraft()
  return useSyncExternalStore(draft.view.subscribe, () => read(draft))
}

/** The ids of all sections in page order. */
export const useSectionIds = (): readonly string[] => useView(({ view }) => view.sectionIds())

/** One section; renders again only when that very section changed. */
export const useSection = (id: string): AnySection | undefined => useView(({ view }) => view.section(id))

export const useTheme = (): DraftContent['theme'] => useView(({ view }) => view.theme())

export const useSettings = (): DraftContent['settings'] => useView(({ view }) => view.settings())

export const useBusiness = (): DraftContent['business'] => useView(({ view }) => view.business())
