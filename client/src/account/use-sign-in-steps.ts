import { useState } from 'react'
import { useTyped } from '../app/left-open.ts'
import { awaitedCode, forgetAwaitedCode, keepAwaitedCode } from './awaited-code.ts'
import type { Connecting } from './google/google-calls.ts'
import type { SentCode } from './sign-in.ts'
import type { SignInWay } from './sign-in-way.ts'

/** What was mailed, so that the next step waits for it. */
export type Sent =
  | { readonly what: 'code'; readonly code: SentCode }
  | { readonly what: 'link' }
  | { readonly what: 'reset' }
  /** The password is kept for asking once more. */
  | { readonly what: 'sign-up'; readonly password: string }

/** Where somebody who signs in is: what they began with, and what was mailed to them since. */
export interface SignInSteps {
  readonly way: SignInWay
  readonly take: (way: SignInWay) => void
  readonly email: string
  readonly setEmail: (email: string) => void
  readonly sent: Sent | null
  readonly setSent: (sent: Sent | null) => void
  /** The Google account that is connected as soon as they are in. */
  readonly connecting: Connecting | null
  readonly setConnecting: (connecting: Connecting) => void
}

interface Beginning {
  readonly email: string
  readonly connecting?: Connecting
}

/** What the address is kept by that is typed, for whoever has to leave the page. */
export const signInEmail = 'sign-in/email'
/** What the dialog is open by that asks to sign in over a page. */
export const loginOpen = 'sign-in'

/** The steps of signing in, whoever keeps the way that was taken. */
export const useSignInSteps = (
  [way, take]: readonly [SignInWay, (way: SignInWay) => void],
  beginning: Beginning,
): SignInSteps => {
  const [awaited] = useState(() => awaitedCode(way, beginning.email))
  const [email, setEmail] = useTyped(signInEmail, awaited?.email ?? beginning.email)
  const [connecting, setConnecting] = useState(beginning.connecting ?? null)
  const [kept, setKept] = useState<{ readonly by: SignInWay; readonly sent: Sent } | null>(
    awaited && { by: way, sent: { what: 'code', code: awaited } },
  )
  return {
    ...{ way, take, email, setEmail, connecting, setConnecting },
    // Whoever goes back to another way waits for nothing.
    sent: kept?.by === way ? kept.sent : null,
    setSent: (sent) => {
      // Once the page is loaded anew, nobody knows any more which Google account was to be connected.
      if (sent?.what === 'code' && connecting === null) keepAwaitedCode(way, sent.code)
      else forgetAwaitedCode()
      setKept(sent && { by: way, sent })
    },
  }
}

interface StepWords {
  /** What the sign in the porch says. */
  readonly sign: readonly string[]
  readonly title: string
}

const signIn: StepWords = { sign: ['Come', 'on in'], title: 'Sign in' }
const ways: Readonly<Record<SignInWay, StepWords>> = {
  code: signIn,
  link: signIn,
  password: signIn,
  create: { sign: ['Opening', 'soon'], title: 'Create account' },
  forgot: { sign: ['Keys', 'cut here'], title: 'Reset password' },
}
const connect: StepWords = { sign: ['Two', 'keys'], title: 'Connect Google?' }

const wordsAt = ({ way, sent, connecting }: SignInSteps): StepWords => {
  const atFirst = connecting === null ? ways[way] : connect
  switch (sent?.what) {
    case 'link':
      return { sign: ['Back in', 'a minute'], title: 'Check your inbox' }
    case 'sign-up':
      return { sign: ['Nearly', 'open'], title: 'Confirm your email' }
    case 'code':
    case 'reset':
      return { ...atFirst, title: 'Check your inbox' }
    case undefined:
      return atFirst
  }
}

/** What the sign in the porch says at a step. */
export const signAt = (steps: SignInSteps): readonly string[] => wordsAt(steps).sign

/** What a step is called. */
export const titleAt = (steps: SignInSteps): string => wordsAt(steps).title
