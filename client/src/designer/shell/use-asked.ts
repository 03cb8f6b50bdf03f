import { useEffect } from 'react'
import { changeSearch } from '../../app/navigate.ts'
import { useSearch } from '../../app/use-place.ts'
import { askedOfDesigner } from '../../website/asked-of-designer.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { chapters } from '../settings/chapters.ts'
import { showChapter } from '../settings/show-chapter.ts'

/** Opens what the address asks for, a dialog once its owner may edit, or a chapter of the settings; it is asked for once. */
export const useAsked = (): void => {
  const search = useSearch()
  const isRenaming = search.get(askedOfDesigner.dialog) === askedOfDesigner.rename
  const canEdit = useCanEdit()
  useEffect(() => {
    if (!isRenaming || !canEdit) return
    openDialog({ name: 'rename' })
    forgetAsked(askedOfDesigner.dialog)
  }, [isRenaming, canEdit])
  const chapter = chapters.find(({ id }) => id === search.get(askedOfDesigner.chapter))?.id
  useEffect(() => {
    if (chapter === undefined) return
    forgetAsked(askedOfDesigner.chapter)
    showChapter(chapter, { replace: true })
  }, [chapter])
}

const forgetAsked = (parameter: string): void => {
  const without = (search: URLSearchParams) => {
    search.delete(parameter)
    return search
  }
  changeSearch(without, { replace: true }).catch(console.error)
}
