import type { Business } from '../business/business.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { sectionGaps } from '../draft/section-gaps.ts'
import { sectionValues } from '../draft/section-values.ts'
import { definitionOf } from '../sections/definitions.ts'
import { offers } from '../sections/offers.ts'
import type { Finding } from './finding.ts'
import { orphanAdvice } from './orphans.ts'

/** One section as it will stand on the page. */
export interface StandingSection {
  readonly section: AnySection
  readonly title: string
  /** The layout it is shown in, never 'auto'. */
  readonly layout: string
}

type Rule = (standing: StandingSection & Pick<DraftContent, 'business'>) => readonly Finding[]

const itemsOf = (section: AnySection): readonly object[] => ('items' in section ? section.items : [])

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

// Which sections are linked to makes no difference to the gaps that are reported here.
const gapsOf = (section: AnySection) => sectionGaps(section, new Set())

const withoutWords: Rule = ({ section, title }) => {
  const silent = gapsOf(section).silentPictures
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

const empty: Rule = ({ section, title }) =>
  gapsOf(section).isEmpty
    ? [
        {
          id: 'empty-section',
          severity: 'warning',
          section: section.id,
          text: `${title} is empty, so visitors will not see it.`,
          fix: 'Fill it, or remove it.',
        },
      ]
    : []

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
  const isChosen = section.layout === layout
  if (!isChosen || definition.isEmpty(section) || chosenAgain(section, layout, business) === layout) return []
  const entry = definition.layouts.find(({ id }) => id === layout)
  return [
    {
      id: 'layout-misfit',
      severity: 'warning',
      section: section.id,
      text: `${title} has outgrown the layout “${entry?.name ?? layout}”. ${offers[section.type].layouts[layout]?.advice ?? ''}`.trim(),
      fix: 'Choose another layout, or let Shingle choose.',
    },
  ]
}

const orphans: Rule = ({ section, title, layout }) => {
  const advice = orphanAdvice(section.type, layout, itemsOf(section).length)
  if (advice === undefined) return []
  return [
    {
      id: 'orphan',
      severity: 'warning',
      section: section.id,
      text: `${title}: ${advice}`,
      fix: 'Add one, remove one, or choose another layout.',
    },
  ]
}

/** Lengths from which a text no longer reads as what it is, by its field's name; below the product's own limits. */
const readsUpTo: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Introduction: { heading: 90 },
  QuoteBanner: { primary: 180 },
  Services: { heading: 48 },
  Header: { label: 20 },
}

const tooLong: Rule = ({ section, title }) => {
  const limits = readsUpTo[section.type] ?? {}
  const long = sectionValues(section).filter(
    ({ name, value }) =>
      typeof value === 'string' && value.length > (limits[name] ?? Number.POSITIVE_INFINITY),
  )
  const [first] = long
  if (first === undefined) return []
  return [
    {
      id: 'text-too-long',
      severity: 'note',
      section: section.id,
      text: `${title}: ${counted(long.length, 'text')} of more than ${limits[first.name]} characters will be set small or run over several lines.`,
      fix: 'Shorten it, and move the rest into the text below.',
    },
  ]
}

/** The rules that look at one section alone. */
export const sectionRules: readonly Rule[] = [withoutWords, empty, samples, misfit, orphans, tooLong]
