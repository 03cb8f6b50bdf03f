import { createContext, useContext, useSyncExternalStore } from 'react'
import type { DraftSession } from './draft-session.ts'

const DraftContext = createContext<DraftSession | null>(null)
export const DraftProvider = DraftContext.Provider

export function useDraftSession(): DraftSession {
  const session = useContext(DraftContext)
  if (!session) throw new Error('There is no draft around this component')
  return session
}

export function useDraftStatus(session: DraftSession) {
  return useSyncExternalStore(session.subscribe, session.status)
}

export function useSectionIds() {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, view.sectionIds)
}

export function useSection(id: string) {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, () => view.section(id))
}

export function useTheme() {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, view.theme)
}

export function useSettings() {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, view.settings)
}

export function useBusiness() {
  const { view } = useDraftSession()
  return useSyncExternalStore(view.subscribe, view.business)
}
