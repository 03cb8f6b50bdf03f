import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { TagTone } from '../../ui/tag.tsx'
import styles from './dot-tag.module.css'

interface DotTagProps {
  tone: TagTone
  /** Whether its dot is a ring: what it tells of has not come yet. */
  isOpen?: boolean
  children: ReactNode
}

/** How something stands, in a word or two beside its dot. */
export const DotTag = ({ tone, isOpen = false, children }: DotTagProps) => (
  <span className={classNames(styles.tag, isOpen && styles.open, styles[tone])}>{children}</span>
)
