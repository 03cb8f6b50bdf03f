import type { DraftStatus } from '../../replica/draft-status.ts'
import { replicaProblems } from '../../replica/draft-status.ts'
import { networkProblem, sessionOverProblem } from '../../server/problems.ts'
import type { PublishWish } from '../../website/publish-wish.ts'

const changedMeanwhile =
  'This website was edited by somebody else, or written anew, since you asked. Look at it, then publish again.'
const inRecoveredCopy =
  'Some of your changes could not be saved, and are in a recovered copy on this device. Look at the page, then publish again.'

/** What is to be done with a wish: it waits, is carried out, or ends for a reason. */
export type WishJudgement = 'wait' | 'carry-out' | { readonly refused: string }

/** Whether what the account has by now is what the person saw when they asked to publish, or a later state of their own. */
export const judgeWish = (
  { online, phase, save, epoch, recovered, pictures }: DraftStatus,
  wish: PublishWish,
): WishJudgement => {
  if (wish.refused !== undefined || !online || phase === 'loading' || phase === 'frozen') return 'wait'
  if (epoch !== wish.epoch) return { refused: changedMeanwhile }
  if (recovered > wish.recovered) return { refused: inRecoveredCopy }
  return phase === 'edit' && save === 'account' && pictures.waiting === 0 ? 'carry-out' : 'wait'
}

const passing: readonly string[] = [
  networkProblem,
  sessionOverProblem,
  replicaProblems.offline,
  replicaProblems.notYetSaved,
  replicaProblems.pictureWaiting,
].map(({ code }) => code)

/** Whether a wish that was refused for this may be carried out later all the same. */
export const isPassing = ({ code, status }: { readonly code: string; readonly status: number }): boolean =>
  passing.includes(code) || status === 429 || status >= 500
