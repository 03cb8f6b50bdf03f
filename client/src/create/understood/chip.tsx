import { RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './understood.module.css'

interface ChipProps {
  icon?: ReactNode
  children: string
  /** Taken away, it stays in view to be put back. */
  isGone: boolean
  /** What taking it away says, such as '“No cats” refuses nothing'. */
  removal: string
  onToggle: () => void
}

/** Something understood, in its owner's words; where it was misread, it can be taken away. */
export const Chip = ({ icon, children, isGone, removal, onToggle }: ChipProps) => (
  <li className={classNames(styles.chip, isGone && styles.gone)}>
    {icon}
    {isGone ? <s>{children}</s> : <span>{children}</span>}
    <button type="button" aria-label={isGone ? `Put back “${children}”` : removal} onClick={onToggle}>
      {isGone ? <RotateCcw aria-hidden="true" /> : <X aria-hidden="true" />}
    </button>
  </li>
)

/** The list with the text, or without it where it is in it. */
export const toggled = (list: readonly string[], text: string): string[] =>
  list.includes(text) ? list.filter((other) => other !== text) : [...list, text]
