import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'
import type { TradeGuide } from './trade-guide.ts'

/** What a website of a trade begins with: its own services and headlines. */
export interface TradeWords {
  readonly services: readonly { readonly name: string; readonly text: string }[]
  /** Those that name no place and no business. */
  readonly headlines: readonly string[]
  /** What a button of its pages asks for, such as 'Ask for a visit'. */
  readonly action: string
  /** How many questions are answered in the words of the trade. */
  readonly questions: number
  /** The trade's name in every language of the product, and what else is said of it in English. */
  readonly called: readonly string[]
}

/** What stands on the page of a trade beside what every such page says. */
export interface TradePageContent {
  readonly guide: TradeGuide
  readonly words: TradeWords
}

export type TradePages = Readonly<Record<IndustrySlug, TradePageContent>>
