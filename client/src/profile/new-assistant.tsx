import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { assistantNameMaximum } from '@shingle/shared/assistant/limits.ts'
import type { AssistantScope } from '@shingle/shared/assistant/scopes.ts'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { useOpen, useTyped } from '../app/left-open.ts'
import { call } from '../server/call-endpoint.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import own from './assistants-part.module.css'

interface LeaveProps {
  label: string
  isGiven: boolean
  onChange: (isGiven: boolean) => void
}

/** One thing that an assistant may be allowed to do. */
const Leave = ({ label, isGiven, onChange }: LeaveProps) => (
  <label className={own.leave}>
    <input type="checkbox" checked={isGiven} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)

/** Lets another assistant in, by a name and with what it may do. */
export const NewAssistant = ({ onAdded }: { onAdded: (token: string) => void }) => {
  const [name, setName] = useTyped('assistant/name')
  const [edits, setEdits] = useOpen('assistant/edits')
  const [publishes, setPublishes] = useOpen('assistant/publishes')
  const { busy, problem, run, goOn } = useConfirmedTask<{ token: string }>(({ token }) => {
    setName('')
    setEdits(false)
    setPublishes(false)
    onAdded(token)
  })
  const scopes: readonly AssistantScope[] = [
    'read',
    ...(edits ? (['edit'] as const) : []),
    ...(publishes ? (['publish'] as const) : []),
  ]
  const add = () =>
    run(() => call(addAssistantEndpoint, { body: { name: name.trim(), scopes: [...scopes] } }))
  return (
    <form
      className={own.assistant}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add()
      }}
    >
      <TextField
        label="Name of the assistant"
        value={name}
        onChange={setName}
        limit={assistantNameMaximum}
        error={problem?.text}
      />
      <Leave label="It may edit drafts" isGiven={edits} onChange={setEdits} />
      <Leave label="It may publish" isGiven={publishes} onChange={setPublishes} />
      <Button kind="line" type="submit" busy={busy} disabled={name.trim() === ''}>
        Let an assistant in
      </Button>
      {goOn && <ConfirmYou onConfirmed={goOn} />}
    </form>
  )
}
