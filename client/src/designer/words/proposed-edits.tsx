import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { editWords } from '@shingle/shared/proposal/edit-words.ts'
import { fitEdits } from '@shingle/shared/proposal/fit-edits.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showProposed } from '../base/designer-store.ts'
import { generalValues } from '../sections/fresh-values.ts'
import styles from './ask.module.css'
import { EditRow } from './edit-row.tsx'
import help from './help.module.css'
import { UnkeptNote } from './unkept-note.tsx'
import { useMakeEdits } from './use-make-edits.ts'

const editsWords = (count: number): string => (count === 1 ? '1 edit' : `${count} edits`)

/** Shows on the canvas what the accepted edits make of the page, for as long as they are proposed. */
const useShownProposal = (content: DraftContent, accepted: readonly ProposedEdit[]): void => {
  const key = JSON.stringify(accepted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the edits
  useEffect(() => {
    showProposed(fitEdits(content, accepted, generalValues(content)).at(-1)?.after ?? null)
    return () => showProposed(null)
  }, [content, key])
}

interface ProposedEditsProps {
  /** The draft as it was when they were asked for. */
  content: DraftContent
  proposed: readonly ProposedEdit[]
  wish: string
  onDone: () => void
  onDiscard: () => void
}

/** One row for each edit, to accept or to leave. */
export const ProposedEdits = ({ content, proposed, wish, onDone, onDiscard }: ProposedEditsProps) => {
  const { make, isUnkept } = useMakeEdits()
  const [isMaking, setMaking] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [asked] = useState(content)
  const fit = useMemo(() => fitEdits(asked, proposed, generalValues(asked)), [asked, proposed])
  const accepted = fit.filter((_, at) => !left.has(at)).map(({ edit }) => edit)
  useShownProposal(asked, accepted)
  const settle = (at: number, isAccepted: boolean) =>
    setLeft((before) => new Set(isAccepted ? [...before].filter((one) => one !== at) : [...before, at]))
  const run = async () => {
    setMaking(true)
    try {
      if (await make(accepted, `Before “${wish}”`)) onDone()
    } finally {
      setMaking(false)
    }
  }
  return (
    <>
      <div className={styles.edits}>
        <header>
          <h3>{editsWords(fit.length)} proposed</h3>
          <span className={help.quiet}>the page shows those accepted</span>
        </header>
        {fit.map((one, at) => (
          <EditRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an edit has no name but its place
            key={at}
            is={one.edit.is}
            words={editWords(one)}
            isAccepted={!left.has(at)}
            onSettle={(isAccepted) => settle(at, isAccepted)}
          />
        ))}
        <p className={styles.alone}>
          <b>Left alone:</b> the words of your customers. Reviews are moved, never rewritten.
        </p>
      </div>
      <footer>
        {isUnkept ? (
          <UnkeptNote />
        ) : (
          <span className={help.quiet}>One undo step. The draft of before is kept as a version.</span>
        )}
        <Button kind="quiet" size="main" onClick={onDiscard}>
          Discard
        </Button>
        <Button size="main" busy={isMaking} disabled={accepted.length === 0} onClick={() => void run()}>
          Make {editsWords(accepted.length)}
          {isUnkept && ' all the same'}
        </Button>
      </footer>
    </>
  )
}
