import { signInAgain } from '@shingle/shared/account/problems.ts'
import type { EditorsAnswer, ListedInvite } from '@shingle/shared/invite/endpoints.ts'
import { type Problem, refuse } from '@shingle/shared/problem/problem.ts'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { ConfirmYouLate } from '../../../account/confirm/confirm-you-late.tsx'
import { useConfirmedTask } from '../../../account/confirm/use-confirmed-task.ts'
import { transferOwnership } from '../../../invite/invite-calls.ts'
import { useWayBack } from '../../../profile/use-way-back.ts'
import { unknownProblem } from '../../../server/problems.ts'
import { Button } from '../../../ui/button.tsx'
import { AskDialog } from '../../../ui/dialog.tsx'
import { Warning } from '../../../ui/warning.tsx'
import { domainOf } from '../../../website/websites.ts'
import { refreshWebsites } from '../../../website/websites-query.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import styles from './editors.module.css'
import { nameOf, Person, type Standing, StandingTag } from './person.tsx'

interface TransferDialogProps {
  owner: EditorsAnswer['owner']
  invite: ListedInvite
  onClose: () => void
  onTransferred: () => void
  onFailed: (problem: Problem) => void
}

/** Hands the website over, once one has read what that means. */
export const TransferDialog = (props: TransferDialogProps) => {
  const { owner, invite, onClose, onTransferred, onFailed } = props
  const website = useWebsite()
  const { draftId } = website
  const [name, domain] = [nameOf(invite), domainOf(website)]
  const { busy, run, goOn } = useConfirmedTask<unknown>(() => {
    toast(`${name} is the owner now`)
    onTransferred()
  })
  const waits = useWayBack(null)
  const transfer = async () => {
    const result = await transferOwnership(draftId, invite.userId ?? '').catch((cause: unknown) => {
      console.error(cause)
      return refuse(unknownProblem())
    })
    // Also where it failed: of an answer that got lost nobody knows what it said.
    refreshWebsites()
    if (!result.ok && result.problem.code !== signInAgain.code) onFailed(result.problem)
    return result
  }
  return (
    <AskDialog
      title="Transfer ownership"
      size="publish"
      action={
        <Button
          size="main"
          busy={busy}
          disabled={goOn !== null || waits !== null}
          onClick={() => run(transfer)}
        >
          Transfer Site Ownership
        </Button>
      }
      onClose={onClose}
    >
      <ul className={styles.people}>
        <Becomes name={name} words={invite.name === null ? '' : invite.email} was="Editor" is="Owner" />
        <Becomes
          name={nameOf(owner)}
          words={owner.name === null ? '' : owner.email}
          was="Owner"
          is="Editor"
          isYou
        />
      </ul>
      {waits === null ? (
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          <span>
            This cannot be undone. You become an editor, and {name} may remove you. The messages of visitors
            {domain === null
              ? ' go with the website.'
              : ` and ${domain} go with the website: disconnect the domain first to keep it.`}
          </span>
        </p>
      ) : (
        <Warning>{waits}</Warning>
      )}
      {goOn && <ConfirmYouLate onConfirmed={goOn} />}
    </AskDialog>
  )
}

interface BecomesProps {
  name: string
  words: string
  was: Standing
  is: Standing
  isYou?: boolean
}

const Becomes = ({ was, is, ...person }: BecomesProps) => (
  <li>
    <Person {...person}>
      <span className={styles.becomes}>
        <span className={styles.soft}>{was}</span>
        <ArrowRight role="img" aria-label="becomes" />
        <StandingTag standing={is} />
      </span>
    </Person>
  </li>
)
