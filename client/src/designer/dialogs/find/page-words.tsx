import type { AnySection } from '@shingle/shared/draft/content.ts'
import { placedValues } from '@shingle/shared/draft/placed-values.ts'
import type { SectionValue } from '@shingle/shared/draft/section-values.ts'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import type { DesignerMode } from '../../base/designer-mode.ts'
import { SectionIcon } from '../../sections/section-icon.tsx'
import type { Command } from './command.ts'
import { showSectionField } from './show-section-field.ts'

/** Fewer letters are on every page. */
const lettersMinimum = 3
const shownBefore = 16
const shownMaximum = 60
const foundMaximum = 12

const textOf = (entry: SectionValue): string => {
  switch (entry.kind) {
    case 'text':
    case 'long':
      return entry.value
    case 'rich':
      return plainTextOf(entry.value)
    case 'button':
      return entry.value.label
    default:
      return ''
  }
}

/** What stands around the found letters. */
const around = (text: string, at: number): string => {
  const from = Math.max(0, at - shownBefore)
  const cut = text
    .slice(from, from + shownMaximum)
    .replace(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${cut}${from + shownMaximum < text.length ? '…' : ''}`
}

/** Where the page itself says these letters. */
export const pageWords = (
  sections: readonly AnySection[],
  typed: string,
  setMode: (mode: DesignerMode) => void,
): readonly Command[] => {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < lettersMinimum) return []
  const found = (section: AnySection) =>
    placedValues(section).flatMap(({ entry, item }, index): Command[] => {
      const text = textOf(entry)
      const at = text.toLowerCase().indexOf(wanted)
      if (at < 0) return []
      const icon = <SectionIcon key={section.id} type={section.type} />
      const run = () => {
        setMode('sections')
        showSectionField(section.id, entry.name, item)
      }
      const id = `words ${section.id} ${index}`
      return [{ id, name: around(text, at), group: `In ${sectionTitle(section)}`, icon, run }]
    })
  return sections.flatMap(found).slice(0, foundMaximum)
}
