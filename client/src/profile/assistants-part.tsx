import { type Assistant, removeAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { scopeWords } from '@shingle/shared/assistant/scopes.ts'
import { assistantPath } from '@shingle/shared/paths/server-paths.ts'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { call } from '../server/call-endpoint.ts'
import { useAskOnReturn } from '../server/use-ask-on-return.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { editedWords } from '../website/websites.ts'
import styles from './account-screen.module.css'
import { assistantsQuery } from './assistants-query.ts'
import { NewAssistant } from './new-assistant.tsx'
import { NotHereYet } from './not-here-yet.tsx'
import { TokenOnce } from './token-once.tsx'

/** The assistants that come in by tokens of their own, and what each may do. */
export const AssistantsPart = () => {
  const { data, problem, ask } = assistantsQuery.use()
  const [token, setToken] = useState<string>()
  useAskOnReturn(ask)
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
