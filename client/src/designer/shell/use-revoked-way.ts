import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { useEffect, useState } from 'react'
import { navigate } from '../../app/navigate.ts'
import { useSearch } from '../../app/use-place.ts'
import { unsavedCopies } from '../../replica/device-drafts.ts'
import { useAccount } from '../../server/session/session.ts'
import { lastShared } from '../../website/last-open.ts'
import { draftIdIn } from './draft-ticket.ts'

/** Whether this person could edit a draft before: it was open in this tab, or this device has work of theirs on it. */
const wasTheirs = async (draftId: string, userId: string): Promise<boolean> =>
  lastShared()?.draftId === draftId || (await unsavedCopies(userId)).some((copy) => copy.draftId === draftId)

/** Leads whoever may edit the named draft no longer to the page that says so; true once nobody is led there. */
export const useRevokedWay = (): boolean => {
  const draftId = draftIdIn(useSearch())
  const userId = useAccount()?.id
  const [isDecided, setIsDecided] = useState(false)
  useEffect(() => {
    const decide = async () => {
      if (draftId === null || userId === undefined || !(await wasTheirs(draftId, userId))) setIsDecided(true)
      else await navigate(`${appPaths.inviteRevoked}?websiteId=${draftId}`, { replace: true })
    }
    decide().catch((cause: unknown) => {
      console.error(cause)
      setIsDecided(true)
    })
  }, [draftId, userId])
  return isDecided
}
