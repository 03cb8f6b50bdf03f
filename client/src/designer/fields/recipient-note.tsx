import { isEmail } from '@shingle/shared/email/email.ts'
import {
  askRecipientEndpoint,
  type RecipientAnswer,
  readRecipientEndpoint,
} from '@shingle/shared/recipient/endpoints.ts'
import { useEffect, useState } from 'react'
import { call } from '../../server/call-endpoint.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './controls.module.css'

type Known = RecipientAnswer & { readonly email: string }

/** What is known of an address once it is written whole; null before that, and where nobody can be asked. */
const useRecipient = (email: string, id: string) => {
  const [known, setKnown] = useState<Known | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (!isEmail(email)) return
    const asked = new AbortController()
    call(readRecipientEndpoint, { params: { id }, query: { email } }, { signal: asked.signal })
      .then((result) => {
        if (result.ok && !asked.signal.aborted) setKnown({ ...result.value, email })
      })
      .catch(console.error)
    return () => asked.abort()
  }, [id, email])
  const ask = () => {
    setIsAsking(true)
    call(askRecipientEndpoint, { params: { id }, body: { email } })
      .then((result) => {
        if (result.ok) setKnown({ ...result.value, email })
        else toast(result.problem.text, { kind: 'trouble' })
      })
      .catch(console.error)
      .finally(() => setIsAsking(false))
  }
  return { known: known?.email === email ? known : null, isAsking, ask }
}

/** Says where the messages of visitors go, and asks an address that has not agreed yet. */
export const RecipientNote = ({ email }: { email: string }) => {
  const { draftId, role } = useWebsite()
  const { known, isAsking, ask } = useRecipient(email.trim(), draftId)
  if (known === null) return null
  const { state, owner } = known
  if (state === 'owner' || state === 'confirmed')
    return (
      <p className={styles.note} role="status">
        Messages of your visitors go to this address.
      </p>
    )
  if (role !== 'Owner')
    return (
      <p className={styles.note} role="status">
        {`Messages go to ${owner}. Only the owner can have another address asked.`}
      </p>
    )
  return (
    <div className={styles.recipient} role="status">
      <p className={styles.note}>
        {state === 'asked'
          ? `We have mailed this address. Until it agrees, messages go to ${owner}.`
          : `Messages go to ${owner} until this address agrees to get them.`}
      </p>
      <Button kind="line" busy={isAsking} onClick={ask}>
        {state === 'asked' ? 'Mail it again' : 'Ask it by mail'}
      </Button>
    </div>
  )
}
