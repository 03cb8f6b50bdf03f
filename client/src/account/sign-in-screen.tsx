import type { Account } from '@shingle/shared/account/account.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useState } from 'react'
import { DoorScreen } from '../app/door-screen.tsx'
import { Link } from '../app/link.tsx'
import { navigate } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { nextPlace } from './next-place.ts'
import { beginSession, useAccount, useIsSessionOver } from './session.ts'
import type { SentCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'

export { skipSignIn } from './skip-sign-in.ts'

export const SignInScreen = () => {
  useTitle('Sign in')
  const search = useSearch()
  const [sent, setSent] = useState<SentCode | null>(null)
  const isSessionOver = useIsSessionOver()
  const account = useAccount()
  const [email, setEmail] = useState((isSessionOver && account?.email) || '')
  const next = nextPlace(search)
  const invited = matchPath(appPaths.invite, next)
  const comesFromCreating = next === appPaths.createLaunch

  const enter = (account: Account, accessToken: string) => {
    beginSession(account, accessToken)
    return navigate(next, { replace: true })
  }

  return (
    <DoorScreen
      sign={['Come', 'on in']}
      way={
        invited === null && (
          <Link to={comesFromCreating ? appPaths.createSections : appPaths.createAbout}>
            {comesFromCreating ? 'Back to your answers' : 'Make a website first'}
          </Link>
        )
      }
    >
      {sent ? (
        <CodeStep sent={sent} onResent={setSent} onChangeEmail={() => setSent(null)} onEnter={enter} />
      ) : (
        <EmailStep
          email={email}
          onEmail={setEmail}
          onSent={setSent}
          why={whyWords({ isSessionOver, comesFromCreating, isInvited: invited !== null })}
        />
      )}
      <p className={styles.fine}>
        By signing in you agree to the <a href={pagePaths.terms}>Terms</a> and{' '}
        <a href={pagePaths.privacy}>Privacy Policy</a>.
      </p>
    </DoorScreen>
  )
}

const whyWords = ({
  isSessionOver,
  comesFromCreating,
  isInvited,
}: Record<'isSessionOver' | 'comesFromCreating' | 'isInvited', boolean>) => {
  if (isSessionOver)
    return 'Your session has ended. What you changed is kept on this device and goes to your account when you are in.'
  if (isInvited)
    return 'Sign in with the address that the invitation was mailed to. New here? Signing in makes your account.'
  return comesFromCreating
    ? 'Your answers are kept. Sign in, and your website has somewhere to live.'
    : 'No password to remember. New here? Signing in makes your account.'
}
