import { wordsOf } from '../fold-text.ts'
import type { OwnWords } from './own-words.ts'

/** Beside names: 'and', 'und'. */
const joining = 1

/** What was said, without the sentences that only name who works there: the team says it. */
export const withoutPeople = (own: OwnWords): OwnWords => {
  const named = own.people.flatMap(({ name, letters }) => [name, letters]).filter((part) => part !== '')
  const namesOnly = (text: string): boolean => {
    const left = named.reduce((rest, part) => rest.replace(part, ' '), text)
    return left !== text && wordsOf(left).length <= joining
  }
  const others = (texts: readonly string[]) => texts.filter((text) => !namesOnly(text))
  return {
    ...own,
    sentences: others(own.sentences),
    asides: others(own.asides),
    statements: others(own.statements),
  }
}
