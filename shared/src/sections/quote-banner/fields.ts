import { button, richText, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Text Banner section. */
export const quoteBannerLimits = { primary: 92, subhead: 250, subordinate: 3000 } as const

/** The fields of the Text Banner section (specification 3). */
export const quoteBannerFields = {
  primary: text('Main text', quoteBannerLimits.primary),
  subhead: text('Second line', quoteBannerLimits.subhead),
  subordinate: richText('Text', quoteBannerLimits.subordinate),
  button: button('Button'),
} as const

/** The Text Banner section as plain values. */
export type QuoteBannerSection = Section<typeof quoteBannerFields>
