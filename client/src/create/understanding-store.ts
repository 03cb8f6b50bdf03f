import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface UnderstandingState {
  /** What the server understood of the last answers that it read; null where it has read none. */
  readonly understood: Understanding | null
  /** Whether that is of the answers as they are now. */
  readonly state: 'nothing-said' | 'reading' | 'read' | 'unread'
  /** Counts how often somebody asked again. */
  readonly turn: number
}

export const understandingStore = createStore<UnderstandingState>(() => ({
  understood: null,
  state: 'nothing-said',
  turn: 0,
}))

/** What was understood of the answers, for whoever shows it or suits the look to it. */
export const useUnderstanding = (): UnderstandingState => useStore(understandingStore)

/** Has the answers read once more, though they are the same. */
export const readAgain = (): void => understandingStore.setState(({ turn }) => ({ turn: turn + 1 }))
