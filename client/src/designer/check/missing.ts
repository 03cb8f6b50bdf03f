import type { Finding } from '@shingle/shared/design-lint/finding.ts'
import { lintDesign } from '@shingle/shared/design-lint/lint-design.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { LinkSafety } from '@shingle/shared/link-safety/link-safety.ts'
import { linkRemarks, type Remark, remarksOn, widthRemarks } from '../dialogs/left-out.ts'
import { headingRemarks } from './heading-remarks.ts'
import { madeUpRemarks } from './made-up-remarks.ts'

/** Rules of the design lint whose findings are said as what a page lacks, by themselves. */
const ofColors: readonly string[] = ['contrast', 'colour-replaced']
const ofPage: readonly string[] = ['no-way-to-reach']
/** Rules that find what a section lacks, which is said already. */
const saidOfSections: readonly string[] = [
  'picture-without-words',
  'empty-section',
  'blank-item',
  'sample-left',
]

interface Known {
  /** The sections that were measured as wider than a phone. */
  readonly wide: readonly string[]
  readonly safetyOf: (address: string) => LinkSafety | null
}

/** Everything to know before a draft is published: what visitors would not get, could not read or would miss. */
export const missingIn = (content: DraftContent, { wide, safetyOf }: Known): readonly Remark[] => [
  ...widthRemarks(content, wide),
  ...linkRemarks(content, safetyOf),
  ...designRemarks(content),
  ...headingRemarks(content),
  ...remarksOn(content),
  ...madeUpRemarks(content),
]

/** What a good designer would point out beside it. */
export const adviceIn = (content: DraftContent): readonly Finding[] => {
  const said = [...ofColors, ...ofPage, ...saidOfSections]
  return lintDesign(content).filter(({ id }) => !said.includes(id))
}

/** Colors that are hard to read or give way to another shade, and that nobody can be reached. */
const designRemarks = (content: DraftContent): readonly Remark[] =>
  lintDesign(content).flatMap(({ id, severity, section, text }): readonly Remark[] => {
    const remark = { tone: severity === 'error' ? 'bad' : 'warn', strong: '', rest: text, section } as const
    if (ofColors.includes(id)) return [{ ...remark, action: 'Theme', mode: 'theme' }]
    return ofPage.includes(id) ? [{ ...remark, action: 'Fix' }] : []
  })
