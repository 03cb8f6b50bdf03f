import { useState } from 'react'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { CodeBoxes } from '../code-boxes.tsx'
import { isWholeCode } from '../code-entry.ts'
import { type Entered, type SentCode, sendCode, verifyCode } from '../sign-in.ts'
import { Trouble } from '../trouble.tsx'

interface ConfirmByCodeProps {
  sent: SentCode
  onResent: (sent: SentCode) => void
  onEnter: (entered: Entered) => void
}

/** Takes the code that was mailed to somebody who proves once more who they are. */
export const ConfirmByCode = ({ sent, onResent, onEnter }: ConfirmByCodeProps) => {
  const [code, setCode] = useState('')
  const sending = useTask<SentCode>((next) => {
    setCode('')
    onResent(next)
  })
  const trying = useTask<Entered>(onEnter)
  const change = (next: string) => {
    setCode(next)
    trying.forgive()
    if (isWholeCode(next)) trying.run(() => verifyCode(sent, next))
  }
  return (
    <>
      <CodeBoxes code={code} onChange={change} error={trying.problem?.text ?? ''} />
      <p>
        Sent to {sent.email}.{' '}
        <Button kind="link" busy={sending.busy} onClick={() => sending.run(() => sendCode(sent.email))}>
          Send a new code
        </Button>
      </p>
      <Trouble text={sending.problem?.text ?? ''} />
    </>
  )
}
