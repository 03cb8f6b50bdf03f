import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { plainSection } from '@shingle/shared/sections/plain-section.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'

type FreshValues = Readonly<Record<string, unknown>>

/**
 * What a new section says until its owner writes in it: what the generator writes for this business, in its trade and
 * language, or in general words where `made` is null. It states no fact that nobody stated; people, reviews and
 * services are marked as samples.
 */
export const freshValues = (
  type: SectionType,
  { content, made }: { content: DraftContent; made: DraftContent | null },
): FreshValues => {
  const sections = made?.sections ?? generalSections(type, content)
  const section = sections.find((candidate) => candidate.type === type)
  if (!section) return plainSection(type, content.business)
  const { id: _, type: __, layout: ___, hidden: ____, ...values } = section
  return linkedTo(content, sections, values)
}

/** What each type of section says that is added to a page now, in general words. */
export const generalValues =
  (content: DraftContent) =>
  (type: SectionType): FreshValues =>
    freshValues(type, { content, made: null })

/** What onboarding would be told of the business now, for the sections that are asked for. */
export const answersOf = (
  { business, settings, theme }: DraftContent,
  asked: readonly SectionType[],
): Answers => ({
  businessName: business.name || 'Us',
  businessActivities: business.activities,
  businessLocation: business.location,
  ...(business.industry === '' ? {} : { industry: business.industry }),
  language: settings.language,
  paletteId: theme.paletteId,
  sections: [...asked],
})

const generalSections = (type: SectionType, content: DraftContent): readonly AnySection[] => {
  const made = generateDraft(answersOf(content, [type, 'Contact']))
  return made.ok ? made.value.sections : []
}

/** Links of the generated page lead to the same kinds of section on this one. */
const linkedTo = (
  content: DraftContent,
  generated: readonly AnySection[],
  values: FreshValues,
): FreshValues => {
  const here = new Map(content.sections.map(({ type, id }) => [type, id]))
  const targets = new Map(generated.map(({ id, type }) => [id, here.get(type) ?? '']))
  const follow = (_key: string, value: unknown) =>
    typeof value === 'string' && targets.has(value) ? targets.get(value) : value
  const linked: unknown = JSON.parse(JSON.stringify(values), follow)
  return typeof linked === 'object' && linked !== null ? { ...linked } : values
}
