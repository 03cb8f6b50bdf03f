import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { useSection } from '../../../replica/use-draft.ts'
import { useDesigner } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import { ActionBar } from './action-bar.tsx'
import { AddBetween } from './add-between.tsx'
import { DragMarks } from './drag-marks.tsx'
import { EmptyTexts } from './empty-texts.tsx'
import styles from './overlay.module.css'
import type { Box } from './use-box.ts'
import { useEmptyTexts } from './use-empty-texts.ts'
import type { OnPage } from './use-section-box.ts'
import { useSectionDrag } from './use-section-drag.ts'
import { useToolsPlace } from './use-tools-place.ts'

interface SelectedFrameProps extends OnPage {
  id: string
  box: Box
  /** The id of its element. */
  anchor: string | null
}

/** The chosen section: a yellow frame, its name and its tools where they cover no words, and a way to add below it. */
export const SelectedFrame = ({ id, box, page, scale, anchor }: SelectedFrameProps) => {
  const section = useSection(id)
  const canEdit = useCanEdit()
  const hasItem = useDesigner(({ selection }) => selection?.item !== undefined)
  const { drag, press } = useSectionDrag(page, id)
  const { tag, raise } = useToolsPlace({ page, scale, anchor, box })
  const texts = useEmptyTexts({ page, anchor, item: null })
  if (!section) return null
  return (
    <>
      <div className={styles.selected} style={box} data-dragged={drag ? '' : undefined} onPointerDown={press}>
        {tag !== 'none' && (
          <div className={tagStyles[tag]}>
            <SectionIcon type={section.type} />
            {sectionTitle(section)}
          </div>
        )}
        {canEdit && (
          <>
            <ActionBar {...{ section, page, anchor, raise }} below={box.top < tagHeight} />
            {!hasItem && <EmptyTexts {...{ texts, page, scale, anchor, box }} />}
            <AddBetween section={id} edge="bottom" />
          </>
        )}
      </div>
      {drag && <DragMarks section={section} drag={drag} />}
    </>
  )
}

const tagHeight = 26
const tagStyles = { above: styles.tag, inside: styles['tag-inside'], below: styles['tag-below'] } as const
