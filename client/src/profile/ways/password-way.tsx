import type { Ways } from '@shingle/shared/ways/endpoints.ts'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../server/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordButton } from './password-button.tsx'
import { off, on, WayRow } from './way-row.tsx'

const RemovePasswordDialog = lazy(async () => ({
  default: (await import('./remove-password-dialog.tsx')).RemovePasswordDialog,
}))

interface PasswordWayProps extends Pick<Ways, 'password'> {
  onChanged: () => void
}

/** The password: set here, changed in the profile, removed here. */
export const PasswordWay = ({ password, onChanged }: PasswordWayProps) => {
  const email = useAccount()?.email ?? ''
  const [isAsked, setAsked] = useState(false)
  const icon = <KeyRound aria-hidden="true" />
  if (password === null)
    return (
      <WayRow icon={icon} title="Password" about="None yet" state={off}>
        <PasswordButton has={false} label="Set" place="ways" onDone={onChanged} />
      </WayRow>
    )
  return (
    <WayRow icon={icon} title="Password" about={`With ${email}`} state={on}>
      <Button kind="link" aria-label="Remove password" onClick={() => setAsked(true)}>
        Remove
      </Button>
      <Suspense>
        {isAsked && (
          <RemovePasswordDialog
            onDone={() => {
              toast('The password is removed')
              onChanged()
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </WayRow>
  )
}
