import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breaking } from '../../../ui/breaking.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { initials } from '../../base/initials.ts'
import { DotTag } from '../dot-tag.tsx'
import styles from './editors.module.css'

/** What somebody is called: by their name, or else their address. */
export const nameOf = ({ name, email }: { name: string | null; email: string }): string => name ?? email

export type Standing = 'Owner' | 'Editor' | 'Pending' | 'Expired'

const tones = { Owner: 'sign', Editor: 'live', Pending: 'device', Expired: 'warn' } as const

/** What somebody is to the website, in one word; a ring where nobody has come yet. */
export const StandingTag = ({ standing }: { standing: Standing }) => (
  <DotTag tone={tones[standing]} isOpen={standing === 'Pending' || standing === 'Expired'}>
    {standing}
  </DotTag>
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
      <b>
        <Breaking text={name} />
      </b>
      {isYou && <span className={styles.soft}> (You)</span>}
      {words !== '' && <small>{words}</small>}
    </span>
    {children}
  </>
)
