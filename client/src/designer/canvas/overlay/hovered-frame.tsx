import { useDesigner } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { AddBetween } from './add-between.tsx'
import styles from './overlay.module.css'
import { type OnPage, useSectionBox } from './use-section-box.ts'

/** The section under the pointer: a hairline, what a click does, and a way to add beside it. */
export const HoveredFrame = ({ id, page, scale }: OnPage & { id: string }) => {
  const edge = useDesigner(({ hovered }) => hovered?.edge ?? null)
  const canEdit = useCanEdit()
  const box = useSectionBox({ page, scale }, id)
  if (!box) return null
  return (
    <div className={styles.hovered} style={box}>
      <span className={styles.hint}>{canEdit ? 'Edit this section' : 'Look at this section'}</span>
      {canEdit && edge && <AddBetween section={id} edge={edge} />}
    </div>
  )
}
