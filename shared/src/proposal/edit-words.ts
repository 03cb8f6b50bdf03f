import type { AnySection, DraftContent } from '../draft/content.ts'
import { definitionOf } from '../sections/definitions.ts'
import { sectionTitle } from '../sections/section-title.ts'
import { fontPairs } from '../theme/font-pairs.ts'
import { paletteOf } from '../theme/palettes.ts'
import { helpedText } from '../word-help/helped-text.ts'
import type { FitEdit } from './fit-edits.ts'
import type { ProposedEdit, ProposedLook } from './proposed-edit.ts'

/** A proposed edit as its owner reads it: what it is about, and how that stands before and after; lists are orders. */
export interface EditWords {
  readonly title: string
  readonly before: string | readonly string[]
  readonly after: string | readonly string[]
}

const lookTitles: Readonly<Record<ProposedLook, string>> = {
  palette: 'Palette',
  fonts: 'Fonts',
  buttonCorners: 'Button corners',
  imageCorners: 'Image corners',
}

const chosenLook = ({ theme }: DraftContent, look: ProposedLook): string => {
  if (look === 'palette') return paletteOf(theme.paletteId)?.name ?? 'Your own colours'
  if (look !== 'fonts') return theme[look] === 'auto' ? 'As the family has them' : theme[look]
  const pair = fontPairs.find(({ id }) => id === theme.fontPair)
  return pair ? [...new Set([pair.heading, pair.body])].join(' and ') : theme.fontPair
}

const sectionIn = ({ sections }: DraftContent, id: string): AnySection | undefined =>
  sections.find((section) => section.id === id)

const titleIn = (content: DraftContent, id: string): string => {
  const section = sectionIn(content, id)
  return section ? sectionTitle(section) : 'Section'
}

const layoutIn = (content: DraftContent, id: string): string => {
  const section = sectionIn(content, id)
  const layout = section && definitionOf(section.type).layouts.find((one) => one.id === section.layout)
  return layout?.name ?? 'Chosen by the content'
}

/** What stands between header and footer, in order. */
const orderOf = ({ sections }: DraftContent): readonly string[] => sections.slice(1, -1).map(sectionTitle)

const writtenWords = ({ edit, before, after }: FitEdit, { at }: Extract<ProposedEdit, { is: 'write' }>) => ({
  title: helpedText(before, at)?.label ?? 'Text',
  before: helpedText(before, at)?.text ?? '',
  after: helpedText(after, at)?.text ?? (edit.is === 'write' ? edit.text : ''),
})

/** What is said of an edit before it is made. */
export const editWords = (fit: FitEdit): EditWords => {
  const { edit, before, after } = fit
  switch (edit.is) {
    case 'write':
      return writtenWords(fit, edit)
    case 'move':
      return { title: 'Order of sections', before: orderOf(before), after: orderOf(after) }
    case 'layout':
      return {
        title: `${titleIn(before, edit.section)}, layout`,
        before: layoutIn(before, edit.section),
        after: layoutIn(after, edit.section),
      }
    case 'look':
      return {
        title: lookTitles[edit.look],
        before: chosenLook(before, edit.look),
        after: chosenLook(after, edit.look),
      }
    case 'add':
      return {
        title: `${sectionTitle(edit)}, added`,
        before: orderOf(before),
        after: orderOf(after),
      }
    case 'remove':
      return {
        title: `${titleIn(before, edit.section)}, removed`,
        before: orderOf(before),
        after: orderOf(after),
      }
  }
}
