import { readOwnerEndpoint } from '@shingle/shared/website/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../server/call-endpoint.ts'
import { useAskOnReturn } from '../../../server/use-ask-on-return.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './editors.module.css'

/** Specification 6: the owner's address, for whoever is not the owner. */
export const OwnerNote = () => {
  const { draftId } = useWebsite()
  const [email, setEmail] = useState<string | null>(null)
  const ask = useCallback(() => {
    call(readOwnerEndpoint, { params: { id: draftId } })
      .then((result) => result.ok && setEmail(result.value.email))
      .catch(console.error)
  }, [draftId])
  useEffect(ask, [ask])
  // It may have been handed over meanwhile.
  useAskOnReturn(ask)
  return (
    <p className={styles.note}>
      Only the owner invites and removes editors
      {email === null ? (
        '.'
      ) : (
        <>
          : <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  )
}
