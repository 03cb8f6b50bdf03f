import { useEffect } from 'react'
import { fetchRichEditor } from './use-rich-editor.ts'

/** Fetches the editor where somebody may soon write, so that it is there with the first click. */
export const useRichEditorSoon = (): void => {
  useEffect(() => {
    // A script that fails once fails for as long as the page is open, so none is asked for where nobody answers.
    const isAnswered = navigator.onLine || navigator.serviceWorker?.controller
    // Should it not come, whoever begins to write is told.
    if (isAnswered) fetchRichEditor().catch(() => undefined)
  }, [])
}
