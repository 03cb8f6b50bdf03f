import { type ImportState, importSteps } from '@shingle/shared/import/import-state.ts'
import { Check } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Turning } from '../ui/turning.tsx'
import { goOnWithout } from './go-on.ts'
import { shownLink } from './link-kinds.tsx'
import styles from './pane.module.css'

interface ReadingViewProps {
  link: string
  state: Extract<ImportState, { state: 'reading' }> | null
}

/** What is done with the link just now, as it is done. */
export const ReadingView = ({ link, state }: ReadingViewProps) => {
  const now = importSteps.indexOf(state?.step ?? importSteps[0])
  return (
    <section className={styles.pane}>
      <h1 className={styles.title}>Reading {shownLink(link)}</h1>
      <ol className={styles.steps} aria-live="polite">
        {importSteps.map((step, at) => (
          <li
            key={step}
            className={classNames(at === now && styles.now, at > now && styles.later)}
            aria-current={at === now ? 'step' : undefined}
          >
            {at < now ? (
              <Check aria-label="done" />
            ) : at === now ? (
              <Turning />
            ) : (
              <i className={styles.ring} aria-hidden="true" />
            )}
            {step}
            <span>{at === now ? state?.note : at < now && at === 0 ? 'Safe' : ''}</span>
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button kind="line" onClick={() => void goOnWithout(link)}>
          Go on without it
        </Button>
        <small>At most 8 seconds. What has come by then is used.</small>
      </div>
    </section>
  )
}
