import { toast } from '../ui/toast.tsx'
import { forgetAwaitedCode } from './awaited-code.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { enter } from './enter.ts'
import { ConnectStep } from './google/connect-step.tsx'
import { connectGoogle } from './google/google-calls.ts'
import type { GoogleWays } from './google-entry.tsx'
import { LinkSentStep } from './link/link-sent-step.tsx'
import { CreateStep } from './password/create-step.tsx'
import { ForgotStep } from './password/forgot-step.tsx'
import { PasswordStep } from './password/password-step.tsx'
import { ResetSentStep } from './password/reset-sent-step.tsx'
import { SignUpSentStep } from './password/sign-up-sent-step.tsx'
import type { Entered, SentCode } from './sign-in.ts'
import type { SignInSteps } from './use-sign-in-steps.ts'

interface SignInStepProps {
  steps: SignInSteps
  /** What is asked of them, where it is more than to sign in. */
  title?: string | undefined
  /** Why somebody is to sign in here, before they chose how. */
  why: string
  /** Where they wanted to go. */
  next: string
  onEntered: () => void
}

/** The step of signing in that somebody is at. */
export const SignInStep = ({ steps, title, why, next, onEntered }: SignInStepProps) => {
  const { way, email, sent, setSent, connecting } = steps
  const goIn = async (entered: Entered) => {
    forgetAwaitedCode()
    await enter(entered)
    if (connecting !== null) {
      if (await connectGoogle(connecting)) toast('Google opens your account too')
      else toast('Google was not connected. You can connect it in Account Settings.', { kind: 'trouble' })
    }
    onEntered()
  }
  const google: GoogleWays = {
    next,
    onSignIn: (signIn) => {
      if (signIn.state === 'entered') return void goIn(signIn)
      steps.setEmail(signIn.email)
      steps.setConnecting(signIn)
    },
  }
  const waitForCode = (code: SentCode) => setSent({ what: 'code', code })
  switch (sent?.what) {
    case 'code':
      return (
        <CodeStep
          sent={sent.code}
          onResent={waitForCode}
          onChangeEmail={() => setSent(null)}
          onEnter={(entered) => void goIn(entered)}
        />
      )
    case 'link':
      return <LinkSentStep email={email} next={next} onCodeSent={waitForCode} onOpened={onEntered} />
    case 'sign-up':
      return <SignUpSentStep {...{ steps, next }} password={sent.password} onOpened={onEntered} />
    case 'reset':
      return <ResetSentStep steps={steps} />
    case undefined:
      break
  }
  if (connecting !== null)
    return <ConnectStep email={email} onCodeSent={waitForCode} onEnter={(entered) => void goIn(entered)} />
  switch (way) {
    case 'code':
    case 'link':
      return (
        <EmailStep
          {...{ steps, way, title, why, google }}
          onCodeSent={waitForCode}
          onEnter={(entered) => void goIn(entered)}
        />
      )
    case 'password':
      return (
        <PasswordStep
          {...{ steps, google }}
          onCodeSent={waitForCode}
          onEnter={(entered) => void goIn(entered)}
        />
      )
    case 'create':
      return <CreateStep steps={steps} />
    case 'forgot':
      return <ForgotStep steps={steps} />
  }
}
