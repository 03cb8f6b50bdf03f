import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { initials } from '../../base/initials.ts'
import styles from './editors.module.css'

/** What somebody is called: by their name, or else their address. */
export const nameOf = ({ name, email }: { name: string | null; email: string }): string => name ?? email

export type Standing = 'Owner' | 'Editor' | 'Pending' | 'Expired'

/** What somebody is to the website, in one word. */
export const StandingTag = ({ standing }: { standing: Standing }) => (
  <span className={classNames(styles.standing, styles[standing.toLowerCase()])}>{standing}</span>
)

interface PersonProps {
  /** Their name, or the address that was invited. */
  name: string
  words: string
  isYou?: boolean
  /** Whether nobody has come to the address yet. */
  isInvited?: boolean
  children: ReactNode
}

/** One row of people: a face, who it is, and what is said at the end. */
export const Person = ({ name, words, isYou = false, isInvited = false, children }: PersonProps) => (
  <>
    <span
      className={classNames(styles.face, isYou && styles.you, isInvited && styles.none)}
      aria-hidden="true"
    >
      {isInvited ? <Mail /> : initials(name)}
    </span>
    <span className={styles.who}>
      <b>{name}</b>
      {isYou && <span className={styles.soft}> (You)</span>}
      {words !== '' && <small>{words}</small>}
    </span>
    {children}
  </>
)
