import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import {
  Eye,
  Globe,
  History,
  Keyboard,
  ListChecks,
  Monitor,
  Palette,
  Plus,
  Save,
  Settings,
  Share2,
  Smartphone,
  Undo2,
} from 'lucide-react'
import { otherWordsOfCommand } from '../../help/other-words.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import type { DesignerMode } from '../base/designer-mode.ts'
import { openDialog, showDevice } from '../base/designer-store.ts'
import { chapters, ownersChapters } from '../settings/chapters.ts'
import { showChapter } from '../settings/show-chapter.ts'
import type { Command } from './find/command.ts'
import { fieldCommands } from './find/field-commands.tsx'
import { openLater } from './find/open-later.ts'
import { addCommands, sectionCommands } from './find/section-commands.tsx'
import { websiteCommands } from './find/website-commands.tsx'

interface DraftParts {
  readonly undo: Pick<OpenDraft['undo'], 'undo' | 'redo'>
  readonly view: Pick<OpenDraft['view'], 'sectionIds' | 'section'>
}

interface CommandsOf {
  draft: DraftParts
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published' | 'role'>
  setMode: (mode: DesignerMode) => void
  canEdit: boolean
}

/** Everything that can be gone to or done from anywhere. */
export const commandsOf = ({ draft, website, setMode, canEdit }: CommandsOf): readonly Command[] => {
  const { view } = draft
  const fields = fieldCommands(view, setMode)
  const named = [
    {
      ...{ id: 'settings', name: 'Settings', group: 'Go to', icon: <Settings /> },
      run: () => setMode('settings'),
    },
    ...chapterCommands(website.role === 'Owner', fields),
    ...viewCommands(setMode),
    ...(canEdit ? editCommands(draft) : []),
    ...websiteCommands(website),
  ].map((command) => ({ ...command, otherWords: otherWordsOfCommand(command.id) }))
  return [...sectionCommands(view, setMode), ...named, ...(canEdit ? addCommands(view) : []), ...fields]
}

const chapterCommands = (isOwner: boolean, fields: readonly Command[]): readonly Command[] =>
  chapters
    .filter(({ id }) => isOwner || !ownersChapters.includes(id))
    .map(({ id, title }) => ({
      id: `settings-${id}`,
      name: title,
      group: 'Settings',
      icon: <Settings key={id} />,
      sameAs: fields.find(({ name, group }) => name === title && group === title)?.id,
      run: () => showChapter(id),
    }))

const viewCommands = (setMode: (mode: DesignerMode) => void): readonly Command[] => {
  const show = (device: 'desktop' | 'mobile') => () => {
    setMode('sections')
    showDevice(device)
  }
  return [
    { id: 'theme', name: 'Theme', group: 'Go to', icon: <Palette />, run: () => setMode('theme') },
    { id: 'preview', name: 'Preview', group: 'Go to', icon: <Eye />, run: () => setMode('preview') },
    { id: 'share', name: 'Share', group: 'Do', icon: <Share2 />, run: () => openLater('share') },
    { id: 'check', name: 'Check', group: 'Do', icon: <ListChecks />, run: () => openLater('check') },
    { id: 'versions', name: 'Versions', group: 'Do', icon: <History />, run: () => openLater('versions') },
    {
      ...{ id: 'desktop', name: 'Show on desktop', group: 'Do', icon: <Monitor /> },
      isSought: true,
      run: show('desktop'),
    },
    {
      ...{ id: 'mobile', name: 'Show on mobile', group: 'Do', icon: <Smartphone /> },
      isSought: true,
      run: show('mobile'),
    },
    {
      ...{ id: 'shortcuts', name: 'All shortcuts', group: 'Do', icon: <Keyboard /> },
      run: () => openLater('shortcuts'),
    },
  ]
}

const editCommands = ({ undo }: DraftParts): readonly Command[] => [
  {
    ...{ id: 'add', name: 'Add section', group: 'Do', icon: <Plus /> },
    run: () => window.setTimeout(() => openDialog({ name: 'add-section', before: null })),
  },
  { id: 'publish', name: 'Publish', group: 'Do', icon: <Globe />, run: () => openLater('publish') },
  { id: 'save-draft', name: 'Save Draft', group: 'Do', icon: <Save />, run: () => openLater('save-draft') },
  { id: 'undo', name: 'Undo', group: 'Do', icon: <Undo2 />, run: () => undo.undo() },
  { id: 'redo', name: 'Redo', group: 'Do', icon: <Undo2 />, run: () => undo.redo() },
  { id: 'rename', name: 'Rename', group: 'Do', icon: <Settings />, run: () => openLater('rename') },
  { id: 'reviews', name: 'Ask for a review', group: 'Do', icon: <Share2 />, run: () => openLater('reviews') },
]
