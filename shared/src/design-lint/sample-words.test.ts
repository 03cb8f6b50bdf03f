import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { describe, expect, test } from 'vitest'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { sectionValues } from '../draft/section-values.ts'
import { withoutMadeUp } from '../generation/made-up-words.ts'
import { wordings } from '../generation/wordings.ts'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { languages } from '../language/language.ts'
import { plainTextOf, type RichText } from '../rich-text/rich-text.ts'
import { sections } from '../sections/sections.ts'
import { sampleWordFindings } from './sample-words.ts'

const madeOf = (at: number): DraftContent => {
  const draft = draftOf({
    businessName: 'Whitaker & Daughters',
    businessActivities: 'Good honest work in town',
    businessLocation: 'Leeds, England',
    industry: industrySlugs[at % industrySlugs.length] ?? 'spa',
    language: languages[at % languages.length] ?? 'english',
    sections: sections.map(({ type }) => type),
  })
  if (!draft.ok) throw new Error(draft.problem.text)
  return draft.value
}

/** A draft with each item of some types confirmed, and changed as an owner would. */
const confirmed = (
  content: DraftContent,
  change: (item: object, type: string) => object = (item) => item,
): DraftContent => ({
  ...content,
  sections: content.sections.map((section) =>
    'items' in section
      ? ({
          ...section,
          items: section.items.map((item) =>
            'sample' in item ? { ...change(item, section.type), sample: false } : item,
          ),
        } as AnySection)
      : section,
  ),
})

const found = (content: DraftContent, made: DraftContent | null) =>
  sampleWordFindings(content, made).map(({ section, severity }) => [
    content.sections.find(({ id }) => id === section)?.type,
    severity,
  ])

describe('[7.lint] samples that were confirmed as they stood', () => {
  test('[7.samples] nothing of made-up people is left in any trade and language, whatever of it is confirmed', () => {
    const words = Object.values(wordings).flatMap(({ sample }) => [
      ...[sample.author, sample.authorLocation, sample.memberName, ...sample.memberBios],
    ])
    const told = (content: DraftContent) =>
      content.sections
        // A form asks whoever writes for 'Your name'.
        .filter(({ type }) => type !== 'Contact')
        .flatMap((section) => sectionValues(withoutMadeUp(section)))
        .filter(({ kind }) => kind === 'text' || kind === 'rich')
        .map(({ value }) => (typeof value === 'string' ? value : plainTextOf(value as RichText)))
    const unnoticed = industrySlugs.flatMap((industry, at) => {
      const named = confirmed(madeOf(at), (item, type) =>
        at % 2 === 0 || (type !== 'CustomerReviews' && type !== 'Team')
          ? item
          : { ...item, ...('name' in item ? { name: 'Ada' } : { authorName: 'Ada' }) },
      )
      return told(named).some((text) => words.includes(text.trim())) ? [industry] : []
    })
    expect(unnoticed).toEqual([])
  })

  test('[7.lint] a review that is ours is found whoever is said to have written it, with the way to it', () => {
    const made = madeOf(0)
    const named = confirmed(made, (item, type) =>
      type === 'CustomerReviews' ? { ...item, authorName: 'Ada', authorLocation: 'Leeds' } : item,
    )
    const finding = sampleWordFindings(named, made).find(
      ({ section }) => made.sections.find(({ id }) => id === section)?.type === 'CustomerReviews',
    )
    expect(finding).toMatchObject({ id: 'sample-words', severity: 'warning', item: { list: 'items' } })
    expect(finding?.text).toBe('3 reviews in Customer Reviews are confirmed, and still say what we made up.')
  })

  test('[7.lint] what is written over is not found, nor a service by its name alone', () => {
    const made = madeOf(0)
    const own = confirmed(made, (item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          ['paragraph', 'authorName', 'authorLocation', 'name'].includes(name) ? `Our own ${name}` : value,
        ]),
      ),
    )
    const bare = confirmed(own, (item) => ({
      ...item,
      ...('body' in item && { body: { type: 'doc', content: [] } }),
      ...('bio' in item && { bio: { type: 'doc', content: [] } }),
      ...('answer' in item && { answer: { type: 'doc', content: [] } }),
    }))
    expect(found(bare, made)).toEqual([])
  })
})
