import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import * as z from 'zod'
import { readFrontMatter } from '../front-matter.ts'

const sectionTitles = sections.map(({ title }) => title)
type SectionTitle = (typeof sectionTitles)[number]

/** What a page of a trade has to do: what, in which of the sections, and why. */
interface Duty {
  readonly title: string
  readonly section: SectionTitle
  readonly why: string
}

interface Question {
  readonly question: string
  readonly answer: string
}

/** What the page of a trade tells those who work in it, as it stands in its file. */
export interface TradeGuide {
  readonly lead: string
  /** When people look for somebody of the trade, and what they want to see. */
  readonly why: string
  /** The trades that stand next to it. */
  readonly next: readonly IndustrySlug[]
  readonly duties: readonly Duty[]
  readonly leaveOut: readonly string[]
  readonly questions: readonly Question[]
}

const frontMatterSchema = z.strictObject({
  lead: z.string().min(1),
  why: z.string().min(1),
  next: z.string().transform((list, context) => {
    const found = z.array(z.enum(industrySlugs)).min(3).safeParse(list.split(', '))
    if (found.success) return found.data
    context.addIssue({ code: 'custom', message: `trades that nobody knows: ${list}` })
    return z.NEVER
  }),
})

const dutyLine = /^- \*\*(.+?)\*\* \((.+?)\): (.+)$/
const questionLine = /^- \*\*(.+?)\*\* (.+)$/
const plainLine = /^- (.+)$/

/** The rows below one heading of a guide. Throws where one of them is not of the form. */
const rowsOf = (body: string, heading: string, line: RegExp): readonly (readonly string[])[] => {
  const [, below = ''] = body.split(`## ${heading}\n`)
  const [part = ''] = below.split('\n## ')
  const rows = part.split('\n').filter((row) => row !== '')
  return rows.map((row) => {
    const [, ...said] = line.exec(row) ?? []
    if (said.length === 0) throw new Error(`below ${heading} stands: ${row}`)
    return said
  })
}

const sectionOf = (title: string): SectionTitle => {
  const found = sectionTitles.find((one) => one === title)
  if (found === undefined) throw new Error(`no section is called ${title}`)
  return found
}

/** The guide of a trade, `slug` being the file's name. Throws where it is not one. */
export const parseTradeGuide = (slug: string, source: string): TradeGuide => {
  const { front, body } = readFrontMatter(slug, source)
  return {
    ...frontMatterSchema.parse(front),
    duties: rowsOf(body, 'What the page has to do', dutyLine).map(([title = '', section = '', why = '']) => ({
      title,
      section: sectionOf(section),
      why,
    })),
    leaveOut: rowsOf(body, 'Leave out', plainLine).map(([row = '']) => row),
    questions: rowsOf(body, 'Questions', questionLine).map(([question = '', answer = '']) => ({
      question,
      answer,
    })),
  }
}
