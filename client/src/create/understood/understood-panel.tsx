import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { useAnswers } from '../answers-store.ts'
import { readAgain, useUnderstanding } from '../understanding-store.ts'
import { FactChips } from './fact-chips.tsx'
import { LanguageQuestion } from './language-question.tsx'
import { PhoneQuestions } from './phone-questions.tsx'
import { RefusalChips } from './refusal-chips.tsx'
import { TradeRow } from './trade-row.tsx'
import styles from './understood.module.css'

/** Where the panel stands, for whoever leads to it. */
export const panelId = 'understood'

/** What was understood of the words, before anything is made of them: each part can be set right. */
export const UnderstoodPanel = () => {
  const { understood, state } = useUnderstanding()
  const { industry } = useAnswers()
  const heading = useId()
  const saysSomething =
    understood !== null && (understood.isEnough || industry !== null || understood.spokenOf !== null)
  if (state === 'read' && !saysSomething) return null
  return (
    <section id={panelId} className={styles.panel} aria-labelledby={heading} aria-busy={state === 'reading'}>
      <h2 id={heading} className={styles.label} tabIndex={-1}>
        What we understood
      </h2>
      {saysSomething && (
        <>
          <TradeRow understood={understood} />
          <RefusalChips understood={understood} />
          <FactChips understood={understood} />
          <PhoneQuestions understood={understood} />
          <LanguageQuestion understood={understood} />
        </>
      )}
      {!saysSomething && state === 'reading' && (
        <p className={styles.note} role="status">
          Reading your words…
        </p>
      )}
      {state === 'unread' && (
        <p className={styles.note} role="status">
          {saysSomething
            ? 'There is no connection: this is from before your last words.'
            : 'There is no connection: your words are read when it is back.'}{' '}
          You can go on meanwhile.
          <Button kind="link" onClick={readAgain}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}
