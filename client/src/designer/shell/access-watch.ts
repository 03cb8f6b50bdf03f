import { inviteQuietMs } from '@shingle/shared/invite/limits.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { useEffect, useRef } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useAskWhileLooking } from '../../server/use-ask-while-looking.ts'
import { rememberOpen } from '../../website/last-open.ts'
import { ownerNewsWords } from '../../website/owner-news-words.ts'
import { refreshWebsites } from '../../website/websites-query.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'

const longestPauseMs = 60_000

const doNothing = () => undefined

/**
 * What others publish, take off or hand over meanwhile is known here within seconds, as it is in the list of websites.
 * Specification 4: whether the website is still this person's to edit is asked after three seconds of quiet, until then by
 * nobody, and again whenever the line comes back: what they are to it may have changed meanwhile.
 */
export const AccessWatch = () => {
  const website = useWebsite()
  const isConnected = useDraftStatus(({ online, why }) => online && why !== 'no-access')
  const isFrozen = useDraftStatus(({ phase }) => phase === 'frozen')
  const former = useRef<'never' | 'connected' | 'away'>('never')
  useEffect(() => rememberOpen(website), [website])
  useBecomingOwner(website)
  useAskWhileLooking(isConnected ? refreshWebsites : doNothing)
  useEffect(() => {
    if (isConnected && !isFrozen) {
      if (former.current === 'away') refreshWebsites()
      former.current = 'connected'
      return
    }
    // Losing edit control freezes for a moment as well: that alone is no reason to ask.
    if (!isConnected && former.current === 'connected') former.current = 'away'
    let pauseMs = inviteQuietMs
    const look = () => {
      refreshWebsites()
      pauseMs = Math.min(3 * pauseMs, longestPauseMs)
      timer = window.setTimeout(look, pauseMs)
    }
    let timer = window.setTimeout(look, pauseMs)
    return () => window.clearTimeout(timer)
  }, [isConnected, isFrozen])
  return null
}

/** Tells an editor who becomes the owner while they work. */
const useBecomingOwner = ({ role, businessName }: WebsiteEntry): void => {
  const former = useRef(role)
  useEffect(() => {
    const isNews = role === 'Owner' && former.current !== role
    former.current = role
    if (isNews) toast(ownerNewsWords(businessName))
  }, [role, businessName])
}
