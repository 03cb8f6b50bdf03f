import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { countWords } from '@shingle/shared/generation/fit.ts'
import { sentencesOf } from '@shingle/shared/generation/own-words/sentences.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { type HelpedText, helpedText } from '@shingle/shared/word-help/helped-text.ts'
import { noModelConnected } from '@shingle/shared/word-help/problems.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useDraftStatus, useSection } from '../../replica/use-draft.ts'
import { useHasModel } from '../../server/use-has-model.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { askHelp } from '../base/designer-store.ts'
import { ChangeButtons } from './change-buttons.tsx'
import { ComparedWords } from './compared-words.tsx'
import help from './help.module.css'
import { OfflineNote } from './offline-note.tsx'
import { type AskedAddress, useWords, type Wish, type Words, type WordsState } from './use-words.ts'
import { WhyNot } from './why-not.tsx'
import styles from './word-help.module.css'
import { WordHelpFoot } from './word-help-foot.tsx'

const close = () => {
  askHelp(null)
  document.querySelector<HTMLElement>('[data-words-button]')?.focus()
}

/** The bench alone is left: the section that its text is in stays chosen. */
const closeByKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
  event.preventDefault()
  close()
}

/** Help with the words of one text: before, after, and nothing is changed until it is used. */
export const WordHelp = ({ at }: { at: FieldAddress }) => {
  const section = useSection('section' in at ? at.section : '')
  const of = section && helpedText({ sections: [section] }, at)
  if (!of || !('section' in at)) return null
  return <OpenWordHelp at={at} of={of} />
}

const OpenWordHelp = ({ at, of }: { at: AskedAddress; of: HelpedText }) => {
  const words = useWords(at)
  const isOnline = useDraftStatus(({ online }) => online)
  const hasModel = useHasModel()
  const { state } = words
  const ask = (wish: Wish) => words.ask(wish, of.text)
  const heading = useFocusAtOpening()
  const problem = problemOf(state, hasModel)
  return (
    <section className={styles.help} aria-label="Help with this text" onKeyDown={closeByKey}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {of.label}
        </h2>
        <span className={help.quiet}>
          {countWords(of.text)} words, {of.text.length} of {of.maximum} letters
        </span>
        {hasModel !== false && (
          <ChangeButtons
            chosen={state.is === 'idle' ? undefined : state.wish}
            disabled={!isOnline || of.text.trim() === ''}
            onAsk={ask}
          />
        )}
        <IconButton label="Close help" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {!isOnline && <OfflineNote className={styles.offline} />}
      {problem ? (
        <WhyNot
          problem={problem}
          onFirstSentence={firstSentence(of.text, words)}
          asked={state.is === 'refused' ? { wish: state.wish, ask } : undefined}
        />
      ) : (
        <ComparedWords before={of.text} state={state} />
      )}
      {!(problem && state.is === 'idle') && (
        <WordHelpFoot {...{ at, of, words, close }} ask={hasModel === false ? undefined : ask} />
      )}
    </section>
  )
}

/** Why nothing is proposed; of a model that is not connected it is said before anything is asked. */
const problemOf = (state: WordsState, hasModel: boolean | undefined): Problem | undefined => {
  if (state.is === 'refused') return state.problem
  return state.is === 'idle' && hasModel === false ? noModelConnected : undefined
}

const firstSentence = (text: string, { propose }: Words): (() => void) | undefined => {
  const [first = '', ...rest] = sentencesOf(text)
  return rest.length === 0 ? undefined : () => propose({ change: 'shorter' }, first)
}

const useFocusAtOpening = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
