import { invalidEmail, isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { emailMaximum } from '@shingle/shared/email/email-maximum.ts'
import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { ownAddress } from '@shingle/shared/invite/problems.ts'
import { type FormEvent, useId, useState } from 'react'
import { createInvite } from '../../../invite/invite-calls.ts'
import { useTask } from '../../../server/use-task.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './editors.module.css'
import { nameOf } from './person.tsx'

interface InviteDialogProps {
  editors: EditorsAnswer
  onClose: () => void
  onSent: () => void
}

/** Why an address cannot be invited, as far as the list tells. */
const refusalOf = (
  email: string,
  known: ListedInvite | undefined,
  ownerEmail: string,
): string | undefined => {
  if (!isEmail(email)) return invalidEmail.text
  if (email === ownerEmail) return ownAddress.text
  return known?.state === 'Accepted' ? `${nameOf(known)} is an editor already.` : undefined
}

const hints = {
  Pending: 'Invited before. Sending mails the same invitation again.',
  Expired: 'Invited before and expired. Sending makes a new invitation.',
} as const

export const InviteDialog = ({ editors: { owner, invites }, onClose, onSent }: InviteDialogProps) => {
  const { draftId } = useWebsite()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { busy, problem, run, forgive } = useTask(() => {
    toast('Invitation sent')
    onSent()
  })
  const email = normaliseEmail(typed)
  const known = invites.find((invite) => invite.email === email)
  const change = (text: string) => {
    setTyped(text)
    setRefusal(undefined)
    forgive()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const why = refusalOf(email, known, owner.email)
    setRefusal(why)
    if (why === undefined) run(() => createInvite(draftId, email))
  }
  return (
    <AskDialog
      title="Invite an editor"
      action={
        <Button size="main" type="submit" form={formId} busy={busy}>
          Send Invite
        </Button>
      }
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          autoFocus
          spellCheck={false}
          limit={emailMaximum}
          value={typed}
          onChange={change}
          error={refusal ?? problem?.text}
          hint={known && known.state !== 'Accepted' ? hints[known.state] : undefined}
        />
      </form>
      <p className={styles.soft}>
        Editors can edit content and settings but cannot manage invites or delete the website.
      </p>
    </AskDialog>
  )
}
