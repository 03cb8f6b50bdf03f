import { loginCancelled } from '@shingle/shared/google/window-problems.ts'
import { refuse } from '@shingle/shared/problem/problem.ts'
import { addPasskey } from '../../account/passkey/passkeys.ts'
import { toast } from '../../ui/toast.tsx'
import { SureDialog } from './sure-dialog.tsx'

interface AddPasskeyDialogProps {
  onAdded: () => void
  onClose: () => void
}

/** Adds a passkey of this device, or of one that is held to it. */
export const AddPasskeyDialog = ({ onAdded, onClose }: AddPasskeyDialogProps) => (
  <SureDialog
    title="Add a passkey?"
    button="Add a passkey"
    task={async () => (await addPasskey()) ?? refuse(notAdded)}
    onDone={() => {
      toast('From now on your passkey signs you in')
      onAdded()
    }}
    onClose={onClose}
  >
    <p>This device, or one that you hold to it, signs you in from then on: no mail, nothing to remember.</p>
  </SureDialog>
)

// The person, or the device, would not; browsers do not tell which.
const notAdded = { ...loginCancelled, text: 'No passkey was added.' }
