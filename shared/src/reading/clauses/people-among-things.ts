import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { isAudience } from './audience-tests.ts'
import type { LabeledPiece } from './piece.ts'

const money = new RegExp(formPattern('money'), 'u')

/** Whether a piece is one word for people or where they are, and nothing leads to it: 'autónomos', 'comunidades'. */
const isBare = ({ label, text }: LabeledPiece, cues: Cues): boolean =>
  label === 'audience' && /^\p{L}+$/u.test(text) && isAudience(text, cues)

/** The pieces right behind one that are about people for no reason but that it is. */
const followersOf = (sentence: readonly LabeledPiece[], at: number, cues: Cues): readonly LabeledPiece[] => {
  const behind = sentence.slice(at + 1)
  const end = behind.findIndex(({ label, text }) => label !== 'audience' || isAudience(text, cues))
  return end < 0 ? behind : behind.slice(0, end)
}

// One thing behind somebody may be whom it is for: 'adults, exam nerves'.
const fewestThings = 2

/** What of a sentence only seems to name people: 'taxes: freelancers, payroll, inheritance', 'cleaning of houses, schools, offices'. */
const thingsIn = (sentence: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced || sentence.some(({ text }) => money.test(text))) return []
  const bare = sentence.filter((piece) => isBare(piece, cues))
  const [only] = bare
  if (only === undefined || bare.length > 1) return []
  const at = sentence.indexOf(only)
  const things = followersOf(sentence, at, cues)
  if (at === 0) return things.length >= fewestThings ? [only, ...things] : []
  const isBetween = sentence[at - 1]?.label === 'offer' && sentence[at + 1]?.label === 'offer'
  return isBetween ? [only] : []
}

/** Labeled pieces in which a lone word for people stands in a list of things as one of them. */
export const withPeopleAmongThings = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const things = new Set<LabeledPiece>()
  for (const [at, sentence] of Map.groupBy(all, (piece) => piece.sentence)) {
    // 'Websites for small businesses: shops, artists, cafés' lists whom they are for.
    const isOfPeople = all.findLast((piece) => piece.sentence === at - 1)?.label === 'audience'
    if (!isOfPeople) for (const piece of thingsIn(sentence, cues)) things.add(piece)
  }
  return all.map((piece) => (things.has(piece) ? { ...piece, label: 'offer' as const } : piece))
}
