import type { Cues } from '../cues/cues.ts'
import { wordsIn } from './cut-money.ts'

// A longer piece is a tale.
const longest = 200

const exception =
  /\s(?=(?:except(?: for)?|excluding|außer|ausgenommen|excepto|salvo|sauf|excepté|tranne|esclus[oaie]|(?<=(?<!\p{L})tod[oa]s?(?!\p{L})[^,]{0,60})menos)\s\p{L})/iu

/** What is excepted from all that is done, apart: 'I mend all bikes except e-bikes'. Days and sums are excepted from times and prices. */
export const cutExceptions = (text: string, cues: Cues): readonly string[] => {
  const at = cues.isSpaced && text.length < longest ? text.search(exception) : -1
  if (at < 0) return [text]
  const [before, rest] = [text.slice(0, at), text.slice(at)]
  const isOfTimes = cues.schedule.test(text) || /[\ue000-\uf8ff]/u.test(text)
  const isOfWork = wordsIn(before) > 1 && !cues.claim.test(before) && !cues.refusal.test(before)
  return isOfWork && !isOfTimes ? [before, rest] : [text]
}
