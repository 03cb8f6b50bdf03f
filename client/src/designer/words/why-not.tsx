import { modelBudget } from '@shingle/shared/language-model/limits.ts'
import { enoughForToday } from '@shingle/shared/language-model/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { noModelConnected, nothingChanged } from '@shingle/shared/word-help/problems.ts'
import { Check, Minus } from 'lucide-react'
import { appLocale } from '../../ui/app-locale.ts'
import { Button } from '../../ui/button.tsx'
import help from './help.module.css'
import styles from './word-help.module.css'

const time = new Intl.DateTimeFormat(appLocale, { timeStyle: 'short' })

/** When the budgets of a day begin anew: by UTC, told in the time of whoever reads it. */
const nextDay = (now: Date): string =>
  time.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

interface WhyNotProps {
  problem: Problem
  /** Proposes the first sentence alone, where there are more. */
  onFirstSentence: (() => void) | undefined
}

const WithoutModel = ({ onFirstSentence }: { onFirstSentence: () => void }) => (
  <>
    <p>This Shingle runs without one. What does not need it:</p>
    <ul className={help.ways}>
      <li>
        <Check aria-hidden="true" />
        <span>Shorter: keep the first sentence</span>
        <Button kind="link" onClick={onFirstSentence}>
          Show
        </Button>
      </li>
      <li className={help.quiet}>
        <Minus aria-hidden="true" />
        <span>Rewrite, Friendlier, Translate</span>
        <small>need a model</small>
      </li>
    </ul>
  </>
)

/** Why nothing is proposed, and what can be done instead. */
export const WhyNot = ({ problem, onFirstSentence }: WhyNotProps) => {
  const heading = <h3 className={styles.why}>{problem.text}</h3>
  switch (problem.code) {
    case noModelConnected.code:
      return (
        <div className={styles.card}>
          {heading}
          {onFirstSentence === undefined ? (
            <p>This Shingle runs without one. Whatever is on the page can be written by hand.</p>
          ) : (
            <WithoutModel onFirstSentence={onFirstSentence} />
          )}
          <p className={help.quiet}>Whoever runs Shingle connects one in its settings.</p>
        </div>
      )
    case enoughForToday.code:
      return (
        <div className={styles.card}>
          {heading}
          <p>
            An account may ask {modelBudget.requestsOfOne} times a day. It goes on at {nextDay(new Date())}.
          </p>
          <div className={styles.meter} />
          <p className={help.quiet}>Writing by hand has no limit.</p>
        </div>
      )
    case nothingChanged.code:
      return (
        <div className={styles.card}>
          {heading}
          <p>What the model wrote says the same, or something that your page does not say.</p>
          <p className={help.quiet}>Your draft is as it was.</p>
        </div>
      )
    default:
      return (
        <div className={styles.card}>
          {heading}
          <p className={help.quiet}>Your draft is as it was.</p>
        </div>
      )
  }
}
