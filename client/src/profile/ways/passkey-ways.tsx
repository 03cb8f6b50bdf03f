import type { Passkey } from '@shingle/shared/passkey/endpoints.ts'
import { Fingerprint } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useOpen } from '../../app/left-open.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { editedWords } from '../../website/websites.ts'
import { off, on, WayRow } from './way-row.tsx'
import { removePasskey } from './ways-calls.ts'

const SureDialog = lazy(async () => ({ default: (await import('./sure-dialog.tsx')).SureDialog }))
const AddPasskeyDialog = lazy(async () => ({
  default: (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
}))

interface PasskeyWaysProps {
  passkeys: readonly Passkey[]
  onChanged: () => void
}

/** The passkeys of the account, and how another is added where the browser knows them. */
export const PasskeyWays = ({ passkeys, onChanged }: PasskeyWaysProps) => {
  const [isAsked, setAsked] = useOpen('add-passkey')
  const isKnown = 'PublicKeyCredential' in window
  if (passkeys.length === 0 && !isKnown) return null
  return (
    <>
      <WayRow
        icon={<Fingerprint aria-hidden="true" />}
        title="Passkey"
        about="Your fingerprint, face or screen lock, without a mail"
        state={passkeys.length > 0 ? on : off}
      >
        {isKnown && (
          <Button kind="link" aria-label="Add a passkey" onClick={() => setAsked(true)}>
            Add
          </Button>
        )}
        <Suspense>
          {isAsked && <AddPasskeyDialog onAdded={onChanged} onClose={() => setAsked(false)} />}
        </Suspense>
      </WayRow>
      {passkeys.map((passkey) => (
        <OnePasskey key={passkey.id} passkey={passkey} onRemoved={onChanged} />
      ))}
    </>
  )
}

const usedWords = ({ createdAt, lastUsedAt }: Passkey): string => {
  const since = `Added ${editedWords(createdAt, Date.now())}`
  return lastUsedAt === null ? since : `${since}, last used ${editedWords(lastUsedAt, Date.now())}`
}

const OnePasskey = ({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) => {
  const [isAsked, setAsked] = useOpen(`remove-passkey/${passkey.id}`)
  return (
    <WayRow icon={null} title={passkey.name} about={usedWords(passkey)}>
      <Button kind="link" aria-label={`Remove passkey ${passkey.name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <Suspense>
        {isAsked && (
          <SureDialog
            title="Remove this passkey?"
            button="Remove passkey"
            task={() => removePasskey(passkey.id)}
            onDone={() => {
              toast('The passkey is removed')
              onRemoved()
            }}
            onClose={() => setAsked(false)}
          >
            <p>
              {passkey.name} opens this account no more. Delete it on the device as well, so that it is not
              offered there.
            </p>
          </SureDialog>
        )}
      </Suspense>
    </WayRow>
  )
}
