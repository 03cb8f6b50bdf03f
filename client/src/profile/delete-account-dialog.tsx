import { invalidToken } from '@shingle/shared/account/problems.ts'
import type { ExportState } from '@shingle/shared/export/export-state.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ConfirmYou } from '../account/confirm/confirm-you.tsx'
import { type ConfirmedTask, useConfirmedTask } from '../account/confirm/use-confirmed-task.ts'
import { leaveForHome } from '../account/leaving/leave-for-home.ts'
import { useTrouble } from '../app/use-trouble.ts'
import { networkProblem } from '../server/problems.ts'
import { useAccount } from '../server/session/session.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog, Dialog } from '../ui/dialog.tsx'
import { Warning } from '../ui/warning.tsx'
import { CurrentPassword, useCurrentPassword } from './current-password.tsx'
import styles from './delete-account-dialog.module.css'
import { Losses, type Weight } from './deletion-losses.tsx'
import { exportQuery, readExport, startExport } from './export-calls.ts'
import { deleteAccount, weighAccount } from './profile-calls.ts'
import { useWayBack } from './use-way-back.ts'

/** Says what goes with the account, has it confirmed, and deletes it. */
export const DeleteAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const userId = useAccount()?.id ?? ''
  const { weight, isWeighed, proveFirst } = useWeight()
  const fail = useTrouble()
  const [isUnderstood, setUnderstood] = useState(false)
  const { busy, problem, run, forgive, goOn } = useConfirmedTask<undefined>(
    () => void leaveForHome(userId).catch(fail),
  )
  const waits = useWayBack(problem)
  const password = useCurrentPassword(problem)
  const remove = useDeletion(run, password.given)
  const packing = useConfirmedTask<ExportState>(() => {
    onClose()
    exportQuery.change((known) => known)
    document.getElementById('yours')?.scrollIntoView()
  })
  const confirmed = proveFirst ?? goOn ?? packing.goOn
  const isReady = isUnderstood && confirmed === null && waits === null && !password.isMissing
  const isAsking = waits === null && isWeighed
  if (problem && waits === null && !password.isRefused)
    return <DeletionFailed busy={busy} onRetry={remove} onClose={forgive} />
  return (
    <AskDialog
      title="Delete your account?"
      size="publish"
      aside={
        <Button kind="quiet" size="main" busy={packing.busy} onClick={() => packing.run(packOnce)}>
          <Download aria-hidden="true" />
          Download my data
        </Button>
      }
      action={
        <Button kind="danger" size="main" busy={busy} disabled={!isReady} onClick={remove}>
          Delete account
        </Button>
      }
      onClose={onClose}
    >
      <p>This takes everything with it, at once and for good.</p>
      {weight && <Losses weight={weight} />}
      {confirmed && <ConfirmYou onConfirmed={confirmed} />}
      {packing.problem && <p role="alert">{packing.problem.text}</p>}
      {waits !== null && <Warning>{waits}</Warning>}
      {isAsking && <CurrentPassword password={password} onEnter={isReady && !busy ? remove : null} />}
      {isAsking && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isUnderstood}
            onChange={({ target }) => setUnderstood(target.checked)}
          />
          <span>
            I understand that my websites, pictures and messages are deleted and cannot be restored.
          </span>
        </label>
      )}
    </AskDialog>
  )
}

/** Has everything packed, unless it is or was a moment ago: where it is to be had shows what became of it. */
const packOnce = async (): Promise<Result<ExportState>> => {
  const present = await readExport()
  const isThere = present.ok && (present.value.state === 'packing' || present.value.state === 'ready')
  return isThere ? present : startExport()
}

/** What would go; whoever signed in a while ago proves who they are before they are told or asked anything. */
const useWeight = () => {
  const [weight, setWeight] = useState<Weight | null>(null)
  const { run, goOn, problem } = useConfirmedTask<Weight>(setWeight)
  // biome-ignore lint/correctness/useExhaustiveDependencies: weighed once, as the dialog opens
  useEffect(() => run(weighAccount), [])
  // Whoever cannot be told what goes may still go.
  return { weight, isWeighed: weight !== null || problem !== null, proveFirst: goOn }
}

/** Asks once more where the answer was lost: whoever is known no more by then has been deleted. */
const useDeletion = (run: ConfirmedTask<undefined>['run'], current: string | null) => {
  const wasLost = useRef(false)
  return () =>
    run(async () => {
      const result = await deleteAccount(current)
      if (result.ok) return result
      const { code } = result.problem
      if (wasLost.current && code === invalidToken.code) return succeed(undefined)
      wasLost.current ||= code === networkProblem.code
      return result
    })
}

/** Specification 8: the deletion could not be ordered. */
const DeletionFailed = ({
  busy,
  onRetry,
  onClose,
}: {
  busy: boolean
  onRetry: () => void
  onClose: () => void
}) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Account deletion failed"
    footer={
      <>
        <Button kind="quiet" size="main" onClick={() => window.location.assign(pagePaths.support)}>
          Contact support
        </Button>
        <Button size="main" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </>
    }
  >
    <p>
      Check your connection and try again: it goes on where it stopped. If it fails once more, contact
      support; they can finish it for you.
    </p>
  </Dialog>
)
