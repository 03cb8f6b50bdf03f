import {
  type Assistant,
  addAssistantEndpoint,
  removeAssistantEndpoint,
} from '@shingle/shared/assistant/endpoints.ts'
import { assistantNameMaximum } from '@shingle/shared/assistant/limits.ts'
import { type AssistantScope, scopeWords } from '@shingle/shared/assistant/scopes.ts'
import { assistantPath } from '@shingle/shared/paths/server-paths.ts'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { call } from '../server/call-endpoint.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { editedWords } from '../website/websites.ts'
import styles from './account-screen.module.css'
import own from './assistants-part.module.css'
import { assistantsQuery } from './assistants-query.ts'
import { NotHereYet } from './not-here-yet.tsx'
import { TokenOnce } from './token-once.tsx'

/** The assistants that come in by tokens of their own, and what each may do. */
export const AssistantsPart = () => {
  const { data, problem, ask } = assistantsQuery.use()
  const [token, setToken] = useState<string>()
  if (data === null) return <NotHereYet problem={problem} ask={ask} />
  return (
    <>
      <ul className={styles.ruled}>
        {data.assistants.map((assistant) => (
          <AssistantRow key={assistant.id} assistant={assistant} onGone={ask} />
        ))}
      </ul>
      {token !== undefined && (
        <TokenOnce
          token={token}
          address={`${location.origin}${assistantPath}`}
          onDone={() => setToken(undefined)}
        />
      )}
      <NewAssistant
        onAdded={(added) => {
          setToken(added)
          ask()
        }}
      />
    </>
  )
}

const AssistantRow = ({ assistant, onGone }: { assistant: Assistant; onGone: () => void }) => {
  const { id, name, scopes, lastUsedAt } = assistant
  const { busy, problem, run } = useTask<undefined>(() => {
    toast(`${name} is let in no more`)
    onGone()
  })
  const used = lastUsedAt === null ? 'not used yet' : `last used ${editedWords(lastUsedAt, Date.now())}`
  return (
    <li className={styles.way}>
      <Bot aria-hidden="true" />
      <p>
        <b>{name}</b>
        <small>
          {scopes.map((scope) => scopeWords[scope]).join(', ')}; {used}
        </small>
        {problem && (
          <small className={styles.bad} role="alert">
            {problem.text}
          </small>
        )}
      </p>
      <Button
        kind="link"
        busy={busy}
        aria-label={`Remove ${name}`}
        onClick={() => run(() => call(removeAssistantEndpoint, { params: { assistant: id } }))}
      >
        Remove
      </Button>
    </li>
  )
}

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

const NewAssistant = ({ onAdded }: { onAdded: (token: string) => void }) => {
  const [name, setName] = useState('')
  const [edits, setEdits] = useState(false)
  const [publishes, setPublishes] = useState(false)
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
