import { countWords } from '@shingle/shared/generation/fit.ts'
import { endonyms } from '@shingle/shared/language/language.ts'
import { wordDifference } from '@shingle/shared/word-help/word-difference.ts'
import { useMemo } from 'react'
import { useSettings } from '../../replica/use-draft.ts'
import { ComparedRuns } from './compared-runs.tsx'
import help from './help.module.css'
import type { WordsState } from './use-words.ts'
import styles from './word-help.module.css'

const wordsIn = (text: string): string => {
  const count = countWords(text)
  return count === 1 ? '1 word' : `${count} words`
}

interface ComparedWordsProps {
  before: string
  state: WordsState
}

/** The text as it stands, and beside it what is proposed. */
export const ComparedWords = ({ before, state }: ComparedWordsProps) => {
  const { language } = useSettings()
  const into = state.is === 'idle' ? undefined : state.wish.into
  const after = state.is === 'written' && into === undefined ? state.text : undefined
  const compared = useMemo(
    () => (after === undefined ? undefined : wordDifference(before, after)),
    [before, after],
  )
  return (
    <div className={styles.columns}>
      <div>
        <h3>
          {into === undefined ? 'Before' : endonyms[language]} <span>{wordsIn(before)}</span>
        </h3>
        <p>{compared ? <ComparedRuns runs={compared.before} mark="s" /> : before}</p>
      </div>
      <div>
        <h3>
          {into === undefined ? 'After' : endonyms[into]} <Progress state={state} />
        </h3>
        <p className={styles.after} aria-live="polite" aria-busy={state.is === 'writing'}>
          {compared ? <ComparedRuns runs={compared.after} mark="ins" /> : <Proposed state={state} />}
        </p>
      </div>
    </div>
  )
}

const Progress = ({ state }: { state: WordsState }) => {
  if (state.is === 'writing') return <span>writing</span>
  return state.is === 'written' ? <span>{wordsIn(state.text)}</span> : null
}

const Proposed = ({ state }: { state: WordsState }) => {
  if (state.is === 'written') return state.text
  if (state.is !== 'writing') return <span className={help.quiet}>Choose what should be different.</span>
  return (
    <>
      {state.text}
      <i className={styles.caret} />
    </>
  )
}
