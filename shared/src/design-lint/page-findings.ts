import type { DraftContent } from '../draft/content.ts'
import { definitionOf } from '../sections/definitions.ts'
import { offers } from '../sections/offers.ts'
import type { Finding } from './finding.ts'
import type { StandingSection } from './section-findings.ts'

const hasText = (section: object, name: string): boolean =>
  name in section && String(Object.entries(section).find(([key]) => key === name)?.[1] ?? '').trim() !== ''

/** Headings that screen readers step through: one for the page, then one a section, none left out on the way. */
const headingOrder = (standing: readonly StandingSection[]): readonly Finding[] => {
  const introductions = standing.filter(({ section }) => section.type === 'Introduction')
  const findings: Finding[] = []
  if (introductions.length === 0) {
    findings.push({
      id: 'no-page-heading',
      severity: 'warning',
      section: null,
      text: 'The page has no Introduction, and so no heading of its own.',
      fix: 'Add an Introduction that says what you do and where.',
    })
  }
  const skipping = standing.filter(
    ({ section, layout }) =>
      definitionOf(section.type).hasSubheadings?.(section, layout) === true && !hasText(section, 'heading'),
  )
  for (const { section, title } of skipping) {
    findings.push({
      id: 'heading-skipped',
      severity: 'warning',
      section: section.id,
      text: `${title} has no heading, so the headings below it hang in the air.`,
      fix: 'Give the section a heading.',
    })
  }
  return findings
}

const patternOf = ({ section, layout }: StandingSection) => offers[section.type].layouts[layout.id]?.pattern

const twins = (standing: readonly StandingSection[]): readonly Finding[] =>
  standing.flatMap((one, at): readonly Finding[] => {
    const above = standing[at - 1]
    const pattern = patternOf(one)
    if (above === undefined || pattern === undefined || patternOf(above) !== pattern) return []
    return [
      {
        id: 'same-layout-twice',
        severity: 'note',
        section: one.section.id,
        text: `${one.title} stands in the same layout as ${above.title} above it.`,
        fix: 'Choose another layout for one of them.',
      },
    ]
  })

/** A visitor who wants to buy must be able to say so. */
const unreachable = (
  { business }: DraftContent,
  standing: readonly StandingSection[],
): readonly Finding[] => {
  const hasForm = standing.some(({ section }) => section.type === 'Contact' && section.showForm)
  if (hasForm || business.phone !== '' || business.email !== '') return []
  return [
    {
      id: 'no-way-to-reach',
      severity: 'error',
      section: standing.find(({ section }) => section.type === 'Contact')?.section.id ?? null,
      text: 'Visitors find no phone number, no email and no form.',
      fix: 'Enter a phone number in Settings, or show the contact form.',
    },
  ]
}

/** What only shows when the whole page is looked at. */
export const pageFindings = (
  content: DraftContent,
  standing: readonly StandingSection[],
): readonly Finding[] => [...unreachable(content, standing), ...headingOrder(standing), ...twins(standing)]
