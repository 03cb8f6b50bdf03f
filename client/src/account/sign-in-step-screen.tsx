import type { SignInStep } from '@shingle/shared/paths/app-paths.ts'
import type { PathParameters } from '@shingle/shared/paths/match-path.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { GoogleScreen } from './google/google-screen.tsx'
import { LinkScreen } from './link/link-screen.tsx'
import { FormerEmailScreen } from './new-email/former-email-screen.tsx'
import { NewEmailScreen } from './new-email/new-email-screen.tsx'
import { ConfirmScreen } from './password/confirm-screen.tsx'
import { NewPasswordScreen } from './password/new-password-screen.tsx'

/** A page that a mail or another website sends somebody to who signs in. */
type StepScreen = ComponentType<{
  /** The secret in the address, after its #. */
  readonly token: string
}>

const screens: Readonly<Record<SignInStep, StepScreen>> = {
  link: LinkScreen,
  confirm: ConfirmScreen,
  'new-password': NewPasswordScreen,
  'new-email': NewEmailScreen,
  'former-email': FormerEmailScreen,
  google: GoogleScreen,
}

const isStep = (word: string): word is SignInStep => Object.hasOwn(screens, word)

export const SignInStepScreen = ({ parameters: { step = '' } }: { parameters: PathParameters }) => {
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    // Another link pasted over this one changes no more than what stands after the #.
    const begin = () => window.location.reload()
    window.addEventListener('hashchange', begin)
    return () => window.removeEventListener('hashchange', begin)
  }, [])
  if (!isStep(step)) return <NotFoundScreen />
  const Screen = screens[step]
  return <Screen token={token} />
}
