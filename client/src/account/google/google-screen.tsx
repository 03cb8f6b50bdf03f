import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { useEffect, useState } from 'react'
import { DoorScreen } from '../../app/door-screen.tsx'
import type { Left } from '../../app/left.ts'
import { comeBackTo } from '../../app/left-open.ts'
import { navigate } from '../../app/navigate.ts'
import { placeAt } from '../../app/place.ts'
import { useTitle } from '../../app/use-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { enter } from '../enter.ts'
import { LinkWaiting } from '../link/link-states.tsx'
import { createUseOpened } from '../link/use-opened.ts'
import { signInPath } from '../require-session.ts'
import styles from '../sign-in-screen.module.css'
import { SignInStep } from '../sign-in-step.tsx'
import type { SignInWay } from '../sign-in-way.ts'
import { loginOpen, signAt, signInEmail, useSignInSteps } from '../use-sign-in-steps.ts'
import { type Errand, forgetErrand, readErrand } from './errand.ts'
import {
  type Connecting,
  connectGoogleByCode,
  finishGoogle,
  type GoogleCode,
  type GoogleSignIn,
} from './google-calls.ts'
import { handOver, readReturn } from './google-return.ts'

const useReturned = createUseOpened(async (search) => {
  if (await handOver(search)) {
    window.close()
    // Nobody sees what a closed window says.
    return new Promise<never>(() => undefined)
  }
  const code = readReturn(search)
  return code.ok ? runErrand(code.value) : refuse(code.problem)
})

/** Does what this page went to Google for. */
const runErrand = async (
  code: GoogleCode,
): Promise<Result<GoogleSignIn | { readonly state: 'connected' }>> => {
  const { accountId, connects } = readErrand()
  if (connects) {
    const connected = await connectGoogleByCode(code)
    return connected.ok ? succeed({ state: 'connected' }) : connected
  }
  const result = await finishGoogle(code, accountId)
  if (result.ok && result.value.state === 'entered') await enter(result.value)
  return result
}

const nothingLeft: Left = { open: [], typed: {}, by: null }

/** Where Google sends people back to: in its window to the page that opened it, else this page goes on by itself. */
export const GoogleScreen = () => {
  useTitle('Sign in')
  const [search] = useState(() => window.location.search)
  const [errand] = useState(readErrand)
  const returned = useReturned(search)
  const isDone = returned.state === 'opened' && returned.value.state !== 'connect-first'
  useEffect(() => {
    if (returned.state !== 'opening') forgetErrand()
    if (!isDone) return
    // What is connected asks for nothing any more.
    if (errand.connects) void navigate(errand.next, { replace: true })
    else goOn(errand)
  }, [returned.state, isDone, errand])
  if (returned.state === 'trouble') return <Refused text={returned.text} errand={errand} />
  if (returned.state === 'opened' && returned.value.state === 'connect-first')
    return <ConnectHere connecting={returned.value} errand={errand} />
  return <LinkWaiting />
}

/** Goes on where somebody wanted to who is signed in now; what they signed in with is asked for no more. */
const goOn = ({ next, left = nothingLeft }: Errand) => {
  const { [signInEmail]: _, ...typed } = left.typed
  comeBackTo({ ...left, open: left.open.filter((name) => name !== loginOpen), typed }, next)
  void navigate(next, { replace: true })
}

const Refused = ({ text, errand }: { text: string; errand: Errand }) => {
  const { next, accountId, connects, left = nothingLeft } = errand
  const isSignedIn = connects === true || accountId !== undefined
  // Where a dialog asks, the place that it stands over leads to signing in by itself.
  const isAskedThere = isSignedIn || left.open.includes(loginOpen)
  useEffect(() => comeBackTo(left, next), [left, next])
  return (
    <DoorScreen sign={['Come', 'on in']}>
      <h1>{isSignedIn ? 'Google did not open' : 'Sign in'}</h1>
      <p className={styles.why} role="alert">
        {text}
      </p>
      <div className={styles.ways}>
        <ButtonLink
          size="main"
          wide
          to={isAskedThere ? next : signInPath(placeAt(next, window.location.href))}
        >
          {isAskedThere ? 'Back to where you were' : 'Back to signing in'}
        </ButtonLink>
      </div>
    </DoorScreen>
  )
}

const ConnectHere = ({ connecting, errand }: { connecting: Connecting; errand: Errand }) => {
  const way = useState<SignInWay>('code')
  const steps = useSignInSteps(way, { email: connecting.email, connecting })
  return (
    <DoorScreen sign={signAt(steps)}>
      <SignInStep steps={steps} next={errand.next} why="" onEntered={() => goOn(errand)} />
    </DoorScreen>
  )
}
