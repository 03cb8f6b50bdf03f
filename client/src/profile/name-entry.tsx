import { personNameMaximum } from '@shingle/shared/profile/name-maximum.ts'
import type { FormEvent } from 'react'
import { useKeepOpen, useTyped, wasLeftOpen } from '../app/left-open.ts'
import { changeAccount, useAccount } from '../server/session/session.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { useFormInPlace } from '../ui/use-form-in-place.ts'
import styles from './account-screen.module.css'
import { renameAccount } from './profile-calls.ts'

/** What somebody is called, and the form that changes it. */
export const NameEntry = () => {
  const account = useAccount()
  const form = useFormInPlace(wasLeftOpen('change-name'))
  useKeepOpen(form.isOpen ? 'change-name' : null)
  if (account === null) return null
  if (form.isOpen) return <NameForm name={account.name ?? ''} onClose={form.close} />
  const verb = account.name === null ? 'Add' : 'Change'
  return (
    <div className={styles.entry}>
      <span>Name</span>
      <p>{account.name ?? <span className={styles.soft}>No name yet</span>}</p>
      <Button {...form.opener} kind="link" aria-label={`${verb} name`} onClick={form.open}>
        {verb}
      </Button>
    </div>
  )
}

const NameForm = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const [typed, setTyped] = useTyped('change-name', name)
  const { busy, problem, run, forgive } = useTask<Parameters<typeof changeAccount>[0]>((account) => {
    changeAccount(account)
    toast('Name changed')
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(() => renameAccount(typed))
  }
  return (
    <div className={styles.open}>
      <span>Name</span>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Name"
          labelHidden
          autoFocus
          autoComplete="name"
          limit={personNameMaximum}
          counts
          value={typed}
          onChange={(next) => {
            setTyped(next)
            forgive()
          }}
          error={problem?.text}
          hint="Left empty, others see your email instead."
        />
        <div className={styles.row}>
          <Button type="submit" busy={busy}>
            Change name
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}
