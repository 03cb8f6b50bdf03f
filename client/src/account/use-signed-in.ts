import { useEffect } from 'react'
import { navigate } from '../app/navigate.ts'
import { signInPath } from './require-session.ts'
import { useAccount } from './session.ts'

/** Whether somebody is signed in; whoever signed out, in another tab perhaps, is led to sign in and back. */
export const useSignedIn = (): boolean => {
  const isSignedIn = useAccount() !== null
  useEffect(() => {
    if (!isSignedIn) void navigate(signInPath(window.location), { replace: true })
  }, [isSignedIn])
  return isSignedIn
}
