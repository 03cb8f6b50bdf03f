import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTrouble } from '../app/use-trouble.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { answersStore, changeAnswers } from './answers-store.ts'
import { forgetSaid, questions, saidStore, sufficing } from './more-information.ts'
import styles from './more-information-dialog.module.css'

interface MoreInformationDialogProps {
  /** The description says enough now: what was on its way goes on. */
  onEnough: () => void
  onClose: () => void
}

/** Asks for what a thin description leaves open, and adds the answers to it. */
export const MoreInformationDialog = ({ onEnough, onClose }: MoreInformationDialogProps) => {
  const form = useId()
  const said = useStore(saidStore)
  const [missing, setMissing] = useState('')
  const [busy, setBusy] = useState(false)
  const fail = useTrouble()
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const goOn = async () => {
    const asked = new AbortController()
    asking.current = asked
    const { answers } = answersStore.getState()
    setBusy(true)
    setMissing('')
    const found = await sufficing(answers, said)
    if (asked.signal.aborted) return
    setBusy(false)
    // It is about what stood there when it was asked.
    const { businessActivities } = answersStore.getState().answers
    if (businessActivities !== answers.businessActivities || saidStore.getState() !== said) return
    if ('missing' in found) return setMissing(found.missing)
    changeAnswers({ businessActivities: found.description })
    forgetSaid()
    onEnough()
  }
  const close = () => {
    asking.current?.abort()
    setBusy(false)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) goOn().catch(fail)
  }
  const change = (at: number, text: string) => {
    setMissing('')
    saidStore.setState(said.with(at, text), true)
  }
  return (
    <AskDialog
      title={moreInformationNeeded.text}
      description="There is not enough yet to write a page that could only be yours. What you say here is added to your description."
      action={
        <Button type="submit" form={form} size="main" busy={busy}>
          Add and go on
        </Button>
      }
      onClose={close}
    >
      <form id={form} className={styles.questions} onSubmit={submit} noValidate>
        {questions.map(({ label, example }, at) => (
          <TextArea
            key={label}
            label={label}
            rows={2}
            autoFocus={at === 0}
            limit={answerLimits.businessActivities}
            placeholder={example}
            value={said[at] ?? ''}
            onChange={(text) => change(at, text)}
          />
        ))}
      </form>
      {missing && (
        <p className={styles.missing} role="alert">
          <CircleAlert aria-hidden="true" />
          {missing}
        </p>
      )}
    </AskDialog>
  )
}
