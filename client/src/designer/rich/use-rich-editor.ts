import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { missingCause } from '../../app/missing-script.ts'
import { write } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'

type RichEditor = ComponentType<{ of: FieldAddress; label: string; typed?: string }>

let loaded: RichEditor | null = null

/** Fetches the editor of formatted text; once it is here, nothing happens. */
export const fetchRichEditor = async (): Promise<void> => {
  loaded ??= (await import('./rich-editor.tsx')).RichEditor
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
