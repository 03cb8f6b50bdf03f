import { modelBudget } from '@shingle/shared/language-model/limits.ts'
import { enoughForToday, modelTooSlow } from '@shingle/shared/language-model/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { noModelConnected, nothingChanged } from '@shingle/shared/word-help/problems.ts'
import { Clock } from 'lucide-react'
import { appLocale } from '../../ui/app-locale.ts'
import { Button } from '../../ui/button.tsx'
import help from './help.module.css'
import { OtherAsks } from './other-asks.tsx'
import type { Wish } from './use-words.ts'
import { WithoutModel } from './without-model.tsx'
import styles from './word-help.module.css'

const time = new Intl.DateTimeFormat(appLocale, { timeStyle: 'short' })

/** When the budgets of a day begin anew: by UTC, told in the time of whoever reads it. */
const nextDay = (now: Date): string =>
  time.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

interface WhyNotProps {
  problem: Problem
  /** Proposes the first sentence alone, where there are more. */
  onFirstSentence: (() => void) | undefined
  /** What was asked of one text, and how to ask for another thing; undefined where the whole page was asked about. */
  asked?: Asked | undefined
}

interface Asked {
  wish: Wish
  ask: (wish: Wish) => void
}

/** Why nothing is proposed, and what can be done instead. */
export const WhyNot = ({ problem, onFirstSentence, asked }: WhyNotProps) => {
  const isSlow = problem.code === modelTooSlow.code
  return (
    <div className={styles.card} role={problem.code === noModelConnected.code ? undefined : 'status'}>
      <h3 className={styles.why}>
        {isSlow && <Clock aria-hidden="true" />}
        {problem.text}
      </h3>
      {isSlow && <p>Nothing came in time. It is often quicker a moment later.</p>}
      {problem.code === noModelConnected.code && <WithoutModel onFirstSentence={onFirstSentence} />}
      {problem.code === enoughForToday.code && <Enough onFirstSentence={onFirstSentence} />}
      {problem.code === nothingChanged.code && (
        <>
          <p>What the model wrote says the same, or something that your page does not say.</p>
          {asked && <OtherAsks {...asked} />}
        </>
      )}
      {asked === undefined && problem.code !== noModelConnected.code && (
        <p className={help.quiet}>Your draft is as it was.</p>
      )}
    </div>
  )
}

const Enough = ({ onFirstSentence }: Pick<WhyNotProps, 'onFirstSentence'>) => (
  <>
    <p>
      An account may ask {modelBudget.requestsOfOne} times a day. It goes on at {nextDay(new Date())}.
    </p>
    <div className={styles.meter} />
    <p className={help.quiet}>Writing by hand has no limit.</p>
    {onFirstSentence && (
      <div>
        <Button kind="line" onClick={onFirstSentence}>
          Keep the first sentence
        </Button>
      </div>
    )}
  </>
)
