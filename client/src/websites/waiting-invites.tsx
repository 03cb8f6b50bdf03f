import type { Invitation } from '@shingle/shared/invite/endpoints.ts'
import { invitePath } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { invitationsQuery } from '../invite/invitations-query.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Unread } from './unread.tsx'
import styles from './waiting-invites.module.css'

const DeclineDialog = lazy(async () => ({
  default: (await import('../invite/decline-dialog.tsx')).DeclineDialog,
}))

interface WaitingInvitesProps {
  /** Whether it is said here that they could not be read. */
  tellsTrouble: boolean
}

/** The invites that wait for whoever is signed in, however they came here; nothing where there is none. */
export const WaitingInvites = ({ tellsTrouble }: WaitingInvitesProps) => {
  const { data, isAsking, problem, ask } = invitationsQuery.use()
  const [declined, setDeclined] = useState<Invitation | null>(null)
  // Since the list was left one may have been accepted: none is shown until the server has said so anew.
  const waiting = isAsking || problem ? [] : (data?.invitations ?? [])
  if (problem && tellsTrouble)
    return (
      <div className={styles.unread}>
        <Unread what="Whether an invitation waits" problem={problem} busy={isAsking} onRetry={ask} />
      </div>
    )
  if (waiting.length === 0) return null
  return (
    <ul className={styles.waiting} aria-label="Invitations">
      {waiting.map((one) => (
        <li key={one.inviteId}>
          <Mail aria-hidden="true" />
          <p>
            <b>An invitation waits.</b> {one.ownerName} asks you to edit
            {` ${websiteName(one.businessName)}.`}
          </p>
          <Button
            kind="quiet"
            aria-label={`Decline ${websiteName(one.businessName)}`}
            onClick={() => setDeclined(one)}
          >
            Decline
          </Button>
          <ButtonLink kind="line" to={invitePath(one.inviteId)}>
            Open
          </ButtonLink>
        </li>
      ))}
      {declined && (
        <Suspense>
          <DeclineDialog {...declined} onDeclined={ask} onClose={() => setDeclined(null)} />
        </Suspense>
      )}
    </ul>
  )
}
