import { useState } from 'react'
import type { Connecting } from './google/google-calls.ts'
import type { SentCode } from './sign-in.ts'
import type { SignInWay } from './sign-in-way.ts'

/** What was mailed, so that the next step waits for it. */
export type Sent =
  | { readonly what: 'code'; readonly code: SentCode }
  | { readonly what: 'link' }
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

/** The steps of signing in, whoever keeps the way that was taken. */
export const useSignInSteps = (
  [way, take]: readonly [SignInWay, (way: SignInWay) => void],
  beginning: Beginning,
): SignInSteps => {
  const [email, setEmail] = useState(beginning.email)
  const [connecting, setConnecting] = useState(beginning.connecting ?? null)
  const [kept, setKept] = useState<{ readonly by: SignInWay; readonly sent: Sent } | null>(null)
  return {
    ...{ way, take, email, setEmail, connecting, setConnecting },
    // Whoever goes back to another way waits for nothing.
    sent: kept?.by === way ? kept.sent : null,
    setSent: (sent) => setKept(sent && { by: way, sent }),
  }
}

const signs: Readonly<Record<SignInWay | 'link-sent' | 'sign-up-sent' | 'connect', readonly string[]>> = {
  code: ['Come', 'on in'],
  link: ['Come', 'on in'],
  password: ['Come', 'on in'],
  create: ['Opening', 'soon'],
  forgot: ['Keys', 'cut here'],
  'link-sent': ['Back in', 'a minute'],
  'sign-up-sent': ['Nearly', 'open'],
  connect: ['Two', 'keys'],
}

/** What the sign in the porch says at a step. */
export const signAt = ({ way, sent, connecting }: SignInSteps): readonly string[] => {
  if (sent?.what === 'link') return signs['link-sent']
  if (sent?.what === 'sign-up') return signs['sign-up-sent']
  return connecting === null ? signs[way] : signs.connect
}
