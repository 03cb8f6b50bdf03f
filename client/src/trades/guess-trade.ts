import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { mentions } from './mentions.ts'
import { tradeStems } from './trade-stems.ts'

/** The trade that somebody's words are about, good enough for a drawing while they type. */
export const guessTrade = (words: string): IndustrySlug | null => {
  const said = words.toLowerCase()
  return (
    industrySlugs.find((slug) => tradeStems[slug].split(' ').some((stem) => mentions(said, stem))) ?? null
  )
}
