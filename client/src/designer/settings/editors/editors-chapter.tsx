import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeDays } from '@shingle/shared/invite/limits.ts'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useKeepOpen, wasLeftOpen } from '../../../app/left-open.ts'
import { resendInvite } from '../../../invite/invite-calls.ts'
import { useAccount } from '../../../server/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Turning } from '../../../ui/turning.tsx'
import { useFocusAfterDeletion } from '../../../ui/use-focus-after-deletion.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { type Asked, EditorDialogs } from './editor-dialogs.tsx'
import { EditorRow } from './editor-row.tsx'
import styles from './editors.module.css'
import { OwnerNote } from './owner-note.tsx'
import { nameOf, Person, StandingTag } from './person.tsx'
import { useEditors } from './use-editors.ts'

/** Specification 2: the owner and the editors of the website, and what one may do about them. */
export const EditorsChapter = () => (
  <>
    <Editors />
    {useWebsite().role !== 'Owner' && <OwnerNote />}
  </>
)

const Editors = () => {
  const { data, problem, ask } = useEditors()
  if (data) return <People editors={data} onChanged={ask} />
  if (problem === null) {
    return (
      <p className={styles.note} role="status">
        <Turning /> Looking them up
      </p>
    )
  }
  return (
    <div className={styles.trouble} role="alert">
      <p>The list of editors could not be read. {problem}</p>
      <Button kind="line" onClick={ask}>
        Try again
      </Button>
    </div>
  )
}

const transferTo = ({ id }: ListedInvite): string => `transfer/${id}`

/** Handing over, where whoever comes back left to prove who they are. */
const transferLeft = (invites: readonly ListedInvite[]): Asked | null => {
  const invite = invites.find((one) => wasLeftOpen(transferTo(one)))
  return invite ? { name: 'transfer', invite } : null
}

const focusPlaces = { each: '[data-editor-menu]', otherwise: '[data-invite]' }

const People = ({ editors, onChanged }: { editors: EditorsAnswer; onChanged: () => void }) => {
  const { owner, invites } = editors
  const [asked, setAsked] = useState<Asked | null>(() => transferLeft(invites))
  useKeepOpen(asked?.name === 'transfer' ? transferTo(asked.invite) : null)
  const youId = useAccount()?.id
  const isOwner = owner.id === youId
  useFocusAfterDeletion(
    useMemo(() => invites.map(({ id }) => id), [invites]),
    focusPlaces,
  )
  const resend = (inviteId: string) =>
    resendInvite(inviteId)
      .then((sent) => {
        toast(sent.ok ? 'Invitation sent' : sent.problem.text, sent.ok ? {} : { kind: 'trouble' })
        onChanged()
      })
      .catch(console.error)
  return (
    <>
      <ul className={styles.people}>
        <li>
          <Person name={nameOf(owner)} words={owner.name === null ? '' : owner.email} isYou={isOwner}>
            <StandingTag standing="Owner" />
          </Person>
        </li>
        {invites.map((invite) => (
          <EditorRow
            key={invite.id}
            invite={invite}
            isYou={invite.userId === youId}
            isManaged={isOwner}
            onAsk={setAsked}
            onResend={() => void resend(invite.id)}
          />
        ))}
      </ul>
      {isOwner && (
        <div className={styles.invite}>
          <Button size="main" data-invite="" onClick={() => setAsked({ name: 'invite' })}>
            <UserPlus aria-hidden="true" />
            Invite an editor
          </Button>
          <span className={styles.note}>
            They get a mail with a link, good for {inviteLifetimeDays} days.
          </span>
        </div>
      )}
      <EditorDialogs asked={asked} editors={editors} onAsk={setAsked} onChanged={onChanged} />
    </>
  )
}
