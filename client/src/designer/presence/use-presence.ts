import type { Person } from '@shingle/shared/presence/presence.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { useStore } from 'zustand'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { useAccount } from '../../server/session/session.ts'
import { type Presence, presenceAt } from './presence-store.ts'

/** The presence at the open draft. */
export const usePresenceStore = () => presenceAt(useDraft())

/** Everybody at the open draft, oneself included. */
export const usePresence = (): Presence => useStore(usePresenceStore())

/** The others at the open draft: who edits first, then by name. */
export const useOthers = (): readonly Person[] => {
  const { people } = usePresence()
  const me = useAccount()?.id
  const holder = useDraftStatus(({ holder }) => holder?.id)
  const rank = ({ id }: Person) => (id === holder ? 0 : 1)
  return people
    .filter(({ id }) => id !== me)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** The others who look at one section. */
export const useOthersAt = (section: string): readonly Person[] =>
  useOthers().filter(({ at }) => at === section)

/** What somebody does at the draft, as it follows their name. */
export const useDoing = (): ((person: Person) => string) => {
  const { view } = useDraft()
  const holder = useDraftStatus(({ holder }) => holder?.id)
  return ({ id, at }) => {
    const section = at === null ? undefined : view.section(at)
    if (id === holder) return section ? `editing ${sectionTitle(section)}` : 'editing now'
    return section ? `looking at ${sectionTitle(section)}` : 'looking at the page'
  }
}

/** Whether whoever has edit control is known not to be at the draft. */
export const useHolderIsAway = (): boolean => {
  const { people, more } = usePresence()
  const holder = useDraftStatus(({ holder }) => holder?.id)
  // Nobody at all is who has not heard of anybody yet.
  return people.length > 0 && more === 0 && people.every(({ id }) => id !== holder)
}
