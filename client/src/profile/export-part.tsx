import type { ExportState } from '@shingle/shared/export/export-state.ts'
import { exportFailureWords } from '@shingle/shared/export/failure-words.ts'
import { exportLifetimeMs } from '@shingle/shared/export/limits.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { lifetimeWords } from '@shingle/shared/time/lifetime-words.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { takeLeftOpen, useKeepOpen } from '../app/left-open.ts'
import { useAskOnReturn } from '../server/use-ask-on-return.ts'
import { useAskWhileLooking } from '../server/use-ask-while-looking.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { byteWords } from '../ui/byte-words.ts'
import { holdInSight } from '../ui/hold-in-sight.ts'
import accountStyles from './account-screen.module.css'
import { exportQuery, followDownload, readExport, startExport } from './export-calls.ts'
import styles from './export-part.module.css'
import { packingWords, untilWords } from './export-words.ts'

type Of<State extends ExportState['state']> = Extract<ExportState, { state: State }>

/** Everything that is held of somebody, packed and to download. */
export const ExportPart = () => {
  const part = useRef<HTMLDivElement>(null)
  const { data, problem, ask } = exportQuery.use()
  useAskOnReturn(ask)
  const starting = useConfirmedTask<ExportState>(ask)
  const [isStarted, setStarted] = useState(false)
  const start = () => {
    setStarted(true)
    starting.run(startExport)
  }
  // The button that was pressed is gone: whoever pressed it goes on from what took its place.
  useEffect(() => {
    if (isStarted && data?.state === 'packing' && document.activeElement === document.body)
      part.current?.focus()
  }, [isStarted, data?.state])
  useKeepOpen(starting.goOn ? 'pack' : null)
  const goOn = useEffectEvent(() => {
    if (!takeLeftOpen('pack')) return
    const section = part.current?.closest('section')
    if (section) holdInSight(section)
    start()
  })
  // Whoever proved at Google who they are has asked already.
  useEffect(() => goOn(), [])
  return (
    <>
      <div ref={part} className={accountStyles.ruled} aria-live="polite" tabIndex={-1}>
        <Shown state={data} busy={starting.busy} start={start} ask={ask} />
      </div>
      {starting.goOn && (
        <div className={styles.confirm}>
          <ConfirmYou onConfirmed={starting.goOn} />
        </div>
      )}
      <Trouble problem={starting.problem ?? (data === null && starting.goOn === null ? problem : null)} />
    </>
  )
}

interface ShownProps {
  state: ExportState | null
  busy: boolean
  start: () => void
  ask: () => void
}

const Shown = ({ state, ...offer }: ShownProps) => {
  switch (state?.state) {
    case 'packing':
      return <Packing {...state} ask={offer.ask} />
    case 'ready':
      return <Ready {...state} key={state.until} offer={offer} />
    case 'failed':
      return (
        <Offer
          {...offer}
          label="Try again"
          title={<span className={accountStyles.bad}>{exportFailureWords[state.why]}</span>}
        />
      )
    case 'expired':
      return <Ended {...offer} />
    default:
      return (
        <Offer {...offer} title="Everything we hold, as one zip">
          Websites, drafts and their versions, pictures, messages, sign-ups, and what we know about you. We
          write when it is ready.
        </Offer>
      )
  }
}

interface OfferProps extends Omit<ShownProps, 'state' | 'ask'> {
  title: ReactNode
  label?: string
  children?: ReactNode
}

const Offer = ({ title, label = 'Download my data', children, busy, start }: OfferProps) => (
  <div className={accountStyles.last}>
    <p>
      {title}
      {children && <small>{children}</small>}
    </p>
    <Button kind="line" busy={busy} onClick={start}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  </div>
)

const Ended = (offer: Omit<OfferProps, 'title'>) => (
  <Offer {...offer} title="Your last download has ended">
    It was there for {lifetimeWords(exportLifetimeMs)}. Pack your data again whenever you like.
  </Offer>
)

const Packing = ({ pictures, ask }: Of<'packing'> & { ask: () => void }) => {
  useAskWhileLooking(ask)
  const { done, total } = pictures
  return (
    <div className={styles.packing}>
      <b id="packing">{packingWords(pictures)}</b>
      <progress aria-labelledby="packing" max={Math.max(total, 1)} value={done} />
      <small>You can leave. We write to you.</small>
    </div>
  )
}

const Ready = ({ name, bytes, until, offer }: Of<'ready'> & { offer: Omit<OfferProps, 'title'> }) => {
  const [isOver, setOver] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const asking = useTask<ExportState>((state) => {
    if (state.state !== 'ready') return exportQuery.change(() => state)
    setAsked(state.mustConfirm)
    if (!state.mustConfirm) followDownload()
  })
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(true), Date.parse(until) - Date.now())
    return () => window.clearTimeout(timer)
  }, [until])
  if (isOver) return <Ended {...offer} />
  const download = () => asking.run(readExport)
  return (
    <div className={styles.ready}>
      <div className={accountStyles.last}>
        <p>
          <b>{name}</b>
          <small>
            {byteWords(bytes)}, {untilWords(new Date(until), new Date())}
          </small>
        </p>
        <div className={styles.offers}>
          <Button kind="quiet" busy={offer.busy} onClick={offer.start}>
            Pack it again
          </Button>
          <Button busy={asking.busy} onClick={download}>
            <Download aria-hidden="true" />
            Download
          </Button>
        </div>
      </div>
      {isAsked && (
        <div className={styles.confirm}>
          <ConfirmYou onConfirmed={download} />
        </div>
      )}
      <Trouble problem={asking.problem} />
    </div>
  )
}

const Trouble = ({ problem }: { problem: Problem | null }) =>
  problem && (
    <p className={accountStyles.bad} role="alert">
      {problem.text}
    </p>
  )
