import type { Told } from './recognize-kind.ts'

const lesson =
  /(?<!\p{L})(?:class(?:es)?|courses?|lessons?|workshops|beginners|\p{L}*kurse?|unterricht|cours|stages?|cors[oi]|lezion[ei]|clases?|cursos?|talleres)(?!\p{L})|教室|レッスン|講座|수업|클래스|강습|정규반|만들기반/iu

const fewest = 2
const leastShare = 0.4

/** Whether lessons are most of what a business offers. */
const teaches = (clauses: readonly string[]): boolean => {
  const taught = clauses.filter((clause) => lesson.test(clause)).length
  return taught >= fewest && taught >= leastShare * clauses.length
}

/** What is told, but of who mostly teaches a craft only that they do: a knitting studio is no knitter's shop. */
export const unlessTaught = (told: Told, clauses: readonly string[]): Told =>
  told.outcome !== 'none' && told.kindId === 'maker' && teaches(clauses)
    ? { outcome: 'kind', kindId: 'classes', words: told.words }
    : told
