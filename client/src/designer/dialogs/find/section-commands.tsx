import { offers } from '@shingle/shared/sections/offers.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { DesignerMode } from '../../base/designer-mode.ts'
import { openDialog, select } from '../../base/designer-store.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import type { Command } from './command.ts'

type View = Pick<OpenDraft['view'], 'sectionIds' | 'section'>

/** The sections of the page, to go to. */
export const sectionCommands = (view: View, setMode: (mode: DesignerMode) => void): readonly Command[] =>
  view.sectionIds().flatMap((id): Command[] => {
    const section = view.section(id)
    if (!section) return []
    const run = () => {
      setMode('sections')
      select({ section: id })
    }
    const icon = <SectionIcon key={id} type={section.type} />
    const otherWords = offers[section.type].alsoCalled ?? ''
    return [{ id, name: sectionTitle(section), group: 'Section', icon, otherWords, run }]
  })

/** The types of section that the page has room for, to add. */
export const addCommands = (view: View): readonly Command[] => {
  const present = view.sectionIds().map((id) => view.section(id)?.type)
  return sections
    .filter(({ type, maximumCount }) => present.filter((there) => there === type).length < maximumCount)
    .map(({ type, title }) => ({
      id: `add ${type}`,
      name: `Add ${title}`,
      group: 'Do',
      icon: <SectionIcon key={type} type={type} />,
      isSought: true,
      otherWords: `section new ${offers[type].alsoCalled ?? ''}`,
      run: () => window.setTimeout(() => openDialog({ name: 'add-section', before: null, looked: type })),
    }))
}
