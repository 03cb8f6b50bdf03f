import { useEffect } from 'react'
import type { OpenDraft } from '../../replica/draft.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Turning } from '../../ui/turning.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { write } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import { hasControlWords } from './has-control-words.ts'
import { presenceAt } from './presence-store.ts'
import { usePresence } from './use-presence.ts'

const savedWithinMs = 10_000
/** Whoever was told yes takes control in a moment, or never. */
const takenWithinMs = 10_000

/** Hands edit control to somebody who asked: nothing can be typed until they have it, so that nothing typed is left behind. */
export const HandOverDialog = ({ to }: { to: string }) => {
  const draft = useDraft()
  const name = usePresence().people.find(({ id }) => id === to)?.name ?? 'them'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once, by the name at its beginning
  useEffect(() => {
    write(null)
    handOver(draft, { to, name }).catch(console.error).finally(closeDialog)
  }, [draft, to])
  return (
    <Dialog open dismissible={false} onOpenChange={() => undefined} title={`Handing over to ${name}`}>
      <p role="status">
        <Turning /> Your last changes are saved first.
      </p>
    </Dialog>
  )
}

const handOver = async (draft: OpenDraft, { to, name }: { to: string; name: string }): Promise<void> => {
  const saved = await draft.savedToAccount(savedWithinMs)
  if (!saved.ok) return toast(saved.problem.text, { kind: 'trouble' })
  presenceAt(draft).say({ t: 'answer', to, answer: 'hand-over' })
  if (await isTaken(draft, saved.value.epoch)) toast(hasControlWords(name))
  else toast(`${name} did not take edit control. You can go on editing.`, { kind: 'trouble' })
}

const isTaken = (draft: OpenDraft, epoch: number): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      stop()
      resolve(draft.status().epoch !== epoch)
    }
    const timer = setTimeout(finish, takenWithinMs)
    const stop = draft.subscribe(() => {
      if (draft.status().epoch !== epoch) finish()
    })
  })
