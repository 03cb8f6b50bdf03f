import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConfirmYou } from '../../account/confirm/confirm-you.tsx'
import { useConfirmedTask } from '../../account/confirm/use-confirmed-task.ts'
import { askGoogle, type GoogleQuestion } from '../../account/google/ask-google.ts'
import { beginConnectingGoogle, connectGoogleByCode } from '../../account/google/google-calls.ts'
import { GoogleIcon } from '../../account/google/google-icon.tsx'
import { Trouble } from '../../account/trouble.tsx'
import { useTask } from '../../server/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { AskDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

interface ConnectGoogleDialogProps {
  onConnected: () => void
  onClose: () => void
}

/** Connects a Google account: whoever agrees at Google has it open this account from then on. */
export const ConnectGoogleDialog = ({ onConnected, onClose }: ConnectGoogleDialogProps) => {
  const [question, setQuestion] = useState<GoogleQuestion | null>(null)
  // Asked before Google's window opens: whoever has to prove first who they are does so here.
  const preparing = useConfirmedTask<GoogleQuestion>(setQuestion)
  const connecting = useTask<unknown>(() => {
    toast('Google opens your account too')
    onConnected()
    onClose()
  })
  const prepare = useEffectEvent(() => preparing.run(beginConnectingGoogle))
  useEffect(() => prepare(), [])

  const connect = async (asked: GoogleQuestion) => {
    const errand = { next: appPaths.account, connects: true }
    const returned = await askGoogle(async () => succeed(asked), errand)
    const result = returned.ok ? await connectGoogleByCode(returned.value) : returned
    // What was answered once is no question any more.
    if (!result.ok) preparing.run(beginConnectingGoogle)
    return result
  }

  return (
    <AskDialog
      title="Connect Google?"
      action={
        <Button
          kind="line"
          size="main"
          busy={connecting.busy || (preparing.busy && preparing.goOn === null)}
          disabled={question === null}
          onClick={() => question && connecting.run(() => connect(question))}
        >
          {!connecting.busy && <GoogleIcon />}
          Continue with Google
        </Button>
      }
      onClose={onClose}
    >
      <p>Choose a Google account in its window. From then on it opens this account, whatever its address.</p>
      {preparing.goOn && <ConfirmYou onConfirmed={preparing.goOn} />}
      <Trouble text={(connecting.problem ?? preparing.problem)?.text ?? ''} />
    </AskDialog>
  )
}
