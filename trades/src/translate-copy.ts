import type { PackCopy, PackQuestion, PackService, Templates } from '@shingle/shared/industry/pack.ts'

type Rows = readonly (readonly string[])[]

const rowsOf = (lines: readonly string[], kind: string): Rows =>
  lines
    .map((line) => line.split(' | '))
    .filter(([first]) => first === kind)
    .map(([, ...parts]) => parts)

/** The texts of a kind before the general ones, which stand in where there are none. */
const before = (rows: Rows, general: readonly string[]): Templates => {
  const [first = '', ...rest] = [...rows.flat(), ...general]
  return [first, ...rest]
}

const only = (rows: Rows, general: Templates): Templates => {
  const [first, ...rest] = rows.flat()
  return first === undefined ? general : [first, ...rest]
}

const servicesOf = (lines: readonly string[]): readonly PackService[] => [
  ...rowsOf(lines, 'service').map(([name = '', text = '', words = '']) => ({ name, text, words })),
  ...rowsOf(lines, 'special').map(([name = '', text = '', words = '']) => ({
    name,
    text,
    words,
    special: true as const,
  })),
]

const questionsOf = (lines: readonly string[], general: readonly PackQuestion[]): readonly PackQuestion[] => {
  const own = rowsOf(lines, 'ask').map(([question = '', answer = '']) => ({ question, answer }))
  // What it costs is asked everywhere else than at a counter, whose own questions are complete.
  return own.length >= 5 ? own : [...own, ...general.slice(1, 2)]
}

/** The general headlines that only put trade, name and place together. */
const plainHeadlines = ({ headlines }: PackCopy): readonly string[] =>
  headlines.filter((headline) => (headline.replace(/\{\w+\}/gu, '').match(/\p{L}/gu) ?? []).length <= 3)

const withOwnTexts = (general: PackCopy, lines: readonly string[]): PackCopy => ({
  ...general,
  headlines: before(rowsOf(lines, 'headlines'), plainHeadlines(general)),
  introductions: before(rowsOf(lines, 'introduction'), general.introductions.slice(-1)),
  services: servicesOf(lines),
  servicesLines: only(rowsOf(lines, 'line'), general.servicesLines),
  quotes: only(rowsOf(lines, 'quote'), general.quotes),
  questions: questionsOf(lines, general.questions),
  headings: {
    ...general.headings,
    services: only(rowsOf(lines, 'title'), general.headings.services),
    contact: only(rowsOf(lines, 'contact'), general.headings.contact),
  },
  actions: only(rowsOf(lines, 'action'), general.actions),
})

const withNames = (general: PackCopy, names: readonly string[]): PackCopy => ({
  ...general,
  services: names.map((name) => ({ name, text: '', words: name })),
})

/** Whether rows say nothing but what a trade's services are called. */
export const namesServicesAlone = (rows: string): boolean => /^\s*names \|/u.test(rows)

/** What a trade says in another language: its own rows before the general texts, or its services alone. */
export const translateCopy = (rows: string, general: PackCopy): PackCopy => {
  const lines = rows.trim().split('\n')
  const names = rowsOf(lines, 'names')[0]
  return names === undefined ? withOwnTexts(general, lines) : withNames(general, names)
}
