import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const shown = createStore<{ scale: number }>(() => ({ scale: 1 }))

/** Tells how large the canvas draws the page, so that the toolbar can say it. */
export const tellScale = (scale: number): void => {
  shown.setState({ scale })
}

export const useShownScale = (): number => useStore(shown, ({ scale }) => scale)
