import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../app/link.tsx'
import styles from './hung-tags.module.css'

interface HungTagsProps {
  label: string
  /** What changes when another tag is the present one. */
  present: string
  /** Whether something else hangs from the rail before them where the screen is narrow. */
  isBelow?: boolean
  children: ReactNode
}

/** Tags that hang from the rail: where one is, and where one could be. */
export const HungTags = ({ label, present, isBelow = false, children }: HungTagsProps) => {
  const tags = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tag is the present one
  useEffect(() => {
    tags.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [present])
  return (
    <nav ref={tags} className={styles.tags} aria-label={label} data-below={isBelow ? '' : undefined}>
      {children}
    </nav>
  )
}

interface HungTagProps {
  to: string
  isHere?: boolean
  /** Said small behind the name. */
  note?: string | undefined
  children: string
}

/** One of them, a way there. */
export const HungTag = ({ to, isHere = false, note, children }: HungTagProps) => (
  <Link className={styles.tag} to={to} aria-current={isHere ? 'page' : undefined}>
    <span>{children}</span> {note !== undefined && <small>{note}</small>}
  </Link>
)
