import { invitePath } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Mail } from 'lucide-react'
import { invitationsQuery } from '../invite/invitations-query.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import styles from './waiting-invites.module.css'

/** The invites that wait for whoever is signed in, however they came here; nothing where there is none. */
export const WaitingInvites = () => {
  const { data, isAsking, problem } = invitationsQuery.use()
  // Since the list was left one may have been accepted: none is shown until the server has said so anew.
  const waiting = isAsking || problem ? [] : (data?.invitations ?? [])
  if (waiting.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label="Invitations">
      {waiting.map(({ inviteId, businessName, ownerName }) => (
        <li key={inviteId}>
          <Mail aria-hidden="true" />
          <p>
            <b>An invitation waits.</b> {ownerName} asks you to edit {websiteName(businessName)}.
          </p>
          <ButtonLink kind="line" to={invitePath(inviteId)}>
            Open
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
