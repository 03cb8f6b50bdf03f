import { useEffect, useState } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useAccount, useIsSessionOver } from '../../server/session/session.ts'
import { type Banner, bannerOf } from './banner-of.ts'

/** Opening a draft and changing networks take a moment; whoever is offline for longer should know. */
const patienceMs = 2_500

/** What the line over the page says now; null while everything is as usual. */
export const useBanner = (): Banner | null => {
  const status = useDraftStatus((now) => now)
  const userId = useAccount()?.id
  const isSessionOver = useIsSessionOver()
  const isConnecting = useIsConnecting(status.online)
  return bannerOf(status, { userId, isSessionOver, isConnecting })
}

const useIsConnecting = (isOnline: boolean): boolean => {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    setPatient(true)
    if (isOnline) return
    const lose = () => setPatient(false)
    const timer = window.setTimeout(lose, patienceMs)
    window.addEventListener('offline', lose)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('offline', lose)
    }
  }, [isOnline])
  return !isOnline && isPatient && navigator.onLine
}
