import { type Cues, startsWith } from '../cues/cues.ts'

const mostWords = 4

const wordsIn = (text: string): number => text.split(/\s+/u).length

/** Whether a piece says of two things that somebody does them: 'je fais les retouches et les robes', which is no trade. */
export const listsWork = (text: string, cues: Cues): boolean => {
  const lead = startsWith(text, cues.lead) ? (cues.lead.exec(text)?.[0].trim() ?? '') : ''
  const speaks = cues.speaksOne.test(lead) || cues.speaksSeveral.test(lead)
  const rest = text.slice(lead.length)
  const and = cues.and.exec(rest)
  // Behind a pronoun alone stands a verb that nobody wrote down.
  if (!speaks || wordsIn(lead) < 2 || and === null) return false
  const sides = [rest.slice(0, and.index), rest.slice(and.index + and[0].length)].map((side) => side.trim())
  const [first = ''] = sides
  return sides.every((side) => side !== '' && wordsIn(side) <= mostWords) && !cues.tail.test(first)
}
