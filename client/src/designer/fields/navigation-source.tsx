import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { followsSections } from '@shingle/shared/navigation/navigation.ts'
import { useSection } from '../../replica/use-draft.ts'
import { useEdits } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import styles from './items-control.module.css'

/** Whose list of links this is: made from the sections until its owner changes it, then the owner's, with a way back. */
export const NavigationSource = ({ section: id }: { section: string }) => {
  const section = useSection(id)
  const edits = useEdits()
  if (!isNavigating(section)) return null
  if (followsSections(section)) {
    return (
      <p className={styles.source}>
        <b>Follows your sections.</b> Change, move or add a link and the list is yours.
      </p>
    )
  }
  const follow = () => {
    edits.followSections(id)
    toast('Navigation links follow your sections')
  }
  return (
    <p className={styles.source}>
      Your own list.{' '}
      <button type="button" onClick={follow}>
        Follow my sections
      </button>
    </p>
  )
}
