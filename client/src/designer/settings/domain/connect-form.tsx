import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { Info } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTyped } from '../../../app/left-open.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { openDialog } from '../../base/designer-store.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { HungDomain } from './hung-domain.tsx'
import { ledWords, OwnedDomains } from './owned-domains.tsx'

interface ConnectFormProps {
  owned: DomainAnswer['owned']
  onConnected: (answer: DomainAnswer) => void
}

/** Where a website has no domain: which one it is to have. */
export const ConnectForm = ({ owned, onConnected }: ConnectFormProps) => {
  const { draftId, published } = useWebsite()
  const [typed, setTyped] = useTyped(`domain/${draftId}`)
  const { busy, problem, run, forgive } = useTask(onConnected)
  const connect = (name: string) => run(() => connectDomain(draftId, name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    connect(typed)
  }
  return (
    <>
      <HungDomain domain={typed.trim() || 'your-name.com'} hangs="outline" />
      <div>
        <h3>Use your own domain</h3>
        <p className={styles.soft}>Free here. Buy it wherever you like; it stays yours.</p>
      </div>
      {published ? (
        <form className={styles.connect} onSubmit={submit} noValidate>
          <TextField
            label="Domain"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              forgive()
            }}
            placeholder="rosebankvets.com"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            error={problem?.text}
            hint={<HintOf typed={typed} owned={owned} />}
          />
          <Button type="submit" size="main" busy={busy} disabled={typed.trim() === ''}>
            Connect
          </Button>
        </form>
      ) : (
        <div className={styles.connect}>
          <p className={styles.note}>A domain leads to what is published: choose an address here first.</p>
          <Button kind="line" onClick={() => openDialog({ name: 'publish' })}>
            Publish
          </Button>
        </div>
      )}
      {published && owned.length > 0 && <OwnedDomains {...{ owned, busy }} onConnect={connect} />}
    </>
  )
}

const HintOf = ({ typed, owned }: { typed: string; owned: DomainAnswer['owned'] }) => {
  // As browsers copy it.
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
  const bare = host.replace(/^www\./, '')
  const known = owned.find(({ domainName, shown }) => bare === domainName || bare === shown)
  if (known?.leadsTo)
    return (
      <span className={styles.warned}>
        {ledWords(known)}, also yours. Connecting here {known.state === 'Connected' ? 'disconnects' : 'ends'}{' '}
        it there.
      </span>
    )
  if (bare === host) return null
  return (
    <span className={styles.told}>
      <Info aria-hidden="true" /> With and without www are both connected.
    </span>
  )
}
