import { useEffect } from 'react'
import { changeSearch } from '../../app/navigate.ts'
import { useSearch } from '../../app/use-place.ts'
import { askedDialog } from '../../website/rename-address.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'

/** Opens the dialog that the address asks for, once its owner may edit; it is asked for once. */
export const useAskedDialog = (): void => {
  const isAsked = useSearch().get(askedDialog.parameter) === askedDialog.rename
  const canEdit = useCanEdit()
  useEffect(() => {
    if (!isAsked || !canEdit) return
    openDialog({ name: 'rename' })
    changeSearch(
      (search) => {
        search.delete(askedDialog.parameter)
        return search
      },
      { replace: true },
    ).catch(console.error)
  }, [isAsked, canEdit])
}
