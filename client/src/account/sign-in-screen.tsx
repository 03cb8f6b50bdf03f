import type { Account } from '@shingle/shared/account/account.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { useState } from 'react'
import { Link } from '../app/link.tsx'
import { navigate } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { safeNext } from './safe-next.ts'
import { beginSession, useAccount, useIsSessionOver } from './session.ts'
import type { SentCode } from './sign-in.ts'
import styles from './sign-in-screen.module.css'

export const SignInScreen = () => {
  useTitle('Sign in')
  const search = useSearch()
  const [sent, setSent] = useState<SentCode | null>(null)
  const isSessionOver = useIsSessionOver()
  const account = useAccount()
  const [email, setEmail] = useState((isSessionOver && account?.email) || '')
  const next = safeNext(search.get('next'), window.location.origin)
  const comesFromCreating = next === appPaths.createLaunch

  const enter = (account: Account, accessToken: string) => {
    beginSession(account, accessToken)
    return navigate(next, { replace: true })
  }

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Wordmark />
        <Link to={comesFromCreating ? appPaths.createSections : appPaths.createAbout}>
          {comesFromCreating ? 'Back to your answers' : 'Make a website first'}
        </Link>
      </header>
      <aside className={styles.porch} aria-hidden="true">
        <div className={styles.plate}>
          <svg viewBox="0 0 400 152" preserveAspectRatio="none" aria-hidden="true">
            <path
              d="M64 152L200 0l136 152"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p>
            Come
            <br />
            on in
          </p>
        </div>
      </aside>
      <main className={styles.main}>
        <div className={styles.entry}>
          {sent ? (
            <CodeStep sent={sent} onResent={setSent} onChangeEmail={() => setSent(null)} onEnter={enter} />
          ) : (
            <EmailStep
              email={email}
              onEmail={setEmail}
              onSent={setSent}
              why={whyWords({ isSessionOver, comesFromCreating })}
            />
          )}
          <p className={styles.fine}>
            By signing in you agree to the <a href={pagePaths.terms}>Terms</a> and{' '}
            <a href={pagePaths.privacy}>Privacy Policy</a>.
          </p>
        </div>
      </main>
    </div>
  )
}

const whyWords = ({
  isSessionOver,
  comesFromCreating,
}: Record<'isSessionOver' | 'comesFromCreating', boolean>) => {
  if (isSessionOver)
    return 'Your session has ended. What you changed is kept on this device and goes to your account when you are in.'
  return comesFromCreating
    ? 'Your answers are kept. Sign in, and your website has somewhere to live.'
    : 'No password to remember. New here? Signing in makes your account.'
}
