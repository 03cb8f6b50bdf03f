import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

export type TagTone = 'plain' | 'live' | 'device' | 'warn' | 'danger' | 'sign'

type TagProps = {
  tone?: TagTone | undefined
  icon?: ReactNode
  children: ReactNode
}

export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
