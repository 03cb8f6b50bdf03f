import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import {
  Eye,
  Globe,
  History,
  Keyboard,
  ListChecks,
  Palette,
  Plus,
  Save,
  Settings,
  Share2,
  Undo2,
} from 'lucide-react'
import type { OpenDraft } from '../../replica/draft.ts'
import type { DesignerMode } from '../base/designer-mode.ts'
import { openDialog, select } from '../base/designer-store.ts'
import { isCalled } from '../sections/is-called.ts'
import { SectionIcon } from '../sections/section-icon.tsx'
import { chapters } from '../settings/chapters.ts'
import { showChapter } from '../settings/show-chapter.ts'
import type { Command } from './find/command.ts'
import { fieldCommands } from './find/field-commands.tsx'
import { isCommandMeant } from './find/other-words.ts'

interface CommandsOf {
  draft: OpenDraft
  mode: DesignerMode
  setMode: (mode: DesignerMode) => void
  canEdit: boolean
}

/** Everything that can be gone to or done from anywhere. */
export const commandsOf = ({ draft, setMode, canEdit }: CommandsOf): readonly Command[] => {
  const { view } = draft
  const sections = view.sectionIds().flatMap((id): Command[] => {
    const section = view.section(id)
    if (!section) return []
    const go = () => {
      setMode('sections')
      select({ section: id })
    }
    const icon = <SectionIcon key={id} type={section.type} />
    const isMeant = (typed: string) => isCalled(section.type, typed)
    return [{ id, name: sectionTitle(section), group: 'Section', icon, isMeant, run: go }]
  })
  const modes: Command[] = [
    { id: 'settings', name: 'Settings', group: 'Go to', icon: <Settings />, run: () => setMode('settings') },
    ...chapters
      .filter(({ id }) => id !== 'website' && id !== 'delete')
      .map(({ id, title }) => ({
        id: `settings-${id}`,
        name: title,
        group: 'Settings',
        icon: <Settings key={id} />,
        run: () => showChapter(id),
      })),
    { id: 'theme', name: 'Theme', group: 'Go to', icon: <Palette />, run: () => setMode('theme') },
    { id: 'preview', name: 'Preview', group: 'Go to', icon: <Eye />, run: () => setMode('preview') },
    { id: 'share', name: 'Share', group: 'Do', icon: <Share2 />, run: () => openLater('share') },
    { id: 'check', name: 'Check', group: 'Do', icon: <ListChecks />, run: () => openLater('check') },
    { id: 'versions', name: 'Versions', group: 'Do', icon: <History />, run: () => openLater('versions') },
    {
      id: 'shortcuts',
      name: 'All shortcuts',
      group: 'Do',
      icon: <Keyboard />,
      run: () => openLater('shortcuts'),
    },
  ]
  const edits: Command[] = [
    {
      id: 'add',
      name: 'Add section',
      group: 'Do',
      icon: <Plus />,
      run: () => window.setTimeout(() => openDialog({ name: 'add-section', before: null })),
    },
    { id: 'publish', name: 'Publish', group: 'Do', icon: <Globe />, run: () => openLater('publish') },
    { id: 'save-draft', name: 'Save Draft', group: 'Do', icon: <Save />, run: () => openLater('save-draft') },
    { id: 'undo', name: 'Undo', group: 'Do', icon: <Undo2 />, run: () => draft.undo.undo() },
    { id: 'redo', name: 'Redo', group: 'Do', icon: <Undo2 />, run: () => draft.undo.redo() },
    { id: 'rename', name: 'Rename', group: 'Do', icon: <Settings />, run: () => openLater('rename') },
    {
      id: 'reviews',
      name: 'Ask for a review',
      group: 'Do',
      icon: <Share2 />,
      run: () => openLater('reviews'),
    },
  ]
  const named = [...modes, ...(canEdit ? edits : [])].map((command) => ({
    ...command,
    isMeant: (typed: string) => isCommandMeant(command.id, typed),
  }))
  return [...sections, ...named, ...fieldCommands(view, setMode)]
}

/** One dialog gives its focus back before the next takes it. */
const openLater = (
  name: 'share' | 'check' | 'versions' | 'shortcuts' | 'publish' | 'save-draft' | 'rename' | 'reviews',
): void => {
  window.setTimeout(() => openDialog({ name }))
}

/** The commands whose name has the typed letters, those that begin with them first and what is only meant by them last. */
export const matching = (commands: readonly Command[], typed: string): readonly Command[] => {
  const wanted = typed.trim().toLowerCase()
  const rank = ({ name, isMeant, isSought }: Command) => {
    if (isSought && wanted.length < 2) return -1
    const at = name.toLowerCase().indexOf(wanted)
    return at < 0 && isMeant?.(typed) ? name.length : at
  }
  return commands
    .filter((command) => rank(command) >= 0)
    .toSorted((a, b) => (wanted === '' ? 0 : Math.sign(rank(a)) - Math.sign(rank(b))))
}
