import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { assistantNameMaximum } from '@shingle/shared/assistant/limits.ts'
import type { AssistantScope } from '@shingle/shared/assistant/scopes.ts'
import { useState } from 'react'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { leftOpenAfter, useKeepOpen } from '../app/left-open.ts'
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

/** What is asked of an assistant before it is let in. */
interface Asked {
  readonly name: string
  readonly edits: boolean
  readonly publishes: boolean
}

const nothing: Asked = { name: '', edits: false, publishes: false }
const kept = 'new-assistant?'

const keptAs = ({ name, edits, publishes }: Asked): string => {
  const words = new URLSearchParams({ name })
  if (edits) words.append('may', 'edit')
  if (publishes) words.append('may', 'publish')
  return `${kept}${words}`
}

/** What whoever comes back had filled in before they left to prove who they are. */
const leftAsked = (): Asked => {
  const words = new URLSearchParams(leftOpenAfter(kept))
  const may = words.getAll('may')
  return { name: words.get('name') ?? '', edits: may.includes('edit'), publishes: may.includes('publish') }
}

/** Lets another assistant in, by a name and with what it may do. */
export const NewAssistant = ({ onAdded }: { onAdded: (token: string) => void }) => {
  const [asked, setAsked] = useState(leftAsked)
  const { name, edits, publishes } = asked
  useKeepOpen(name === '' && !edits && !publishes ? null : keptAs(asked))
  const { busy, problem, run, goOn } = useConfirmedTask<{ token: string }>(({ token }) => {
    setAsked(nothing)
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
        onChange={(value) => setAsked({ ...asked, name: value })}
        limit={assistantNameMaximum}
        error={problem?.text}
      />
      <Leave
        label="It may edit drafts"
        isGiven={edits}
        onChange={(isGiven) => setAsked({ ...asked, edits: isGiven })}
      />
      <Leave
        label="It may publish"
        isGiven={publishes}
        onChange={(isGiven) => setAsked({ ...asked, publishes: isGiven })}
      />
      <Button kind="line" type="submit" busy={busy} disabled={name.trim() === ''}>
        Let an assistant in
      </Button>
      {goOn && <ConfirmYou onConfirmed={goOn} />}
    </form>
  )
}
