import type { ElementFacts, PageFacts } from './page-facts.ts'

type Rule = (facts: PageFacts) => readonly string[]

const isTarget = ({ tag }: ElementFacts): boolean =>
  ['a', 'button', 'input', 'textarea', 'summary'].includes(tag)

// A picture may be larger than its frame, which crops it.
const overflow: Rule = ({ width, contentWidth, elements }) => [
  ...(contentWidth > width ? [`overflow: the page is ${contentWidth} px wide on ${width} px`] : []),
  ...elements
    .filter(
      (one) => one.isShown && !one.isInStrip && one.tag !== 'img' && one.left >= 0 && one.right > width + 1,
    )
    .map(({ name, right }) => `overflow: ${name} reaches ${Math.round(right)} px`),
]

const smallTargets: Rule = ({ elements }) =>
  elements
    .filter((one) => isTarget(one) && one.isShown && !one.isExempt && one.right > 0)
    .filter(({ left, right, top, bottom }) => right - left < 24 || bottom - top < 24)
    .map(
      ({ name, left, right, top, bottom }) =>
        `target: ${name} is ${Math.round(right - left)}×${Math.round(bottom - top)} px`,
    )

const longestLine = 75

const longLines: Rule = ({ elements }) =>
  elements
    .filter(({ isShown, letterWidth }) => isShown && letterWidth > 0)
    .map(({ name, left, right, letterWidth }) => ({ name, line: (right - left) / letterWidth }))
    .filter(({ line }) => Math.round(line) > longestLine)
    .map(({ name, line }) => `measure: ${name} holds ${Math.round(line)} characters a line`)

/** The space of one section's end and the next one's beginning is the most that may stay empty. */
const mostBlank = (width: number): number => (width >= 992 ? 280 : 200)

const blankBands: Rule = ({ width, elements }) => {
  const filled = elements
    .filter(({ isShown, left, right, top, bottom }) => isShown && right > left && bottom > top)
    .toSorted((one, other) => one.top - other.top)
  let reached = 0
  return filled.flatMap(({ top, bottom }) => {
    const gap = top - reached
    const from = Math.round(reached)
    reached = Math.max(reached, bottom)
    return gap > mostBlank(width) ? [`blank: ${Math.round(gap)} px from ${from} px down`] : []
  })
}

const headingOrder: Rule = ({ elements }) => {
  const levels = elements
    .filter(({ tag, isShown }) => isShown && /^h[1-3]$/.test(tag))
    .map(({ tag }) => Number(tag[1]))
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['headings: not exactly one h1']),
    ...levels.flatMap((level, at) => {
      const above = levels[at - 1] ?? 0
      return level - above > 1 ? [`headings: h${level} after h${above}`] : []
    }),
  ]
}

const pictures: Rule = ({ elements }) =>
  elements
    .filter(({ tag }) => tag === 'img')
    .flatMap(({ hasAlt, isLoaded, name }) => [
      ...(hasAlt ? [] : [`alt: ${name} has none`]),
      ...(isLoaded ? [] : [`picture: ${name} did not come`]),
    ])

const shift: Rule = ({ shift: sum }) => (sum > 0.02 ? [`shift: ${sum.toFixed(3)}`] : [])

const rules: readonly Rule[] = [overflow, smallTargets, longLines, blankBands, headingOrder, pictures, shift]

/** What only a browser can tell of a page, each finding in words that begin with its rule. */
export const measurePage = (facts: PageFacts): readonly string[] => [
  ...new Set(rules.flatMap((rule) => rule(facts))),
]
