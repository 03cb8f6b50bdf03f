import type { Ways } from '@shingle/shared/ways/endpoints.ts'
import { lazy, Suspense } from 'react'
import { disconnectGoogle } from '../../account/google/google-calls.ts'
import { GoogleIcon } from '../../account/google/google-icon.tsx'
import { useOffersGoogle } from '../../account/google/use-offers-google.ts'
import { useOpen } from '../../app/left-open.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { off, on, WayRow } from './way-row.tsx'

const SureDialog = lazy(async () => ({ default: (await import('./sure-dialog.tsx')).SureDialog }))
const ConnectGoogleDialog = lazy(async () => ({
  default: (await import('./connect-google-dialog.tsx')).ConnectGoogleDialog,
}))

interface GoogleWayProps extends Pick<Ways, 'google'> {
  onChanged: () => void
}

/** The Google account; only there where the server is configured for it, or one is connected. */
export const GoogleWay = ({ google, onChanged }: GoogleWayProps) => {
  const isOffered = useOffersGoogle()
  const [isAsked, setAsked] = useOpen('google')
  const close = () => setAsked(false)
  if (google === null && !isOffered) return null
  return (
    <WayRow
      icon={<GoogleIcon />}
      title="Google"
      about={google ? `With ${google.email}` : 'Not connected'}
      state={google ? on : off}
    >
      <Button
        kind="link"
        aria-label={google ? 'Disconnect Google' : 'Connect Google'}
        onClick={() => setAsked(true)}
      >
        {google ? 'Disconnect' : 'Connect'}
      </Button>
      <Suspense>
        {isAsked && google === null && <ConnectGoogleDialog onConnected={onChanged} onClose={close} />}
        {isAsked && google && (
          <SureDialog
            title="Disconnect Google?"
            button="Disconnect"
            task={disconnectGoogle}
            onDone={() => {
              toast('Google is disconnected')
              onChanged()
            }}
            onClose={close}
          >
            <p>{google.email} opens this account no more. A code by email always does.</p>
          </SureDialog>
        )}
      </Suspense>
    </WayRow>
  )
}
