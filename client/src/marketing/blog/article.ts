import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { lexer, type Token, type Tokens } from 'marked'
import * as z from 'zod'
import { readFrontMatter } from '../front-matter.ts'
import { topicIds } from './topics.ts'

const wordsAMinute = 200

/** What stands above the text of an article. `aside` is what a reader may try; `trade` is whom the article is for. */
const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.iso.date(),
  topic: z.enum(topicIds),
  aside: z.string().optional(),
  trade: z.enum(industrySlugs).optional(),
})

export interface Article extends z.infer<typeof frontMatterSchema> {
  slug: string
  /** How long it takes to read, rounded up. */
  minutes: number
  blocks: readonly Token[]
  headings: readonly { id: string; text: string }[]
}

/** An article as it stands in its file, `slug` being the file's name. Throws where it is not one. */
export const parseArticle = (slug: string, source: string): Article => {
  const { front, body } = readFrontMatter(slug, source)
  const blocks = lexer(body)
  const headings = blocks
    .filter((block): block is Tokens.Heading => block.type === 'heading' && block.depth === 2)
    .map(({ text }) => ({ id: headingId(text), text }))
  const minutes = Math.ceil((body.match(/\S+/g) ?? []).length / wordsAMinute)
  return { ...frontMatterSchema.parse(front), slug, minutes, blocks, headings }
}

/** What leads to a heading of an article. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The newest first; of one day, in the order of their names. */
export const newestFirst = (articles: readonly Article[]): readonly Article[] =>
  articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
