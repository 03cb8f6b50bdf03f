import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DraftSession } from './draft-session.ts'
import type { DraftStatus } from './draft-status.ts'

const DraftContext = createContext<DraftSession | null>(null)

/** Gives the open draft to everything below: `<DraftProvider value={session}>`. */
export const DraftProvider = DraftContext

/** The open draft. */
export const useDraftSession = (): DraftSession => {
  const session = useContext(DraftContext)
  if (session === null) throw new Error('no draft is open here')
  return session
}

/** Where the draft stands; renders again only when that changes. */
export const useDraftStatus = (session: DraftSession): DraftStatus =>
  useSyncExternalStore(session.subscribe, session.status)

const useView = <T>(read: (session: DraftSession) => T): T => {
  const session = useDraftSession()
  return useSyncExternalStore(session.view.subscribe, () => read(session))
}

/** The ids of all sections in page order. */
export const useSectionIds = (): readonly string[] => useView(({ view }) => view.sectionIds())

/** One section; renders again only when that very section changed. */
export const useSection = (id: string): AnySection | undefined => useView(({ view }) => view.section(id))

export const useTheme = (): DraftContent['theme'] => useView(({ view }) => view.theme())

export const useSettings = (): DraftContent['settings'] => useView(({ view }) => view.settings())

export const useBusiness = (): DraftContent['business'] => useView(({ view }) => view.business())
