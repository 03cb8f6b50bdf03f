import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { lookSignature } from '@shingle/shared/generation/look-signature.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { layoutOf } from '@shingle/shared/sections/layout-of.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { describe, expect, test } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const siteOf = (industry: string, businessName: string, taken: readonly string[] = []): DraftContent => {
  const answers = {
    businessName,
    businessActivities: 'We do good work, answer the phone and come when we say we will.',
    businessLocation: 'Leeds, England',
    industry,
    language: 'english' as const,
  }
  const made = draftOf(answers, taken)
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

/** Family, hero and the layout of the services: what a visitor would call the same design. */
const signatureOf = ({ theme, sections }: DraftContent): string => {
  const look = resolveLook(theme)
  const layouts = sections
    .filter(({ type }) => type === 'Introduction' || type === 'Services' || type === 'Gallery')
    .map((section) => layoutOf(section, look))
  return [theme.family, ...layouts].join(' ')
}

const founders = ['Avery', 'Brook', 'Calder', 'Dunne', 'Ellis', 'Frost', 'Grieve', 'Hale', 'Iqbal', 'Jarvis']
const kinds = ['& Sons', 'Brothers', 'of Leeds', 'Services', 'Direct']

const fifty = founders.flatMap((founder) => kinds.map((kind) => `${founder} ${kind}`))

const neighbours = [
  'Aldgate & Sons',
  'Aire Valley',
  'Blue Tap',
  'Cross Green',
  'Harper’s',
  'Headingley Home',
  'Kirkstall',
  'Leeds Direct',
  'Meanwood & Co',
  'Northern Star',
  'Roundhay',
  'White Rose',
]

describe('[7.variety] websites of one trade in one town', () => {
  test.each(industrySlugs)('[7.variety] fifty of %s show at least twelve designs', (industry) => {
    const designs = new Set(fifty.map((name) => signatureOf(siteOf(industry, name))))
    expect(designs.size).toBeGreaterThanOrEqual(12)
  })

  test.each(industrySlugs)(
    '[7.variety] no two of twelve neighbours of %s share family, palette and hero when each knows the others',
    (industry) => {
      const looks: string[] = []
      for (const name of neighbours) looks.push(lookSignature(siteOf(industry, name, looks)))
      expect(new Set(looks).size).toBe(neighbours.length)
    },
  )

  test('[7.variety] strangers seldom share family, palette and hero: fewer than one pair in sixty', () => {
    const shared = industrySlugs.flatMap((industry) => {
      const looks = neighbours.map((name) => lookSignature(siteOf(industry, name)))
      return looks.filter((look, at) => looks.indexOf(look) !== at)
    })
    const pairs = industrySlugs.length * ((neighbours.length * (neighbours.length - 1)) / 2)
    expect(shared.length).toBeLessThan(pairs / 60)
  })
})
