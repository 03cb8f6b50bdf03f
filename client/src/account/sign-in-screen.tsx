import type { Account } from '@shingle/shared/account/account.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useCallback, useState } from 'react'
import { DoorScreen } from '../app/door-screen.tsx'
import { Link } from '../app/link.tsx'
import { navigate } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { Button } from '../ui/button.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { LinkSentStep } from './link/link-sent-step.tsx'
import { nextPlace } from './next-place.ts'
import { beginSession, useAccount, useIsSessionOver } from './session.ts'
import type { SentCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'
import { wayIn } from './sign-in-way.ts'

export { skipSignIn } from './skip-sign-in.ts'

type Sent = { readonly what: 'code'; readonly code: SentCode } | { readonly what: 'link' }

export const SignInScreen = () => {
  useTitle('Sign in')
  const search = useSearch()
  const [sent, setSent] = useState<Sent | null>(null)
  const isSessionOver = useIsSessionOver()
  const account = useAccount()
  const [email, setEmail] = useState((isSessionOver && account?.email) || '')
  const next = nextPlace(search)
  const invited = matchPath(appPaths.invite, next)
  const comesFromCreating = next === appPaths.createLaunch

  const goOn = useCallback(() => void navigate(next, { replace: true }), [next])
  const enter = (account: Account, accessToken: string) => {
    beginSession(account, accessToken)
    goOn()
  }
  const way = (() => {
    if (sent?.what === 'link')
      return (
        <Button kind="link" onClick={() => setSent(null)}>
          Change email
        </Button>
      )
    if (invited !== null) return null
    return (
      <Link to={comesFromCreating ? appPaths.createSections : appPaths.createAbout}>
        {comesFromCreating ? 'Back to your answers' : 'Make a website first'}
      </Link>
    )
  })()

  return (
    <DoorScreen sign={sent?.what === 'link' ? ['Back in', 'a minute'] : ['Come', 'on in']} way={way}>
      {sent === null && (
        <EmailStep
          {...{ email, way: wayIn(search) }}
          onEmail={setEmail}
          onCodeSent={(code) => setSent({ what: 'code', code })}
          onLinkSent={(address) => {
            setEmail(address)
            setSent({ what: 'link' })
          }}
          why={whyWords({ isSessionOver, comesFromCreating, isInvited: invited !== null })}
        />
      )}
      {sent?.what === 'code' && (
        <CodeStep
          sent={sent.code}
          onResent={(code) => setSent({ what: 'code', code })}
          onChangeEmail={() => setSent(null)}
          onEnter={enter}
        />
      )}
      {sent?.what === 'link' && (
        <LinkSentStep
          email={email}
          next={next}
          onCodeSent={(code) => setSent({ what: 'code', code })}
          onOpened={goOn}
        />
      )}
      {sent?.what !== 'link' && (
        <p className={styles.fine}>
          By signing in you agree to the <a href={pagePaths.terms}>Terms</a> and{' '}
          <a href={pagePaths.privacy}>Privacy Policy</a>.
        </p>
      )}
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
