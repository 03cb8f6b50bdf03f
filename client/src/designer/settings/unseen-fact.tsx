import type { ReactNode } from 'react'
import { useCanEdit } from '../base/draft/editing.ts'
import styles from './unseen-fact.module.css'

interface UnseenFactProps {
  icon: ReactNode
  fact: ReactNode
  /** Where it comes from. */
  source: string
  /** What can be done with it, by whoever may edit. */
  children: ReactNode
}

/** A fact that the draft holds and visitors never see, with what its owner can do about it. */
export const UnseenFact = ({ icon, fact, source, children }: UnseenFactProps) => (
  <div className={styles.fact}>
    {icon}
    <p>
      <b>{fact}</b>
      <small>{source} Visitors do not see it.</small>
    </p>
    {useCanEdit() && children}
  </div>
)
