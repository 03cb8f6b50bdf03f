import { Plus } from 'lucide-react'
import { useSection, useSectionIds } from '../../../replica/use-draft.ts'
import { openDialog } from '../../base/designer-store.ts'
import styles from './overlay.module.css'

interface AddBetweenProps {
  section: string
  edge: 'top' | 'bottom'
}

/** Adds a section above or below this one; nothing stands above the header or below the footer. */
export const AddBetween = ({ section, edge }: AddBetweenProps) => {
  const ids = useSectionIds()
  const type = useSection(section)?.type
  if ((type === 'Header' && edge === 'top') || (type === 'Footer' && edge === 'bottom')) return null
  const at = ids.indexOf(section)
  const before = edge === 'top' ? section : (ids[at + 1] ?? null)
  return (
    <button
      type="button"
      className={edge === 'top' ? styles['add-above'] : styles['add-below']}
      onClick={() => openDialog({ name: 'add-section', before })}
    >
      <Plus aria-hidden="true" />
      Add section
    </button>
  )
}
