import type { HelpedText } from '@shingle/shared/word-help/helped-text.ts'
import { RefreshCw, Square } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { UnkeptNote } from './unkept-note.tsx'
import { useMakeEdits } from './use-make-edits.ts'
import type { AskedAddress, Wish, Words, WordsState } from './use-words.ts'
import styles from './word-help.module.css'

interface WordHelpFootProps {
  at: AskedAddress
  of: HelpedText
  words: Words
  /** Undefined where there is nobody to ask. */
  ask: ((wish: Wish) => void) | undefined
  close: () => void
}

/** What can be done with what is proposed. */
export const WordHelpFoot = ({ at, of, words, ask, close }: WordHelpFootProps) => {
  const { make, isUnkept } = useMakeEdits()
  const [isPutting, setPutting] = useState(false)
  const { state, stop } = words
  const run = async (text: string): Promise<void> => {
    setPutting(true)
    try {
      if (await make([{ is: 'write', at, text }], `Before help with the ${of.label}`)) close()
    } finally {
      setPutting(false)
    }
  }
  return (
    <footer>
      {isUnkept ? <UnkeptNote /> : <Note state={state} of={of} />}
      {state.is === 'writing' && (
        <Button kind="line" size="main" onClick={stop}>
          <Square aria-hidden="true" />
          Stop
        </Button>
      )}
      {(state.is === 'written' || state.is === 'refused') && (
        <>
          <Button kind="quiet" size="main" onClick={close}>
            Keep mine
          </Button>
          {ask && (
            <Button kind="line" size="main" onClick={() => ask(state.wish)}>
              <RefreshCw aria-hidden="true" />
              {state.is === 'refused' ? 'Ask again' : 'Again'}
            </Button>
          )}
        </>
      )}
      {state.is !== 'idle' && state.is !== 'refused' && (
        <Button
          size="main"
          busy={isPutting}
          disabled={state.is === 'writing'}
          onClick={() => void run(state.text)}
        >
          {isUnkept ? 'Use it all the same' : 'Use this'}
        </Button>
      )}
    </footer>
  )
}

const Note = ({ state, of }: { state: WordsState; of: HelpedText }) => {
  if (state.is === 'refused') return <span>Your draft is as it was.</span>
  if (state.is === 'writing') return <span>The draft is not touched while it writes.</span>
  if (state.is === 'written' && state.cutFrom !== undefined)
    return (
      <span className={styles.warn}>
        The proposal has {state.cutFrom} letters, and {of.maximum} are held here. It is cut where it still
        reads well.
      </span>
    )
  if (state.is === 'written' && state.wish.change === 'translate')
    return <span>Only this text. The language of forms and labels is in Settings.</span>
  if (state.is === 'written' && of.isFormatted)
    return <span>Bold words, links and lists of this text do not stay. One Undo brings it back.</span>
  return <span>Nothing is changed until you use it. Then one Undo brings it back.</span>
}
