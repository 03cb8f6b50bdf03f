import { loginCancelled } from '@shingle/shared/google/window-problems.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Entered } from '../sign-in.ts'
import { Trouble } from '../trouble.tsx'

// Browsers do not tell whether there was none, or whether its owner would not.
const otherWays = 'If there is no passkey of yours on this device, sign in another way.'

interface PasskeyEntryProps {
  /** Whose passkey it must be, where somebody proves once more who they are. */
  accountId?: string
  onEnter: (entered: Entered) => void
}

/** Only there where the browser knows passkeys. */
export const PasskeyEntry = ({ accountId, onEnter }: PasskeyEntryProps) => {
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  if (!('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setIsBusy(true)
    setTrouble('')
    // Fetched by whoever has one.
    const { signInByPasskey } = await import('./passkeys.ts')
    const result = await signInByPasskey(accountId)
    setIsBusy(false)
    if (result?.ok) onEnter(result.value)
    else setTrouble(result?.problem.text ?? `${loginCancelled.text} ${otherWays}`)
  }

  return (
    <>
      <Button kind="link" busy={isBusy} onClick={() => void signIn()}>
        Use a passkey
      </Button>
      <Trouble text={trouble} />
    </>
  )
}
