import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { useSection } from '../../../replica/use-draft.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import { ActionBar } from './action-bar.tsx'
import { AddBetween } from './add-between.tsx'
import styles from './overlay.module.css'
import type { Box } from './use-box.ts'

/** The chosen section: a yellow frame, its name, its tools, and a way to add below it. */
export const SelectedFrame = ({ id, box }: { id: string; box: Box }) => {
  const section = useSection(id)
  const canEdit = useCanEdit()
  if (!section) return null
  return (
    <div className={styles.selected} style={box}>
      <div className={box.top < tagHeight ? styles['tag-below'] : styles.tag}>
        <SectionIcon type={section.type} />
        {sectionTitle(section)}
      </div>
      {canEdit && (
        <>
          <ActionBar section={section} below={box.top < tagHeight} />
          <AddBetween section={id} edge="bottom" />
        </>
      )}
    </div>
  )
}

const tagHeight = 26
