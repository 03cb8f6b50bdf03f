import type { ItemAddress } from '@shingle/shared/draft/edits/items.ts'
import { useEffect } from 'react'
import type { OpenDraft } from '../../replica/draft.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { designerStore, type OpenDialog, openDialog, select } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { listenTo } from '../base/keyboard/answer-keys.ts'
import { isApple } from '../base/keyboard/command-keys.ts'
import { useCanvasPage, useTextWriting } from '../base/page/page-provider.tsx'
import { useIsSmall } from '../base/use-is-small.ts'
import { useWebsite } from '../base/website/website-context.ts'
import {
  copiedItem,
  copyChosen,
  cutChosen,
  duplicateChosen,
  pasteItem,
  removeChosen,
} from '../sections/item-commands.ts'
import { copy, cut, duplicate, paste, remove, toggleHidden } from '../sections/section-commands.ts'
import type { OpenWebsite } from '../sections/take-pictures-again.ts'
import { helpWithFocused } from '../words/help-with-focused.ts'
import { nextRegion } from './regions.ts'

/** The keys of the designer, once they are here; those of sections only while one is chosen in the Sections mode. */
export const DesignerShortcuts = () => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [mode, setMode] = useDesignerMode()
  const inSections = useIsSmall() ? false : mode === 'sections'
  const isPreview = mode === 'preview'
  const { settle } = useTextWriting()
  const { anchors } = useCanvasPage()
  const mayEdit = useCanEdit()
  useEffect(() => {
    const preview = () => setMode('preview')
    const region = (step: 1 | -1) => {
      const { selection, proposed } = designerStore.getState()
      // On a page that shows proposed edits no section is chosen.
      const id = proposed ? undefined : selection?.section
      nextRegion(step, anchors.find((candidate) => candidate.id === id)?.anchor)
    }
    // Nothing comes over a preview.
    const open = (dialog: OpenDialog) => !isPreview && openDialog(dialog)
    return listenTo([
      { keys: ['mod+z'], run: () => steps(draft, settle).undo(), whileWriting: true },
      { keys: ['mod+shift+z', 'mod+y'], run: () => steps(draft, settle).redo(), whileWriting: true },
      // Kept from the browser, which would save the app as a file, also where there is nothing to save.
      { keys: ['mod+s'], run: () => mayEdit && open({ name: 'save-draft' }), whileWriting: true },
      { keys: ['mod+p'], run: preview, whileWriting: true },
      { keys: ['mod+k'], run: () => open({ name: 'search' }), whileWriting: true },
      { keys: ['?'], run: () => open({ name: 'shortcuts' }), bare: inSections },
      { keys: ['f6'], run: () => region(1), whileWriting: true },
      { keys: ['shift+f6'], run: () => region(-1), whileWriting: true },
      ...(isPreview ? [{ keys: ['escape'], run: () => setMode('sections'), whileWriting: true }] : []),
      ...(inSections ? sectionShortcuts({ draft, draftId }) : []),
    ])
  }, [anchors, draft, draftId, inSections, isPreview, mayEdit, setMode, settle])
  return null
}

/** Undo knows only what was written, so what waits is written first. */
const steps = (draft: OpenDraft, settle: () => void) => {
  settle()
  return draft.undo
}

/** The section that keys are meant for: that of the row which has the focus, else the chosen one. */
const meantSection = (): string | undefined => rowSection() ?? designerStore.getState().selection?.section

const rowSection = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-rail-row]')?.dataset.railRow

/** The item that they are meant for, where one is chosen and no row of a section has the focus. */
const meantItem = (): ItemAddress | undefined => {
  const { selection } = designerStore.getState()
  const { section, item } = selection ?? {}
  return rowSection() === undefined && section !== undefined && item ? { section, ...item } : undefined
}

const sectionShortcuts = (website: OpenWebsite) => {
  const { draft } = website
  const chosen = (run: (id: string) => void, runItem?: (item: ItemAddress) => void) => () => {
    const item = runItem && meantItem()
    const id = meantSection()
    if (item) runItem(item)
    else if (id) run(id)
  }
  return [
    { keys: ['escape'], run: () => select(null) },
    { keys: ['mod+j'], run: helpWithFocused, whileWriting: true },
    {
      keys: ['mod+d'],
      run: chosen(
        (id) => duplicate(draft, id),
        (item) => duplicateChosen(draft, item),
      ),
    },
    {
      keys: isApple ? ['delete', 'backspace'] : ['delete'],
      run: chosen(
        (id) => remove(draft, id),
        (item) => removeChosen(draft, item),
      ),
      bare: true,
    },
    // No letter alone: a chosen section has its form open, and the next key may begin a word.
    { keys: ['mod+shift+h'], run: chosen((id) => toggleHidden(draft, id)) },
    {
      keys: ['mod+c'],
      run: chosen(
        (id) => copy(website, id),
        (item) => copyChosen(website, item),
      ),
    },
    {
      keys: ['mod+x'],
      run: chosen(
        (id) => cut(website, id),
        (item) => cutChosen(website, item),
      ),
    },
    { keys: ['mod+v'], run: () => pasteCopied(website) },
  ]
}

const pasteCopied = (website: OpenWebsite): void => {
  if (copiedItem()) pasteItem(website, meantSection(), meantItem()?.item)
  else paste(website, sectionAfterChosen(website.draft))
}

const sectionAfterChosen = (draft: OpenDraft): string | null => {
  const ids = draft.view.sectionIds()
  const chosen = meantSection()
  return chosen ? (ids[ids.indexOf(chosen) + 1] ?? null) : null
}
