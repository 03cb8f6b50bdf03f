import { ArrowDownToLine, ArrowUpToLine, Copy, Trash2, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { sectionKeys } from '../base/keyboard/section-keys.ts'
import styles from './picked-bar.module.css'
import type { PickedItems } from './use-picked-items.ts'

interface PickedBarProps {
  picked: PickedItems
  /** As many as the list may hold, where it is full. */
  maximum: number | null
}

/** What can be done with the items that are picked. */
export const PickedBar = ({ picked, maximum }: PickedBarProps) => {
  const isNone = picked.items.length === 0
  return (
    <div className={styles.bar} role="toolbar" aria-label="Chosen items" data-density="compact">
      <span role="status">{isNone ? 'None chosen' : `${picked.items.length} chosen`}</span>
      <IconButton label="Move to top" disabled={isNone} onClick={() => picked.move('top')}>
        <ArrowUpToLine aria-hidden="true" />
      </IconButton>
      <IconButton label="Move to bottom" disabled={isNone} onClick={() => picked.move('bottom')}>
        <ArrowDownToLine aria-hidden="true" />
      </IconButton>
      <IconButton
        label={maximum === null ? 'Duplicate' : `Duplicate (at most ${maximum})`}
        disabled={isNone || maximum !== null}
        onClick={picked.duplicate}
      >
        <Copy aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete" keys={sectionKeys.remove} danger disabled={isNone} onClick={picked.remove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Choose none" keys="Esc" onClick={picked.end}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
