import type { AnySection } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { EyeOff } from 'lucide-react'
import { memo } from 'react'
import { useCanEdit } from '../base/draft/editing.ts'
import { RowLookers } from '../presence/row-lookers.tsx'
import styles from './rail.module.css'
import { RowMenu } from './row-menu.tsx'

/** The end of a section's row: who else is there, what keeps it where or as it is, and what can be done with it. */
export const RowEnd = memo(function RowEnd({ section }: { section: AnySection }) {
  const canEdit = useCanEdit()
  const isFixed = findDefinition(section.type)?.required ?? false
  return (
    <>
      <RowLookers section={section.id} />
      {section.hidden && (
        <span className={styles.pinned}>
          <EyeOff aria-hidden="true" />
        </span>
      )}
      {canEdit && !isFixed && <RowMenu section={section} />}
    </>
  )
})

// With what stands in the rows, so that one script brings all of it.
export { Lookers } from '../presence/lookers.tsx'
