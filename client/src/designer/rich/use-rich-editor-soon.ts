import { useEffect } from 'react'
import { fetchAhead } from '../../app/fetch-ahead.ts'
import { fetchRichEditor } from './use-rich-editor.ts'

/** Fetches the editor where somebody may soon write, so that it is there with the first click. */
export const useRichEditorSoon = (): void => {
  useEffect(() => void fetchAhead(fetchRichEditor), [])
}
