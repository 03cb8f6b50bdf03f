import { useEffect, useState } from 'react'
import { offersGoogle } from '../sign-in.ts'

/** Whether this server offers to sign in with Google; not while that is not known. */
export const useOffersGoogle = (): boolean => {
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    offersGoogle().then(setIsOffered).catch(console.error)
  }, [])
  return isOffered
}
