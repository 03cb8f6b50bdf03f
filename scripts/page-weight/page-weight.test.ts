import { phoneCopyLimits } from '@shingle/shared/image/image-limits.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { fontPreloads, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { kilobyte, pageBudgets } from './budgets.ts'
import { sampleSite, sampleSites } from './sample-sites.ts'
import { fontSize, type PageWeight, weighPage } from './weigh-page.ts'

const mostFonts = pageBudgets.fonts * kilobyte
const mostInAll = pageBudgets.total * kilobyte
const medianInAll = 80 * kilobyte
const ownBudgets = [
  ['html', pageBudgets.html * kilobyte],
  ['inlineScript', 1.5 * kilobyte],
  ['scriptFiles', 0],
  ['fonts', mostFonts],
  ['fontFiles', 2],
  ['largestPicture', pageBudgets.picture * kilobyte],
  ['total', mostInAll],
] as const
const budgets = [...ownBudgets, ['requests', 12] as const]

/** What of a page is over budget, in words. */
const excess = (weight: PageWeight, within: typeof budgets | typeof ownBudgets): readonly string[] => [
  ...within
    .filter(([what, most]) => weight[what] > most)
    .map(([what, most]) => `${what} is ${weight[what]}, at most ${most}`),
  ...weight.foreign.map((address) => `asks ${address}`),
]

describe('[8.weight] published pages', () => {
  let ofTrades: readonly { readonly name: string; readonly weight: PageWeight }[] = []
  beforeAll(() => {
    ofTrades = sampleSites(1).map(({ name, content }) => ({ name, weight: weighPage(content) }))
  }, 120_000)

  test('[8.weight] the website of every trade keeps to every budget', () => {
    const over = ofTrades.flatMap(({ name, weight }) =>
      excess(weight, budgets).map((finding) => `${name}: ${finding}`),
    )
    expect(ofTrades.length).toBeGreaterThan(0)
    expect(over).toEqual([])
  })

  test('[8.weight] the middle one of the websites of all trades weighs at most 80 KB in all', () => {
    const totals = ofTrades.map(({ weight }) => weight.total)
    expect(totals.toSorted((a, b) => a - b)[Math.floor(totals.length / 2)]).toBeLessThanOrEqual(medianInAll)
  })

  test('[8.weight] with the heaviest photograph that phones load in its opening it keeps to them in all', () => {
    const over = ofTrades.flatMap(({ name, weight }) => {
      const total = weight.total + phoneCopyLimits.bytes
      return total > mostInAll ? [`${name}: ${total}`] : []
    })
    expect(over).toEqual([])
    expect(phoneCopyLimits.bytes).toBeLessThanOrEqual(pageBudgets.picture * kilobyte)
  })

  test.each(familyIds)('[8.weight] %s with every section keeps to every budget of bytes', (family) => {
    const { content } = sampleSite('landscaping', {
      family,
      fontPair: families[family].fontPairs[0],
      sections: sections.map(({ type }) => type),
    })
    const settings = { ...content.settings, cookieBanner: true, analyticsId: 'G-TEST123456' }
    const hours = { mon: [], tue: [{ opens: '09:00', closes: '17:00' }] }
    const business = { ...content.business, hours }
    // With everything on one page, pictures far below the fold are more than a first view asks for.
    expect(excess(weighPage({ ...content, business, settings }), ownBudgets)).toEqual([])
  })

  test('[8.weight] every font pair, at every weight and style of headings, weighs at most 50 KB in two files', () => {
    const { theme } = sampleSite('plumber', { family: 'workshop', fontPair: '' }).content
    const over = fontPairs.flatMap(({ id }) =>
      themeFields.headingWeight.options.flatMap((headingWeight) =>
        themeFields.headingStyle.options.flatMap((headingStyle) => {
          const look = resolveLook({ ...theme, fontPair: id, headingWeight, headingStyle })
          const files = fontPreloads(look, fontUrl)
          const bytes = files.reduce((sum, file) => sum + fontSize(file), 0)
          return files.length > 2 || bytes > mostFonts
            ? [`${id} ${headingWeight} ${headingStyle}: ${bytes}`]
            : []
        }),
      ),
    )
    expect(over).toEqual([])
  })
})
