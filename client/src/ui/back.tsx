import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../app/link.tsx'
import styles from './back.module.css'

/** The way back to the screen that leads here, above a heading. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.back} to={to}>
    <ArrowLeft aria-hidden="true" />
    {children}
  </Link>
)

/** The same, within one screen. */
export const BackButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.back} onClick={onClick}>
    <ArrowLeft aria-hidden="true" />
    {children}
  </button>
)
