import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useDraft, useSection } from '../../../replica/use-draft.ts'
import { openDialog } from '../../base/designer-store.ts'
import styles from './overlay.module.css'

interface AddBetweenProps {
  section: string
  edge: 'top' | 'bottom'
}

/** Adds a section above or below this one; nothing stands above the header or below the footer. Moving renders it not. */
export const AddBetween = memo(function AddBetween({ section, edge }: AddBetweenProps) {
  const draft = useDraft()
  const type = useSection(section)?.type
  if ((type === 'Header' && edge === 'top') || (type === 'Footer' && edge === 'bottom')) return null
  const add = () => {
    const ids = draft.view.sectionIds()
    const before = edge === 'top' ? section : (ids[ids.indexOf(section) + 1] ?? null)
    openDialog({ name: 'add-section', before })
  }
  return (
    <button
      type="button"
      className={edge === 'top' ? styles['add-above'] : styles['add-below']}
      onClick={add}
    >
      <Plus aria-hidden="true" />
      Add section
    </button>
  )
})
