import { entryNumberOf } from './entry-number.ts'
import { addressOf, type Place } from './place.ts'

/** How a place gets into the browser's history: as a new entry, in place of the present one, or it is there already. */
export type Write = 'push' | 'replace' | 'none'

/** The app's entries of the browser's history, numbered, so that one knows how far a person moved among them. */
export const createHistoryEntries = () => {
  let present = entryNumberOf(window.history.state) ?? 0
  let ignored = 0
  return {
    write: (place: Place, how: Write): void => {
      if (how === 'none') return
      if (how === 'push') present += 1
      const put = how === 'push' ? 'pushState' : 'replaceState'
      // The place that is shown keeps what stands after its #: a mailed secret, which its screen alone reads.
      const { pathname, search, hash } = window.location
      const address = addressOf(place)
      window.history[put]({ entry: present }, '', address === pathname + search ? address + hash : address)
    },
    /** Tells of each move through the entries, by its steps, and answers how to stop. */
    follow: (onMove: (steps: number) => void): (() => void) => {
      const moved = ({ state }: PopStateEvent) => {
        const steps = (entryNumberOf(state) ?? present) - present
        present += steps
        if (ignored > 0) ignored -= 1
        else onMove(steps)
      }
      window.addEventListener('popstate', moved)
      return () => window.removeEventListener('popstate', moved)
    },
    /** Moves back what a person just moved; nobody is told. */
    takeBack: (steps: number): void => {
      ignored += 1
      window.history.go(-steps)
    },
    move: (steps: number): void => window.history.go(steps),
  }
}
