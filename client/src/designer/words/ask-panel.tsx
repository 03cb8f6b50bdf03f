import { materialise } from '@shingle/shared/draft/materialise.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { wishMaximum } from '@shingle/shared/proposal/limits.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { noModelConnected } from '@shingle/shared/word-help/problems.ts'
import { Square, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { OpenDraft } from '../../replica/draft.ts'
import { useDraft, useDraftStatus, useView } from '../../replica/use-draft.ts'
import { useHasModel } from '../../server/use-has-model.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { askHelp } from '../base/designer-store.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import styles from './ask.module.css'
import { AskTrouble } from './ask-trouble.tsx'
import help from './help.module.css'
import { OfflineNote } from './offline-note.tsx'
import { ProposedEdits } from './proposed-edits.tsx'
import { type ProposalState, useProposal } from './use-proposal.ts'

const close = () => askHelp(null)

const closeByKey = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
  event.preventDefault()
  close()
}

const anew = 'Write this section anew'

/** What was wished of each open website and not made yet, for when the panel is opened again. */
const wishes = new WeakMap<OpenDraft, string>()

/** Asks for a change of the website in words; what is proposed is shown, and nothing is changed until it is made. */
export const AskPanel = ({ section }: { section: string | undefined }) => {
  const draft = useDraft()
  const writing = useTextWriting()
  const isOnline = useDraftStatus(({ online }) => online)
  const [wish, showWish] = useState(section === undefined ? (wishes.get(draft) ?? '') : anew)
  const { state, ask, stop } = useProposal(section)
  const about = useView(({ view }) => view.section(section ?? ''))
  const hasModel = useHasModel()
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('textarea')?.focus(), [])
  useAskAtOpening(section, () => send())
  const isWriting = state.is === 'writing'
  const problem = problemOf(state, hasModel)
  const mayAsk = isOnline && !isWriting && wish.trim() !== ''
  const setWish = (words: string) => {
    showWish(words)
    if (section === undefined) wishes.set(draft, words)
  }
  const done = () => {
    if (section === undefined) wishes.delete(draft)
    close()
  }
  const send = (words = wish) => {
    writing.settle()
    setWish(words)
    ask(words.trim())
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (mayAsk) send()
  }
  return (
    <aside
      className={styles.panel}
      aria-label="Ask for a change"
      data-region="inspector"
      data-asks
      onKeyDown={closeByKey}
    >
      <header>
        <h2>Ask for a change</h2>
        <IconButton label="Close" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {hasModel !== false && (
        <div className={styles.wish} ref={field}>
          <TextArea
            label="What should be different?"
            value={wish}
            onChange={setWish}
            limit={wishMaximum}
            rows={2}
            onKeyDown={sendByKey}
          />
          <div>
            <span className={help.quiet}>{about ? sectionTitle(about) : 'Whole website'}</span>
            {isWriting ? (
              <Button kind="line" onClick={stop}>
                <Square aria-hidden="true" />
                Stop
              </Button>
            ) : (
              <Button kind="line" disabled={!mayAsk} onClick={() => send()}>
                {state.is === 'idle' ? 'Ask' : 'Ask again'}
              </Button>
            )}
          </div>
        </div>
      )}
      {!isOnline && <OfflineNote className={styles.offline} />}
      {isWriting && (
        <p className={styles.note} role="status">
          {state.count === 0 ? 'Thinking about it.' : `${state.count} so far.`} The draft is not touched while
          it writes.
        </p>
      )}
      {problem && <AskTrouble problem={problem} wish={wish} onAsk={send} />}
      {state.is === 'proposed' && (
        <ProposedEdits
          key={wish}
          content={materialise(draft.doc())}
          proposed={state.edits}
          wish={wish}
          onDone={done}
          onDiscard={stop}
        />
      )}
    </aside>
  )
}

/** Why nothing is proposed; of a model that is not connected it is said before anything is asked. */
const problemOf = (state: ProposalState, hasModel: boolean | undefined): Problem | undefined => {
  if (state.is === 'refused') return state.problem
  return hasModel === false ? noModelConnected : undefined
}

/** Whoever has a section written anew has asked for it by opening this. */
const useAskAtOpening = (section: string | undefined, ask: () => void): void => {
  const hasAsked = useRef(section === undefined)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    ask()
  })
}
