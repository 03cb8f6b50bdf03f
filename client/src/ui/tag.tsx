import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

export type TagTone = 'plain' | 'live' | 'device' | 'warn' | 'danger' | 'sign'

interface TagProps {
  tone?: TagTone | undefined
  icon?: ReactNode
  children: ReactNode
}

export const Tag = ({ tone = 'plain', icon, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[tone])}>
    {icon}
    {children}
  </span>
)
