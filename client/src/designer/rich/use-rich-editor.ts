import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { missingCause } from '../../app/missing-script.ts'
import { write } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'

type RichEditor = ComponentType<{ of: FieldAddress; label: string; typed?: string }>

let loaded: RichEditor | null = null

const fetchRichEditor = async (): Promise<void> => {
  loaded = (await import('./rich-editor.tsx')).RichEditor
}

/**
 * The editor of formatted text, fetched when somebody first writes one; null until it is here. When it cannot be
 * fetched the text stays as it is, and the person is told.
 */
export const useRichEditor = (isWanted: boolean): RichEditor | null => {
  const [, setArrived] = useState(loaded !== null)
  useEffect(() => {
    if (!isWanted || loaded) return
    let isOver = false
    fetchRichEditor()
      .then(() => !isOver && setArrived(true))
      .catch((cause: unknown) => {
        console.error(cause)
        write(null)
        toast(`The text editor did not load. ${missingCause} Reload to go on.`, { kind: 'trouble' })
      })
    return () => {
      isOver = true
    }
  }, [isWanted])
  return isWanted ? loaded : null
}

/** Fetches the editor where somebody may soon write, so that it is there with the first click. */
export const useRichEditorSoon = (): void => {
  useEffect(() => {
    // A script that fails once fails for as long as the page is open, so none is asked for where nobody answers.
    const isAnswered = navigator.onLine || navigator.serviceWorker?.controller
    // Should it not come, whoever begins to write is told.
    if (!loaded && isAnswered) fetchRichEditor().catch(() => undefined)
  }, [])
}
