import type { BusinessName, Understanding } from '@shingle/shared/generation/understanding.ts'
import { Store } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { changeAnswers, useAnswers } from '../answers-store.ts'
import { understandingStore } from '../understanding-store.ts'
import { TradeChooser } from './trade-chooser.tsx'
import { tradeView } from './trade-view.ts'
import styles from './understood.module.css'

/** The trade, to be confirmed, chosen from candidates, or changed for any other. */
export const TradeRow = ({ understood }: { understood: Understanding }) => {
  const view = tradeView(understood, useAnswers())
  const [choosing, setChoosing] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const close = () => {
    setChoosing(false)
    // What was pressed is gone: the keyboard goes on at what opened it, which stands last.
    requestAnimationFrame(() => [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus())
  }
  const settle = (chosen: BusinessName) => {
    const industryHeard = understood.spokenOf?.id ?? ''
    changeAnswers({ industry: chosen.id, industryInsisted: true, industryHeard })
    // Nobody waits to be told what they have just said.
    understandingStore.setState({ understood: { ...understood, chosen } })
    close()
  }
  const open = () => setChoosing(true)
  return (
    <div ref={row}>
      {choosing ? (
        <TradeChooser onChoose={settle} onCancel={close} />
      ) : (
        <div className={classNames(styles.told, view.is === 'asked' && styles.asked)}>
          <Store aria-hidden="true" />
          <div role="status">
            <b>{view.says}</b>
            <small>{view.why}</small>
          </div>
          {view.is === 'told' ? (
            <Confirm unconfirmed={view.unconfirmed} onSettle={settle} onOpen={open} />
          ) : (
            <Pick candidates={view.candidates} says={view.says} onSettle={settle} onOpen={open} />
          )}
        </div>
      )}
    </div>
  )
}

interface Ways {
  onSettle: (trade: BusinessName) => void
  onOpen: () => void
}

const Confirm = ({ unconfirmed, onSettle, onOpen }: Ways & { unconfirmed: BusinessName | null }) => (
  <>
    {unconfirmed && (
      <Button kind="link" onClick={() => onSettle(unconfirmed)}>
        That’s right
      </Button>
    )}
    <Button kind="link" aria-label="Change the trade" onClick={onOpen}>
      Change
    </Button>
  </>
)

interface PickProps extends Ways {
  candidates: readonly BusinessName[]
  says: string
}

const Pick = ({ candidates, says, onSettle, onOpen }: PickProps) => (
  <fieldset className={styles.picks} aria-label={says}>
    {candidates.map((candidate) => (
      <button key={candidate.id} type="button" className={styles.pick} onClick={() => onSettle(candidate)}>
        {candidates.length > 1 ? candidate.name : 'Yes'}
      </button>
    ))}
    <Button kind="link" onClick={onOpen}>
      {candidates.length > 0 ? 'Something else' : 'Choose your trade'}
    </Button>
  </fieldset>
)
