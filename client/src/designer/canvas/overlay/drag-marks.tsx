import type { AnySection } from '@shingle/shared/draft/content.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import styles from './drag-marks.module.css'
import type { ShownDrag } from './follow-drag.ts'
import overlay from './overlay.module.css'

/** The gap that a dragged section would go into, and its name under the pointer. */
export const DragMarks = ({ section, drag }: { section: AnySection; drag: ShownDrag }) => (
  <>
    <div className={styles.gap} style={drag.gap} />
    <div className={classNames(overlay.tag, styles.dragged)} style={{ left: drag.x, top: drag.y }}>
      <SectionIcon type={section.type} />
      {sectionTitle(section)}
    </div>
  </>
)
