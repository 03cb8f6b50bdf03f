import { mayEdit } from '@shingle/shared/website/roles.ts'
import { useEffect, useState } from 'react'
import { useDraftStatus } from '../../replica/use-draft.ts'
import { useAccount } from '../../server/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useWebsite } from '../base/website/website-context.ts'
import { usePresence, usePresenceStore } from './use-presence.ts'

/** Beside taking edit control: asks whoever has it, while they are there to answer. */
export const AskForControl = () => {
  const store = usePresenceStore()
  const { people } = usePresence()
  const { role } = useWebsite()
  const me = useAccount()?.id
  const epoch = useDraftStatus(({ epoch }) => epoch)
  const holder = useDraftStatus(({ holder }) => holder?.id)
  const isAsking = people.some(({ id, asks }) => id === me && asks === epoch)
  const isResting = useRest()
  const isThere = people.some(({ id }) => id === holder)
  if (!mayEdit(role) || !isThere) return null
  if (isAsking) {
    return (
      <>
        <span role="status">You asked for edit control.</span>
        <Button kind="line" onClick={() => store.say({ t: 'withdraw' })}>
          Withdraw the request
        </Button>
      </>
    )
  }
  return (
    <>
      {isResting && <span role="status">You asked a moment ago.</span>}
      <Button kind="line" disabled={isResting} onClick={() => store.say({ t: 'ask' })}>
        Ask for edit control
      </Button>
    </>
  )
}

/** Nobody is asked again right after they answered, or were asked no more. */
const useRest = (): boolean => {
  const { mayAskAt } = usePresence()
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    const restMs = mayAskAt - Date.now()
    setResting(restMs > 0)
    const timer = window.setTimeout(() => setResting(false), restMs)
    return () => window.clearTimeout(timer)
  }, [mayAskAt])
  return isResting
}
