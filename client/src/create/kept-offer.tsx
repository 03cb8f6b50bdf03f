import { Archive } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { Button } from '../ui/button.tsx'
import { takeAnswers, useAnswers } from './answers-store.ts'
import { forgetKept, type KeptAnswers, keptForNow } from './kept-answers.ts'
import styles from './kept-offer.module.css'

const nameOf = ({ answers }: KeptAnswers): string => answers.businessName.trim() || 'your new website'

/** Offers whoever comes back to go on with the answers that this device was asked to keep. */
export const KeptOffer = () => {
  const [every, look] = useKept()
  const { businessName, keptAt } = useAnswers()
  // What this tab goes on with already is no question any more.
  const kept = every.filter(({ answers }) => answers.keptAt !== keptAt)
  if (kept.length === 0) return null

  const goOnWith = (one: KeptAnswers) => {
    takeAnswers(one.answers)
    void navigate(one.path)
    focusQuestion()
  }
  const beginAnew = () => {
    forgetKept(kept)
    look()
    focusQuestion()
  }
  return (
    <section className={styles.offer} aria-label="Kept on this device">
      <Archive aria-hidden="true" />
      <div>
        <b>Your answers are kept on this device</b>
        <small>
          {businessName.trim() ? 'They take the place of what is written below. ' : ''}
          Beginning anew forgets them.
        </small>
      </div>
      <div className={styles.ways}>
        {kept.map((one) => (
          <Button key={one.answers.keptAt} onClick={() => goOnWith(one)}>
            <span>Go on with {nameOf(one)}</span>
          </Button>
        ))}
        <Button kind="line" onClick={beginAnew}>
          Begin anew
        </Button>
      </div>
    </section>
  )
}

/** What is kept, also when another tab keeps or forgets it, and how to look again. */
const useKept = (): readonly [readonly KeptAnswers[], () => void] => {
  const [kept, setKept] = useState(keptForNow)
  const look = useCallback(() => setKept(keptForNow()), [])
  useEffect(() => {
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [look])
  return [kept, look]
}

// What was pressed is gone: the keyboard goes on at the question.
const focusQuestion = (): void => {
  requestAnimationFrame(() => document.querySelector('h1')?.focus())
}
