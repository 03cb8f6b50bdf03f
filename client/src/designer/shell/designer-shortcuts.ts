import { useEffect } from 'react'
import type { DraftSession } from '../../replica/draft-session.ts'
import { useDraftSession } from '../../replica/use-draft.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { designerStore, openDialog, select } from '../base/designer-store.ts'
import { isApple } from '../base/keyboard/command-keys.ts'
import { listenTo, shortcutsOn } from '../base/keyboard/shortcuts.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { useIsSmall } from '../base/use-is-small.ts'
import { copy, cut, duplicate, paste, remove, toggleHidden } from '../sections/section-commands.ts'
import { nextRegion } from './regions.ts'

/** The keys of the designer, once they are here; those of sections only while one is chosen in the Sections mode. */
export const DesignerShortcuts = () => {
  const session = useDraftSession()
  const [mode, setMode] = useDesignerMode()
  const inSections = useIsSmall() ? false : mode === 'sections'
  const { settle } = useTextWriting()
  useEffect(() => {
    const preview = () => setMode('preview')
    const stop = listenTo([
      { keys: ['mod+z'], run: () => steps(session, settle).undo(), whileWriting: true },
      { keys: ['mod+shift+z', 'mod+y'], run: () => steps(session, settle).redo(), whileWriting: true },
      { keys: ['mod+s'], run: () => openDialog({ name: 'save-draft' }), whileWriting: true },
      { keys: ['mod+p'], run: preview, whileWriting: true },
      { keys: ['mod+k'], run: () => openDialog({ name: 'search' }), whileWriting: true },
      { keys: ['?'], run: () => openDialog({ name: 'shortcuts' }), bare: true },
      { keys: ['f6'], run: () => nextRegion(1), whileWriting: true },
      { keys: ['shift+f6'], run: () => nextRegion(-1), whileWriting: true },
      { keys: ['escape'], run: () => select(null) },
      ...(inSections ? sectionShortcuts(session) : []),
    ])
    document.addEventListener('keydown', shortcutsOn)
    return () => {
      document.removeEventListener('keydown', shortcutsOn)
      stop()
    }
  }, [session, inSections, setMode, settle])
  return null
}

/** Undo knows only what was written, so what waits is written first. */
const steps = (session: DraftSession, settle: () => void) => {
  settle()
  return session.undo
}

const sectionShortcuts = (session: DraftSession) => {
  const chosen = (run: (id: string) => void) => () => {
    const id = designerStore.getState().selection?.section
    if (id) run(id)
  }
  return [
    { keys: ['mod+d'], run: chosen((id) => duplicate(session, id)) },
    {
      keys: isApple ? ['delete', 'backspace'] : ['delete'],
      run: chosen((id) => remove(session, id)),
      bare: true,
    },
    { keys: ['h'], run: chosen((id) => toggleHidden(session, id)), bare: true },
    { keys: ['mod+c'], run: chosen((id) => copy(session, id)) },
    { keys: ['mod+x'], run: chosen((id) => cut(session, id)) },
    { keys: ['mod+v'], run: () => paste(session, sectionAfterChosen(session)) },
  ]
}

const sectionAfterChosen = (session: DraftSession): string | null => {
  const ids = session.view.sectionIds()
  const chosen = designerStore.getState().selection?.section
  return chosen ? (ids[ids.indexOf(chosen) + 1] ?? null) : null
}
