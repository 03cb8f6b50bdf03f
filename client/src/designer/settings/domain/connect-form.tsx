import type { DomainAnswer } from '@shingle/shared/domain/endpoints.ts'
import { domainsMaximum } from '@shingle/shared/domain/limits.ts'
import { Info } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTyped } from '../../../app/left-open.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { openDialog } from '../../base/designer-store.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './domain.module.css'
import { connectDomain } from './domain-calls.ts'
import { HungDomain } from './hung-domain.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { lossWords, type Owned, OwnedDomains } from './owned-domains.tsx'

interface ConnectFormProps extends Pick<DomainAnswer, 'owned' | 'makesRoom'> {
  onConnected: (answer: DomainAnswer) => void
}

/** What a typed domain is, as browsers copy it. */
const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')

/** Where a website has no domain: which one it is to have. */
export const ConnectForm = ({ owned, makesRoom, onConnected }: ConnectFormProps) => {
  const { draftId, published } = useWebsite()
  const [typed, setTyped] = useTyped(`domain/${draftId}`)
  const { busy, problem, run, forgive } = useTask(onConnected)
  const [moved, setMoved] = useState<Owned | null>(null)
  const connect = (name: string) => run(() => connectDomain(draftId, name))
  const ask = (name: string) => {
    const known = ownedOf(name, owned)
    // Visitors meet another website there.
    if (known?.leadsTo && known.state === 'Connected') setMoved(known)
    else connect(name)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(typed)
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
          {makesRoom !== null && (
            <p className={styles.note}>
              You have {domainsMaximum} domains here, as many as one may. Another one takes the place of{' '}
              <b>{makesRoom}</b>, which has led nowhere for longest.
            </p>
          )}
        </form>
      ) : (
        <div className={styles.connect}>
          <p className={styles.note}>A domain leads to what is published: choose an address here first.</p>
          <Button kind="line" onClick={() => openDialog({ name: 'publish' })}>
            Publish
          </Button>
        </div>
      )}
      {owned.length > 0 && <OwnedDomains {...{ owned, busy }} onConnect={published ? ask : null} />}
      {moved && (
        <MoveDialog
          {...moved}
          onMove={() => {
            setMoved(null)
            connect(moved.domainName)
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}

/** The domain of the account that a typed one is. */
const ownedOf = (typed: string, owned: readonly Owned[]): Owned | undefined => {
  const bare = hostOf(typed).replace(/^www\./, '')
  return owned.find(({ domainName, shown }) => bare === domainName || bare === shown)
}

const HintOf = ({ typed, owned }: { typed: string; owned: DomainAnswer['owned'] }) => {
  const known = ownedOf(typed, owned)
  const loss = known && lossWords(known)
  if (loss) return <span className={styles.warned}>{loss}.</span>
  if (!hostOf(typed).startsWith('www.')) return null
  return (
    <span className={styles.told}>
      <Info aria-hidden="true" /> With and without www are both connected.
    </span>
  )
}
