import type { AnySection } from '@shingle/shared/draft/content.ts'
import { sampleCount } from '@shingle/shared/draft/sample-count.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { Lock } from 'lucide-react'
import { lazy, memo } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import { useSection } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { hover, select, selectNew, useDesigner } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { LatePart } from '../base/late-part.tsx'
import { Grip } from '../lists/grip.tsx'
import type { RowParts } from '../lists/sortable-list.tsx'
import styles from './rail.module.css'
import { SectionIcon } from './section-icon.tsx'
import { samplesWords, sectionLine } from './section-words.ts'

const RowEnd = lazy(() => onceDrawn(async () => ({ default: (await import('./row-end.tsx')).RowEnd })))

/** The header or the footer: always there, always first or last. */
export const FixedRow = memo(function FixedRow({ id }: { id: string }) {
  const section = useSection(id)
  const isSelected = useDesigner(({ selection }) => selection?.section === id)
  if (!section) return null
  return (
    <div className={classNames(styles.row, isSelected && styles.on)}>
      <span />
      <RowButton section={section} isSelected={isSelected} />
      <div className={styles.end}>
        <LatePart isSmall>
          <RowEnd section={section} />
        </LatePart>
        <span className={styles.pinned} title="Always first or last">
          <Lock aria-hidden="true" />
        </span>
      </div>
    </div>
  )
})

type SectionRowProps = RowParts & { id: string }

/** A section that can be moved; moving another renders it no more. */
export const SectionRow = memo(function SectionRow({ id, handleRef, control, isLifted }: SectionRowProps) {
  const section = useSection(id)
  const isSelected = useDesigner(({ selection }) => selection?.section === id)
  const isHovered = useDesigner(({ hovered }) => hovered?.section === id)
  const canEdit = useCanEdit()
  if (!section) return null
  return (
    <div
      className={classNames(
        styles.row,
        isSelected && styles.on,
        isHovered && styles.hovered,
        section.hidden && styles.hid,
        isLifted && styles.lifted,
      )}
    >
      <Grip className={styles.grip} handleRef={handleRef} isShown={canEdit} />
      <RowButton section={section} isSelected={isSelected} control={control} />
      <div className={styles.end}>
        <LatePart isSmall>
          <RowEnd section={section} />
        </LatePart>
      </div>
    </div>
  )
})

interface RowButtonProps {
  section: AnySection
  isSelected: boolean
  control?: RowParts['control']
}

const RowButton = ({ section, isSelected, control }: RowButtonProps) => {
  const samples = sampleCount(section)
  return (
    <button
      type="button"
      className={styles.open}
      title={sectionTitle(section)}
      aria-current={isSelected || undefined}
      // By keyboard it is opened to be written in.
      onClick={({ detail }) => (detail ? select : selectNew)({ section: section.id })}
      onPointerEnter={() => hover({ section: section.id, edge: null })}
      onPointerLeave={() => hover(null)}
      data-rail-row={section.id}
      {...control}
    >
      <SectionIcon type={section.type} />
      <span className={styles.words}>
        <b>{sectionTitle(section)}</b>
        {samples > 0 && !section.hidden ? (
          <small className={styles.samples}>{samplesWords(samples)}</small>
        ) : (
          <small>{sectionLine(section)}</small>
        )}
      </span>
    </button>
  )
}
