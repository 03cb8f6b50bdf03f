import { useEffect, useRef } from 'react'
import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { useAccount } from '../../server/session/session.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { openDialog, useDesigner } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import { hasControlWords } from './has-control-words.ts'
import { presenceAt } from './presence-store.ts'
import { useOthers, usePresence, usePresenceStore } from './use-presence.ts'

/** Tells the others where this person looks, and this person what the others ask of them. */
export const PresenceWatch = () => {
  const store = usePresenceStore()
  const [mode] = useDesignerMode()
  const chosen = useDesigner(({ selection }) => selection?.section ?? null)
  const section = mode === 'sections' ? chosen : null
  useEffect(() => store.lookAt(section), [store, section])
  const epoch = useDraftStatus(({ epoch }) => epoch)
  const mayAnswer = useDraftStatus(({ phase }) => phase === 'edit')
  const askers = useOthers().filter(({ asks }) => mayAnswer && asks === epoch)
  useAnswer()
  useLoss()
  return askers.map(({ id, name }) => <Asker key={id} id={id} name={name} />)
}

/** Whoever loses access with it is told that instead, a moment later. */
const lossToldAfterMs = 800

/** Tells whoever had edit control that somebody else has it now, however it went there. */
const useLoss = (): void => {
  const me = useAccount()?.id
  const holder = useDraftStatus(({ holder }) => holder)
  const isOut = useDraftStatus(({ why }) => why === 'no-access')
  const hadIt = useRef(false)
  const isMine = holder?.id === me
  const name = holder?.name
  useEffect(() => {
    if (isMine) hadIt.current = true
    if (isMine || isOut || name === undefined || !hadIt.current) return
    const tell = () => {
      hadIt.current = false
      toast(hasControlWords(name), { icon: null })
    }
    const timer = window.setTimeout(tell, lossToldAfterMs)
    return () => window.clearTimeout(timer)
  }, [isMine, isOut, name])
}

/** Stands for somebody who asks for edit control, for as long as they do. */
const Asker = ({ id, name }: { id: string; name: string }) => {
  const draft = useDraft()
  useEffect(() => {
    const end = new AbortController()
    const answered = presenceAt(draft)
    toast(`${name} asks to edit`, {
      icon: null,
      until: end.signal,
      actions: [
        { label: 'Keep editing', onSelect: () => answered.say({ t: 'answer', to: id, answer: 'keep' }) },
        { label: 'Hand over', onSelect: () => openDialog({ name: 'hand-over', to: id }) },
      ],
    })
    return () => end.abort()
  }, [draft, id, name])
  return null
}

/** What becomes of this page's own request: whoever is handed control takes it as anybody does. */
const useAnswer = (): void => {
  const draft = useDraft()
  const { answer, asked } = usePresence()
  const holder = useDraftStatus(({ holder }) => holder?.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts once, whoever has control by then
  useEffect(() => {
    if (answer === null || answer.epoch !== asked) return
    presenceAt(draft).setState({ answer: null, asked: null })
    if (answer.answer === 'keep') toast(`${holder ?? 'The editor'} keeps editing for now`, { icon: null })
    if (answer.answer === 'none')
      toast(`${holder ?? 'The editor'} did not answer. You can ask again, or take edit control.`, {
        icon: null,
      })
    if (answer.answer !== 'hand-over') return
    draft
      .takeControl()
      .then((taken) =>
        taken.ok ? toast('You have edit control now') : toast(taken.problem.text, { kind: 'trouble' }),
      )
      .catch(console.error)
  }, [answer])
}
