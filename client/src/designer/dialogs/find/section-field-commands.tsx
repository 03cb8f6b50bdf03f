import type { AnySection } from '@shingle/shared/draft/content.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { otherWordsOfField } from '../../../help/other-words.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { DesignerMode } from '../../base/designer-mode.ts'
import { fieldEntries } from '../../base/draft/field-entry.ts'
import { itemName } from '../../fields/item-words.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import type { Command } from './command.ts'
import { showSectionField } from './show-section-field.ts'
import { shownFields } from './shown-fields.ts'

type View = Pick<OpenDraft['view'], 'sectionIds' | 'section'>
type SetMode = (mode: DesignerMode) => void

interface Named {
  readonly name: string
  readonly label: string
  /** The field's own address begins there. */
  readonly item?: { readonly list: string; readonly item: string }
}

const inSection = (section: AnySection, { name, label, item }: Named, setMode: SetMode): Command => ({
  id: [section.id, ...(item ? [item.list, item.item] : []), name].join('/'),
  name: label,
  group: sectionTitle(section),
  icon: <SectionIcon type={section.type} />,
  isSought: true,
  otherWords: otherWordsOfField(name),
  run: () => {
    setMode('sections')
    showSectionField(section.id, name, item)
  },
})

/** The fields of a section's items; those of all but the first are found by the item's own words as well. */
const itemCommands = (
  section: AnySection,
  titleOf: (id: string) => string,
  setMode: SetMode,
): readonly Command[] =>
  fieldEntries(findDefinition(section.type)?.fields ?? {}, section).flatMap((entry) => {
    if (entry.kind !== 'items') return []
    return entry.value.flatMap((item, index) => {
      const called = itemName(item, entry, titleOf)
      return shownFields(entry.field.fields).map(([name, { label }]): Command => {
        const place = { list: entry.name, item: item.id }
        const command = inSection(section, { name, label, item: place }, setMode)
        const group = `${command.group}: ${called}`
        return index === 0 ? { ...command, group } : { ...command, group, ownWords: called }
      })
    })
  })

/** Every field of the page's sections and of their items. */
export const sectionFieldCommands = (view: View, setMode: SetMode): readonly Command[] => {
  const page = view.sectionIds().flatMap((id) => view.section(id) ?? [])
  const titleOf = (id: string) => {
    const found = page.find((section) => section.id === id)
    return found ? sectionTitle(found) : ''
  }
  const ofSections = page.flatMap((section) => {
    const definition = findDefinition(section.type)
    if (!definition) return []
    const fields = shownFields(fieldsOf(definition))
    return fields.map(([name, { label }]) => inSection(section, { name, label }, setMode))
  })
  return [...ofSections, ...page.flatMap((section) => itemCommands(section, titleOf, setMode))]
}
