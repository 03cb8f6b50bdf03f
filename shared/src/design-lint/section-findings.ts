import type { Business } from '../business/business.ts'
import { blanksByLabel, firstBlank } from '../draft/blank-items.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { sectionGaps } from '../draft/section-gaps.ts'
import { sectionValues } from '../draft/section-values.ts'
import { showsThings } from '../draft/shows-things.ts'
import { definitionOf } from '../sections/definitions.ts'
import type { AnyLayout } from '../sections/layout.ts'
import { offers } from '../sections/offers.ts'
import type { Finding } from './finding.ts'

/** One section as it will stand on the page. */
export interface StandingSection {
  readonly section: AnySection
  readonly title: string
  /** The layout it is shown in, never 'auto'. */
  readonly layout: AnyLayout
}

type Rule = (standing: StandingSection & Pick<DraftContent, 'business'>) => readonly Finding[]

const itemsOf = (section: AnySection): readonly object[] => ('items' in section ? section.items : [])

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

// Which sections are linked to makes no difference to the gaps that are reported here.
const gapsOf = (section: AnySection) => sectionGaps(section, new Set())

const withoutWords: Rule = ({ section, title }) => {
  const silent = gapsOf(section).silentPictures.filter(showsThings).length
  if (silent === 0) return []
  return [
    {
      id: 'picture-without-words',
      severity: 'warning',
      section: section.id,
      text: `${counted(silent, 'picture')} in ${title} ${silent === 1 ? 'has' : 'have'} no alt text.`,
      fix: 'Say in a few words what each picture shows, for people who cannot see it.',
    },
  ]
}

const empty: Rule = ({ section, title }) => {
  const { isEmpty, blanks } = gapsOf(section)
  if (!isEmpty) return []
  return [
    {
      id: 'empty-section',
      severity: 'warning',
      section: section.id,
      ...firstBlank(blanks),
      text: `${title} is empty, so visitors will not see it.`,
      fix: 'Fill it, or remove it.',
    },
  ]
}

const blankItemsLeftOut: Rule = ({ section, title }) => {
  const { isEmpty, blanks } = gapsOf(section)
  // Of an empty section it is said already that nothing of it is seen.
  if (isEmpty) return []
  return blanksByLabel(blanks).map(([itemLabel, ofKind]) => ({
    id: 'blank-item',
    severity: 'warning',
    section: section.id,
    ...firstBlank(ofKind),
    text: `${counted(ofKind.length, `blank ${itemLabel}`)} in ${title} ${ofKind.length === 1 ? 'is' : 'are'} left out of the published page.`,
    fix: 'Fill in what belongs there, or remove it.',
  }))
}

const samples: Rule = ({ section, title }) => {
  const count = gapsOf(section).samples
  if (count === 0) return []
  return [
    {
      id: 'sample-left',
      severity: 'warning',
      section: section.id,
      text: `${counted(count, 'sample')} in ${title} ${count === 1 ? 'is' : 'are'} left out of the published page.`,
      fix: 'Replace each with your own words, or confirm that it is true.',
    },
  ]
}

const chosenAgain = (section: AnySection, layout: string, business: Business): string =>
  definitionOf(section.type).chooseLayout(section, { preferred: [layout], business })

const misfit: Rule = ({ section, title, layout, business }) => {
  const definition = definitionOf(section.type)
  // A layout that the content outgrew is one that its own rules would no longer choose.
  const isChosen = section.layout === layout.id
  if (!isChosen || definition.isEmpty(section) || chosenAgain(section, layout.id, business) === layout.id)
    return []
  return [
    {
      id: 'layout-misfit',
      severity: 'warning',
      section: section.id,
      text: `${title} has outgrown the layout “${layout.name}”. ${offers[section.type].layouts[layout.id]?.advice ?? ''}`.trim(),
      fix: 'Choose another layout, or let Shingle choose.',
    },
  ]
}

const orphans: Rule = ({ section, title, layout }) => {
  const count = itemsOf(section).length
  const columns = layout.columns?.(count) ?? 1
  if (columns < 3 || count <= columns || count % columns !== 1) return []
  return [
    {
      id: 'orphan',
      severity: 'warning',
      section: section.id,
      text: `${title}: the last of ${count} stands alone in its row.`,
      fix: 'Add one, remove one, or choose another layout.',
    },
  ]
}

const tooLong: Rule = ({ section, title }) => {
  const long = sectionValues(section).flatMap((entry) => {
    const most = entry.kind === 'text' ? entry.field.readsUpTo : undefined
    return entry.kind === 'text' && most !== undefined && entry.value.length > most ? [most] : []
  })
  const [most] = long
  if (most === undefined) return []
  return [
    {
      id: 'text-too-long',
      severity: 'note',
      section: section.id,
      text: `${title}: ${counted(long.length, 'text')} of more than ${most} characters will be set small or run over several lines.`,
      fix: 'Shorten it, and move the rest into the text below.',
    },
  ]
}

/** The rules that look at one section alone. */
export const sectionRules: readonly Rule[] = [
  withoutWords,
  empty,
  blankItemsLeftOut,
  samples,
  misfit,
  orphans,
  tooLong,
]
