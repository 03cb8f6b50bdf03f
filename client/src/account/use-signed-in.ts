import { useEffect } from 'react'
import { navigate } from '../app/navigate.ts'
import { useAccount, useIsSessionOver } from '../server/session/session.ts'
import { signInPath } from './require-session.ts'

/** Whether somebody is signed in; whoever signed out, in another tab perhaps, is led to sign in and back. */
export const useSignedIn = (): boolean => useLedIn(useAccount() !== null)

/** The same where nothing can be done any more once the server has ended the session. */
export const useSessionHere = (): boolean => {
  const isOver = useIsSessionOver()
  return useLedIn(useAccount() !== null && !isOver)
}

const useLedIn = (isIn: boolean): boolean => {
  useEffect(() => {
    if (!isIn) void navigate(signInPath(window.location), { replace: true })
  }, [isIn])
  return isIn
}
