import { type DragEvent, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import type { PictureList } from '../base/draft/picture-list.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { takePictures } from './take-pictures.ts'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export type Photos = ReturnType<typeof usePhotos>

/** Adds files of this device to a list of pictures, and takes those that are dropped on what shows the list. */
export const usePhotos = (to: (PictureList & { readonly maximum: number }) | null) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [busy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const add = (files: readonly File[]) => {
    if (to === null || files.length === 0) return
    setBusy(true)
    takePictures(draft, { draftId, files, to })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  const dropProps = to && {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      add([...event.dataTransfer.files])
    },
  }
  return { add, busy, dropProps }
}
