import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { DoorScreen } from '../app/door-screen.tsx'
import { navigate } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { endedStore } from './leaving/ended-session.ts'
import { nextPlace } from './next-place.ts'
import { invitedEmail } from './opened-invite.ts'
import { OtherWay } from './other-way.tsx'
import styles from './sign-in-screen.module.css'
import { SignInStep } from './sign-in-step.tsx'
import { useSignInWay } from './sign-in-way.ts'
import { signAt, useSignInSteps } from './use-sign-in-steps.ts'

export { skipSignIn } from './skip-sign-in.ts'

export const SignInScreen = () => {
  useTitle('Sign in')
  const ended = useStore(endedStore, (state) => state.ended)
  const next = nextPlace(useSearch())
  const isInvited = matchPath(appPaths.invite, next) !== null
  const comesFromCreating = next === appPaths.createLaunch
  const steps = useSignInSteps(useSignInWay(), { email: isInvited ? invitedEmail() : '' })
  const goOn = useCallback(() => void navigate(next, { replace: true }), [next])
  return (
    <DoorScreen sign={signAt(steps)} way={<OtherWay {...{ steps, isInvited, comesFromCreating }} />}>
      <SignInStep
        {...{ steps, next }}
        title={isInvited && ended === null ? 'Sign in to accept' : undefined}
        why={ended?.why ?? whyWords({ comesFromCreating, isInvited })}
        onEntered={goOn}
      />
      {steps.sent === null && ended?.work}
      {(steps.sent === null || steps.sent.what === 'code') && (
        <p className={styles.fine}>
          By signing in you agree to the <a href={pagePaths.terms}>Terms</a> and{' '}
          <a href={pagePaths.privacy}>Privacy Policy</a>.
        </p>
      )}
    </DoorScreen>
  )
}

const whyWords = ({
  comesFromCreating,
  isInvited,
}: Record<'comesFromCreating' | 'isInvited', boolean>): string => {
  if (isInvited)
    // Nothing of what the mail says is told to whoever else may have its link.
    return 'You are invited to edit a website; the mail says whose. Sign in with the address that it was mailed to. New here? Signing in makes your account.'
  return comesFromCreating
    ? 'Your answers are kept. Sign in, and your website has somewhere to live. New here? Signing in makes your account.'
    : 'No password to remember. New here? Signing in makes your account.'
}
