import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { isBracketed } from './cut-brackets.ts'
import { wordsIn } from './cut-money.ts'
import { beginsWithDeadline } from './deadline.ts'

const anyMoney = new RegExp(formPattern('money'), 'u')

/** A refusal, a place or those whom it serves begin a piece of their own in the midst of one. */
export const cutCues = (text: string, cues: Cues): readonly string[] => {
  if (!cues.isSpaced) return [text]
  const from = cuesInside(text, cues)
  return from === undefined ? [text] : [text.slice(0, from), text.slice(from)]
}

const inside = (text: string, cue: RegExp): number | undefined => {
  const at = text.search(cue)
  return at > 0 && wordsIn(text.slice(0, at)) > 0 ? at : undefined
}

// 'I work from home so no drop-ins': who says what of themselves goes on to refuse.
const butNo =
  /(?<!\p{L})(?:so|and|but|also|und|aber|deshalb|y|pero|así que|et|mais|donc|e|ma|quindi)\s+(?:sorry,? )?$/iu

// 'Check only (no wax) £25': the price is of the thing before the bracket, without that.
const closedAtPrice = new RegExp(`[)）]\\s*${formPattern('money')}`, 'u')

// 'Home visits within 15 miles £85' are had for that.
const pricedBehind = new RegExp(`\\p{L}\\s*${formPattern('money')}\\s*$`, 'u')

// 'The families around them' are near no place.
const aroundSomebody =
  /^\p{L}+ (?:them|him|her|it|you|us|me|this|that|those|everybody|everyone|ihnen|ihn|euch|uns|eux|elles?|lui|vous|nous|ellos|ellas|usted(?:es)?|loro|voi|noi)(?!\p{L})/iu

const cuesInside = (text: string, cues: Cues): number | undefined => {
  const isRefusedBehind = cues.refusedBefore.test(text)
  const refusal = isRefusedBehind ? undefined : inside(text, cues.denial)
  const before = text.slice(0, refusal ?? 0)
  const isOfPriced = refusal !== undefined && isBracketed(text, refusal) && closedAtPrice.test(text)
  const isNext = refusal !== undefined && !isOfPriced && (!cues.verb.test(before) || butNo.test(before))
  if (isNext && !cues.promise.test(text)) return refusal
  const covered = inside(text, cues.place)
  const isPlace =
    covered !== undefined &&
    !beginsWithDeadline(text.slice(covered)) &&
    !aroundSomebody.test(text.slice(covered)) &&
    !pricedBehind.test(text.slice(covered))
  if (isPlace && wordsIn(text.slice(covered)) > 1) return covered
  const served = inside(text, cues.serves)
  const isOffered = !anyMoney.test(text) && !isRefusedBehind && !startsWith(text, cues.refusal)
  return served !== undefined && isOffered && cues.people.test(text.slice(served)) ? served : undefined
}
