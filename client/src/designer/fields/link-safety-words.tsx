import { type LinkSafety, linkSafetyTexts } from '@shingle/shared/link-safety/link-safety.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { Turning } from '../../ui/turning.tsx'
import styles from './controls.module.css'

const words: Readonly<Record<Exclude<LinkSafety, 'Unsafe'>, string>> = {
  Pending: 'Pending: the link is checked when you are online.',
  Checking: 'Checking the link…',
  Safe: 'Safe: the link was checked.',
  Failed: linkSafetyTexts.Failed,
}

/** Specification 8, and what becomes of such a link. */
export const unsafeWords = `${linkSafetyTexts.Unsafe} Visitors do not get it.`

/** How the check of a link stands, by a sign and in words; that it is unsafe is its field's error. */
export const LinkSafetyWords = ({ state }: { state: keyof typeof words }) => (
  <span className={styles.safety} role="status" data-safety={state}>
    {state === 'Checking' && <Turning />}
    {state === 'Safe' && <Check className={styles.good} aria-hidden="true" />}
    {(state === 'Pending' || state === 'Failed') && (
      <TriangleAlert className={state === 'Failed' ? styles.warn : undefined} aria-hidden="true" />
    )}
    {words[state]}
  </span>
)
