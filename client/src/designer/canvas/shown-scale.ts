import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const shown = createStore<{ scale: number }>(() => ({ scale: 1 }))

/** Tells how large the canvas draws the page, so that the toolbar can say it. */
export function tellScale(scale: number): void {
  shown.setState({ scale })
}

export function useShownScale(): number {
  return useStore(shown, ({ scale }) => scale)
}
