import type { Lead } from '@shingle/shared/lead/lead.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { longDay } from '../profile/long-day.ts'
import { useWayBack } from '../profile/use-way-back.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { countWords } from '../ui/count-words.ts'
import { AskDialog } from '../ui/dialog.tsx'
import { Warning } from '../ui/warning.tsx'
import styles from './erase-person-dialog.module.css'
import { erasePerson, weighPerson } from './lead-calls.ts'
import { senderOf } from './lead-words.ts'

interface ErasePersonDialogProps {
  lead: Lead
  onClose: () => void
  /** Called once they are erased, before the dialog closes. */
  onErased: () => void
}

type Weight = Extract<Awaited<ReturnType<typeof weighPerson>>, { ok: true }>['value']

/** What is kept of them; null while that is not known. */
const useWeight = ({ id, websiteId }: Lead): Weight | null => {
  const [weight, setWeight] = useState<Weight | null>(null)
  useEffect(() => {
    weighPerson({ id, websiteId })
      .then((answer) => answer.ok && setWeight(answer.value))
      .catch(console.error)
  }, [id, websiteId])
  return weight
}

/** Erases a person for good; says before what that takes away, and what it does not. */
export const ErasePersonDialog = ({ lead, onClose, onErased }: ErasePersonDialogProps) => {
  const weight = useWeight(lead)
  const { busy, problem, run } = useTask<undefined>(() => {
    onErased()
    onClose()
  })
  const waits = useWayBack(problem)
  return (
    <AskDialog
      title={`Erase ${senderOf(lead)}?`}
      description="For good, and only here: mails already in your own mailbox stay there."
      action={
        <Button
          kind="danger"
          size="main"
          busy={busy}
          disabled={waits !== null}
          onClick={() => run(() => erasePerson(lead))}
        >
          Erase person
        </Button>
      }
      onClose={onClose}
    >
      <ul className={styles.goes}>
        {goes(weight).map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at}>{words}</li>
        ))}
      </ul>
      {waits !== null && <Warning>{waits}</Warning>}
      {waits === null && problem && <Warning>{problem.text}</Warning>}
    </AskDialog>
  )
}

const goes = (weight: Weight | null): readonly ReactNode[] => {
  if (weight === null) return ['Everything that is kept of them']
  const { email, messages, signUps, signedUpAt } = weight
  return [
    ...(messages > 0
      ? [
          <>
            <b>{countWords(messages, 'message')}</b>
            {email === null ? '' : ` from ${email}`}
          </>,
        ]
      : []),
    ...(signUps > 0
      ? [
          <>
            <b>{countWords(signUps, 'newsletter sign-up')}</b>
            {signedUpAt === null ? '' : `, since ${longDay(signedUpAt)}`}
          </>,
        ]
      : []),
    'Their line in every later export',
  ]
}
