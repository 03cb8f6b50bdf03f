import type { AnySection } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, LayoutTemplate, Move, Trash2 } from 'lucide-react'
import { memo, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sectionKeys } from '../../base/keyboard/section-keys.ts'
import { showLayouts } from '../../base/show-layouts.ts'
import { type SectionCommands, useSectionCommands } from '../../sections/use-section-commands.ts'
import styles from './action-bar.module.css'
import { useBarPlace } from './use-bar-place.ts'

interface ActionBarProps {
  section: AnySection
  page: Document
  /** The id of its element. */
  anchor: string | null
  /** Below its section, which is the first. */
  below: boolean
  /** How far they reach over its upper edge, in pixels. */
  raise: number
}

/**
 * What can be done with the chosen section; it stays in sight while a tall section is scrolled, and covers nothing that is
 * written in. Moving the section renders nothing of it, unless it comes to an end of the page.
 */
export const ActionBar = memo(function ActionBar({ section, below, ...at }: ActionBarProps) {
  const commands = useSectionCommands(section.id)
  const bar = useRef<HTMLDivElement>(null)
  const place = useBarPlace(bar, at)
  return (
    <div
      className={styles['bar-track']}
      style={{ top: -at.raise }}
      data-place={place === 'away' ? place : undefined}
    >
      <div
        ref={bar}
        className={classNames(styles.bar, below && styles['bar-below'])}
        style={{ translate: `${place === 'away' ? 0 : -place}px 0` }}
        role="toolbar"
        aria-label={`${section.type} section`}
        data-density="compact"
      >
        {(commands.canMoveUp || commands.canMoveDown) && <SectionGrip />}
        <IconButton label="Layout" onClick={showLayouts}>
          <LayoutTemplate aria-hidden="true" />
        </IconButton>
        {!findDefinition(section.type)?.required && <Tools commands={commands} isHidden={section.hidden} />}
      </div>
    </div>
  )
})

/** Where a section is taken by mouse or finger. The keyboard has the ways to move it beside it, so this is no stop for it. */
const SectionGrip = () => (
  <IconButton className={styles.grip} label="Drag to move" tabIndex={-1} data-grip="">
    <Move aria-hidden="true" />
  </IconButton>
)

const Tools = ({ commands, isHidden }: { commands: SectionCommands; isHidden: boolean }) => (
  <>
    <i />
    <IconButton label="Move up" disabled={!commands.canMoveUp} onClick={commands.moveUp}>
      <ArrowUp aria-hidden="true" />
    </IconButton>
    <IconButton label="Move down" disabled={!commands.canMoveDown} onClick={commands.moveDown}>
      <ArrowDown aria-hidden="true" />
    </IconButton>
    <IconButton
      label={commands.duplicateProblem ?? 'Duplicate'}
      keys={commands.duplicateProblem ? undefined : sectionKeys.duplicate}
      disabled={commands.duplicateProblem !== undefined}
      onClick={commands.duplicate}
    >
      <Copy aria-hidden="true" />
    </IconButton>
    <IconButton label={isHidden ? 'Show' : 'Hide'} keys={sectionKeys.hide} onClick={commands.toggleHidden}>
      {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
    </IconButton>
    <i />
    <IconButton label="Delete" keys={sectionKeys.remove} onClick={commands.remove}>
      <Trash2 aria-hidden="true" />
    </IconButton>
  </>
)
