import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { dayNames } from './day-names.ts'
import { tellsQuality } from './tells-quality.ts'

const isPriced = new RegExp(formPattern('money'), 'u')
const wordCount = (text: string): number => text.trim().split(/\s+/u).length

// These refuse only at the start of a piece: in its midst they tell how something is done.
const mild =
  /^(?:without|apart from|aside from|except|excluding|ohne|außer|ausgenommen|sin|excepto|salvo|menos|ni|sans|sauf|excepté|hors|senza|esclus\p{L}|tranne|nor)(?!\p{L})/iu

// Further inside a piece it only says something of one thing: 'the lamp that never worked'.
const wordsBeforeRefusal = 3

// 'Hochzeiten? Nein'.
const answersNo =
  /[?？]\s*(?:sorry,? )?(?:no|nope|not here|not any ?more|nein|leider nicht|non|lo siento,? no|いいえ|아니요)$/iu

// What somebody else does not do is no refusal: 'for people who cannot', 'some never learned'.
const ofOthers =
  /^(?:and |but |und |aber )?(?:some|folks|people|most|many|he|she|nobody|everybody|everyone|manche|viele|niemand|keiner|jeder|algun[oa]s|muchos|nadie|certains|beaucoup|personne|alcuni|molti|nessuno)(?!\p{L})/iu
const ofWhom = /(?<!\p{L})(?:who(?:[’'](?:ve|d))?|whoever|\p{L} (?:that|which)|wer|quien(?:es)?|qui|chi) $/iu
const joint = /^(?:but|and|aber|und|pero|y|mais|et|ma|e) /iu

const isRefused = (text: string, cues: Cues): boolean => {
  if (cues.unclosed.test(text) || tellsQuality(text) || ofOthers.test(text)) return false
  if (dayNames.test(text) && wordCount(text) <= 4) return false
  if (cues.refusedBefore.test(text) || answersNo.test(text)) return true
  const found = cues.refusal.exec(text)
  if (found === null || isPriced.test(text)) return found?.index === 0
  if (ofWhom.test(text.slice(0, found.index))) return false
  if (mild.test(text.slice(found.index))) return found.index === 0
  return wordCount(text.slice(0, found.index)) <= wordsBeforeRefusal
}

/** Whether a masked piece says what is not done. */
export const isRefusal = (said: string, cues: Cues): boolean => {
  const text = said.replace(joint, '')
  // 'I don't teach rap and I don't charge children' refuses beside what it promises.
  if (cues.promise.test(text) && !isRefused(text.replace(cues.promise, ' '), cues)) return false
  return isRefused(text, cues)
}
