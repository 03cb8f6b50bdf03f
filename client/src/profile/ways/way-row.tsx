import type { ReactNode } from 'react'
import { Tag } from '../../ui/tag.tsx'
import styles from './ways.module.css'

interface WayRowProps {
  icon: ReactNode
  title: string
  about: ReactNode
  /** What its tag says, and whether it is on. */
  state?: { readonly text: string; readonly isOn: boolean }
  children?: ReactNode
}

/** One way to sign in: what it is, whether it is on, and the button that changes that. */
export const WayRow = ({ icon, title, about, state, children }: WayRowProps) => (
  <li className={styles.way}>
    <i>{icon}</i>
    <p>
      <b>{title}</b>
      <small>{about}</small>
    </p>
    <span className={styles.state}>
      {state && (
        <Tag tone={state.isOn ? 'live' : 'plain'} icon={<Dot isOn={state.isOn} />}>
          {state.text}
        </Tag>
      )}
    </span>
    <span className={styles.action}>{children}</span>
  </li>
)

const Dot = ({ isOn }: { isOn: boolean }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true">
    <circle
      cx="6"
      cy="6"
      r="3.5"
      fill={isOn ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
)

export const on = { text: 'On', isOn: true } as const
export const off = { text: 'Off', isOn: false } as const
