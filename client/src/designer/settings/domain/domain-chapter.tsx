import type { DomainAnswer, DomainView } from '@shingle/shared/domain/endpoints.ts'
import { domainsNotOffered } from '@shingle/shared/domain/problems.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Turning } from '../../../ui/turning.tsx'
import { CertifiedSoon } from './certified-soon.tsx'
import { ConnectForm } from './connect-form.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import styles from './domain.module.css'
import { PendingDomain } from './pending-domain.tsx'
import { ConnectedDomain, FailedDomain } from './settled-domain.tsx'
import { useDomain } from './use-domain.ts'

/** Specification 2: the domain of the website, from nothing to connected. */
export const DomainChapter = () => {
  const { data, problem, ask, show } = useDomain()
  const hasFailed = useRef(false)
  if (problem !== null) hasFailed.current = true
  if (data) return <Shown answer={data} onChanged={ask} onAnswer={show} hasFailed={hasFailed.current} />
  if (problem === null)
    return (
      <p className={styles.note} role="status">
        <Turning /> Looking it up
      </p>
    )
  return (
    <div className={styles.trouble} role="alert">
      <p>The domain could not be read. {problem}</p>
      <Button kind="line" onClick={ask}>
        Try again
      </Button>
    </div>
  )
}

interface ShownProps {
  answer: DomainAnswer
  /** Whether it comes in place of a failure, whose button somebody has pressed. */
  hasFailed: boolean
  onChanged: () => void
  onAnswer: (answer: DomainAnswer) => void
}

/** Where what is above an element goes out of sight: at the upper edge of what scrolls it. */
const edgeAbove = (element: Element): number => {
  let scroller = element.parentElement
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement
  return scroller?.getBoundingClientRect().top ?? 0
}

/**
 * What has become of the domain stands at the top: whoever is further down when it changes is taken there, and whoever
 * stood at something that went with the change goes on from there.
 */
const useTopOnChange = (state: DomainView['state'] | undefined, hasFailed: boolean) => {
  const top = useRef<HTMLDivElement>(null)
  const former = useRef<DomainView['state'] | 'failed' | undefined>(hasFailed ? 'failed' : state)
  useEffect(() => {
    const isChanged = former.current !== state
    former.current = state
    if (!isChanged || top.current === null) return
    if (document.activeElement === document.body) top.current.focus({ preventScroll: true })
    if (top.current.getBoundingClientRect().top < edgeAbove(top.current))
      top.current.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [state])
  return top
}

const Shown = ({ answer, hasFailed, onChanged, onAnswer }: ShownProps) => {
  const [isAsking, setAsking] = useState(false)
  const { domain, isOffered, owned, makesRoom } = answer
  const top = useTopOnChange(domain?.state, hasFailed)
  if (!isOffered) return <p className={styles.note}>{domainsNotOffered.text}</p>
  if (domain === null)
    return (
      <div ref={top} tabIndex={-1} className={styles.domain}>
        <ConnectForm {...{ owned, makesRoom }} onConnected={onAnswer} />
      </div>
    )
  return (
    <div ref={top} tabIndex={-1} className={styles.domain}>
      <InState
        domain={domain}
        onChanged={onChanged}
        onAnswer={onAnswer}
        onDisconnect={() => setAsking(true)}
      />
      {isAsking && (
        <DisconnectDialog
          domain={domain}
          onClose={() => setAsking(false)}
          onDisconnected={() => {
            setAsking(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

interface InStateProps extends Omit<ShownProps, 'answer' | 'hasFailed'> {
  domain: DomainView
  onDisconnect: () => void
}

const InState = ({ domain, onChanged, onAnswer, onDisconnect }: InStateProps) => {
  switch (domain.state) {
    case 'PendingOwnershipVerification':
    case 'OwnershipVerified':
      return <PendingDomain domain={domain} onChanged={onChanged} onDisconnect={onDisconnect} />
    case 'PendingCertificateActivation':
      return <CertifiedSoon domain={domain} onChanged={onChanged} onDisconnect={onDisconnect} />
    case 'Connected':
      // Connected anew, and its proof not seen again yet: visitors find nothing there.
      if (!domain.isServed)
        return <PendingDomain domain={domain} onChanged={onChanged} onDisconnect={onDisconnect} />
      return <ConnectedDomain domain={domain} onChanged={onChanged} onDisconnect={onDisconnect} />
    case 'Failed':
      return <FailedDomain domain={domain} onAnswer={onAnswer} onDisconnect={onDisconnect} />
  }
}
