import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { describe, expect, it } from 'vitest'
import { readTradePages } from '../client/read-trade-pages.ts'
import { readingOf } from '../trades/src/known-business.ts'

const client = join(import.meta.dirname, '../client/src')
const pages = await readTradePages()

/** What the product shows as a description of a business, in one of its files. */
const shownIn = (file: string, example: RegExp): readonly string[] =>
  [...readFileSync(join(client, file), 'utf8').matchAll(example)].map(([, said = '']) => said)

const told = (businessActivities: string, broughtIndustry?: string) =>
  readingOf({ businessName: '', businessActivities, businessLocation: '', broughtIndustry }).trade

const shown = [
  ...shownIn('marketing/home-hero.tsx', /about="([^"]+)"/gu),
  ...shownIn('marketing/sample-boards.tsx', /<p data-what>([^<]+)</gu),
  ...shownIn('create/about-step.tsx', /placeholder="([^"]{40,})"/gu),
]

describe('[2.home] every example that the product shows of a description is understood', () => {
  it('on the home page and in the steps of a new website', () => {
    expect(shown.length).toBeGreaterThanOrEqual(3)
    const missed = shown.filter((said) => told(said).outcome !== 'trade')
    expect(missed).toEqual([])
    expect(shown.map((said) => told(said))).toEqual(
      shown.map(() => expect.objectContaining({ tradeId: 'bike-repair' })),
    )
  })

  it('on the page of every trade', () => {
    const missed = industrySlugs.flatMap((slug) => {
      const said = pages[slug].words.services[0]?.name ?? ''
      const trade = told(said, slug)
      return trade.outcome === 'trade' ? [] : [`${slug}: ${said}`]
    })
    expect(missed).toEqual([])
  })
})
