import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { Trash2 } from 'lucide-react'
import type { OpenDraft } from '../../../replica/draft.ts'
import { designerStore } from '../../base/designer-store.ts'
import { remove } from '../../sections/section-commands.ts'
import type { Command } from './command.ts'

/** Deletes the chosen section, unless every page has it. */
export const removeCommand = (draft: OpenDraft): readonly Command[] => {
  const { selection } = designerStore.getState()
  const section = selection && draft.view.section(selection.section)
  if (!section || sections.some(({ type, required }) => required && type === section.type)) return []
  return [
    {
      ...{ id: 'remove-section', name: `Delete section: ${sectionTitle(section)}`, group: 'Do' },
      icon: <Trash2 />,
      isSought: true,
      otherWords: 'remove erase trash cut',
      run: () => remove(draft, section.id),
    },
  ]
}
