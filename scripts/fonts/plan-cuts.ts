import { families } from '@shingle/shared/theme/families.ts'
import { fontFacts } from '@shingle/shared/theme/font-facts.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { clampWeight } from '@shingle/shared/theme/font-stack.ts'
import { fontWeights } from '@shingle/shared/theme/theme.ts'

/** One file to cut: a font in one style, at one weight or over a range of weights. */
export interface PlannedCut {
  readonly slug: string
  readonly style: 'normal' | 'italic'
  readonly lightest: number
  readonly boldest: number
}

const running = { lightest: 400, boldest: 700 } as const

const headingCuts = (slug: string, style: PlannedCut['style'], covered: boolean): readonly PlannedCut[] => {
  const wanted = Object.keys(fontWeights).map((weight) => clampWeight(slug, Number(weight)))
  return [...new Set(wanted)]
    .filter((weight) => !covered || weight < running.lightest || weight > running.boldest)
    .map((weight) => ({ slug, style, lightest: weight, boldest: weight }))
}

const italicOf = (slug: string): PlannedCut => ({ slug, style: 'italic', lightest: 400, boldest: 400 })

/**
 * The files that pages need: for running text one file over its weights, and an italic for pages with words in italics; for headings one small file per weight, of
 * which a page loads the one it is set in, upright or italic.
 */
export const planCuts = (): readonly PlannedCut[] => {
  const bodies = new Set<string>(fontPairs.map(({ bodySlug }) => bodySlug))
  const headings = new Set<string>(fontPairs.map(({ headingSlug }) => headingSlug))
  return [...new Set([...headings, ...bodies])]
    .sort()
    .flatMap((slug) => [
      ...(bodies.has(slug) ? [{ slug, style: 'normal' as const, ...running }] : []),
      ...(headings.has(slug) ? headingCuts(slug, 'normal', bodies.has(slug)) : []),
      ...(headings.has(slug) && fontFacts[slug]?.italic ? headingCuts(slug, 'italic', false) : []),
      ...(bodies.has(slug) && !headings.has(slug) && fontFacts[slug]?.italic ? [italicOf(slug)] : []),
    ])
}

/** The one cut of every heading font that letters are drawn from: as the family sets it that has it first. */
export const planLettering = (): readonly PlannedCut[] => {
  const voices = Object.values(families)
  return [...new Set<string>(fontPairs.map(({ headingSlug }) => headingSlug))].map((slug) => {
    const has = ({ fontPairs: pairs }: (typeof voices)[number], first: boolean) =>
      pairs.some((id, at) => id.startsWith(`${slug}+`) && (!first || at === 0))
    const voice = voices.find((one) => has(one, true)) ?? voices.find((one) => has(one, false))
    const weight = clampWeight(slug, voice?.heading.weight ?? 700)
    const isItalic = voice?.heading.style === 'italic' && fontFacts[slug]?.italic === true
    return { slug, style: isItalic ? 'italic' : 'normal', lightest: weight, boldest: weight }
  })
}
