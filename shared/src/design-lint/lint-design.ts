import type { DraftContent } from '../draft/content.ts'
import { pageRhythm } from '../page/page-rhythm.ts'
import { definitionOf } from '../sections/definitions.ts'
import { shownLayout } from '../sections/layout-of.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import { contrastFindings } from './contrast-findings.ts'
import type { Finding, Severity } from './finding.ts'
import { pageFindings } from './page-findings.ts'
import { type StandingSection, sectionRules } from './section-findings.ts'

const weights: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 }

/** Everything a good designer would point out about a draft, what matters most first; pure, without a browser. */
export const lintDesign = (content: DraftContent): readonly Finding[] => {
  const look = resolveLook(content.theme)
  const shown = content.sections.filter(({ hidden }) => !hidden)
  const places = pageRhythm(shown, look)
  const standing = shown.map(
    (section): StandingSection => ({
      section,
      title: definitionOf(section.type).title,
      layout: shownLayout(section, look, {
        avoids: places.get(section.id)?.avoids,
        business: content.business,
      }),
    }),
  )
  const findings = [
    ...pageFindings(content, standing),
    ...standing.flatMap((one) =>
      sectionRules.flatMap((rule) => rule({ ...one, business: content.business })),
    ),
    ...contrastFindings(look, new Set([...places.values()].map(({ surface }) => surface))),
  ]
  return findings.toSorted((one, other) => weights[one.severity] - weights[other.severity])
}
