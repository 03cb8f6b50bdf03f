import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { signInWithGoogle } from './google/ask-google.ts'
import type { GoogleSignIn } from './google/google-calls.ts'
import { GoogleIcon } from './google/google-icon.tsx'
import { askOneTap } from './google/one-tap.ts'

import { offersGoogle } from './sign-in.ts'
import styles from './sign-in-screen.module.css'
import { Trouble } from './trouble.tsx'

/** Where signing in with Google leads. */
export interface GoogleWays {
  /** Where the person wanted to go. */
  next: string
  onSignIn: (signIn: GoogleSignIn) => void
}

/** Only there when the server is configured for it. */
export const GoogleEntry = ({ next, onSignIn }: GoogleWays) => {
  const [isOffered, setIsOffered] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const settle = (result: Result<GoogleSignIn>) => {
    if (result.ok) onSignIn(result.value)
    else setProblem(result.problem)
  }
  const settlePrompt = useEffectEvent(settle)
  useEffect(() => {
    const leaving = new AbortController()
    const offer = async () => {
      if (!(await offersGoogle()) || leaving.signal.aborted) return
      setIsOffered(true)
      const result = await askOneTap(leaving.signal)
      if (result !== null && !leaving.signal.aborted) settlePrompt(result)
    }
    offer().catch(console.error)
    return () => leaving.abort()
  }, [])

  const open = async () => {
    setIsBusy(true)
    setProblem(null)
    const result = await signInWithGoogle({ next })
    setIsBusy(false)
    settle(result)
  }

  if (!isOffered) return null
  return (
    <>
      <Button kind="line" wide busy={isBusy} onClick={() => void open()}>
        {!isBusy && <GoogleIcon />}
        Continue with Google
      </Button>
      <div className={styles.below}>
        <Trouble text={problem?.text ?? ''} />
      </div>
      <p className={styles.or}>or by email</p>
    </>
  )
}
