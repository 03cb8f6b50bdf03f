import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAmerican } from '@shingle/shared/generation/adapt-english.ts'
import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { packs } from '@shingle/trades/packs.ts'
import { trades } from '@shingle/trades/trades.ts'
import { parseTradeGuide } from './src/marketing/trades/trade-guide.ts'
import type { TradePageContent, TradePages, TradeWords } from './src/marketing/trades/trade-page-content.ts'

const folder = join(import.meta.dirname, 'trades')

/** Trades without a page, on which page their people find themselves. */
const alsoOn: Partial<Readonly<Record<IndustrySlug, string>>> = { 'heating-and-cooling': 'plumber' }

/** A trade's name in each language, and what else is said of it in English; all that is known would weigh as much as the page. */
const calledOf = (slug: IndustrySlug): readonly string[] => {
  const trade = trades.find(({ id }) => id === slug)
  if (trade === undefined) throw new Error(`${slug} is no trade`)
  const { names, naming, things } = trade
  const other = trades.find(({ id }) => id === alsoOn[slug])
  const others = other === undefined ? [] : [other.names.english, ...(other.naming.english ?? [])]
  return [
    ...new Set([...(naming.english ?? []), ...(things.english ?? []), ...Object.values(names), ...others]),
  ]
}

/** What the pack of a trade says, spelled as the pages of the product are. */
const wordsOf = async (slug: IndustrySlug): Promise<TradeWords> => {
  const load = packs[slug]
  if (load === undefined) throw new Error(`${slug} has no pack`)
  const { services, headlines, actions, questions, american } = (await load()).pack.copy
  const said = (text: string) => writeAmerican(text, american)
  return {
    services: services.map(({ name, text }) => ({ name: said(name), text: said(text) })),
    headlines: headlines.filter((text) => !text.includes('{')).map(said),
    action: said(actions.find((text) => !text.includes('{')) ?? 'Contact Us'),
    questions: questions.length,
    called: calledOf(slug),
  }
}

const readOne = async (slug: IndustrySlug): Promise<readonly [IndustrySlug, TradePageContent]> => {
  const source = await readFile(join(folder, `${slug}.md`), 'utf8')
  return [slug, { guide: parseTradeGuide(slug, source), words: await wordsOf(slug) }]
}

/** What the pages of the trades say: each a Markdown file that is named as its page, and the words of its pack. */
export const readTradePages = async (): Promise<TradePages> =>
  // Every slug is read, so every one of them is there.
  Object.fromEntries(await Promise.all(industrySlugs.map(readOne))) as TradePages
