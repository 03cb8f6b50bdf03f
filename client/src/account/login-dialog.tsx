import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useKeepOpen } from '../app/left-open.ts'
import { addressOf } from '../app/place.ts'
import { rememberedAccount } from '../server/session/remembered-account.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './login-dialog.module.css'
import { SignInStep } from './sign-in-step.tsx'
import type { SignInWay } from './sign-in-way.ts'
import { loginOpen, titleAt, useSignInSteps } from './use-sign-in-steps.ts'

const sessionOver =
  'Your session has ended. Whatever was not saved to your account yet is kept on this device and follows when you are in.'

interface LoginDialogProps {
  /** Why somebody is to sign in; their session has ended, if nothing is said. */
  why?: string | undefined
  onEntered?: (() => void) | undefined
  onClose: () => void
}

/** Asks whoever is working here to sign in, over what they were doing, which stays as it is. */
export const LoginDialog = ({ why = sessionOver, onEntered, onClose }: LoginDialogProps) => {
  const [former] = useState(rememberedAccount)
  const steps = useSignInSteps(useState<SignInWay>('code'), { email: former?.email ?? '' })
  useKeepOpen(loginOpen)
  const goOn = useCallback(() => {
    onClose()
    // What is open is somebody else's: their work stays on this device, and the page begins anew.
    if (former !== null && rememberedAccount()?.id !== former.id) window.location.reload()
    else onEntered?.()
  }, [former, onEntered, onClose])
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={titleAt(steps)} size="publish">
      <div className={styles.steps}>
        <SignInStep {...{ steps, next: addressOf(window.location) }} why={why} onEntered={goOn} />
      </div>
    </Dialog>
  )
}

/** Opens the dialog where nothing is there to hold it. */
export const openLogin = (asking: Omit<LoginDialogProps, 'onClose'>): void => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<LoginDialog {...asking} onClose={close} />)
}
