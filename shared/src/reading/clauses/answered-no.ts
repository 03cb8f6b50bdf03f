import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'

// A whole piece that answers no, and names nothing itself.
const answer =
  /^(?:(?:sorry|sadly|leider|désolée?|lo siento|purtroppo|aber|but|mais|pero|ma)[, ]+)*(?:no|nope|nah|no (?:chance|way|thanks?|thank you|sorry)|never|not (?:yet|any ?more|here|possible|for (?:me|us)|(?:done|offered|taken|sold|made|repaired|serviced|taught|covered|cleaned|treated)(?: here| by (?:me|us))?)|(?:sadly|absolutely|definitely|certainly) not|don['’]?t ask|forget it|nein(?: danke)?|nie|niemals|gar nicht|nicht|lieber nicht|fehlanzeige|non(?: merci| plus)?|jamais|pas (?:chez (?:moi|nous)|ici|question)|hors de question|(?:je|on|nous) (?:ne )?(?:fais?t?|faisons|préfère|préférons|prends?|prenons) (?:plus|pas)|(?:je|on|nous) (?:ne |n[’'])?(?:les? |la |l[’']|l[’']en |y |en )\p{L}+ (?:pas|plus|jamais)|(?:ce n[’']est|c[’']est) pas (?:pour (?:moi|nous)|m(?:on|a) \p{L}+)|(?:je )?connais pas|c[’']est non|(?:on|nous|je) n[’']y \p{L}+ pas|(?:je|on|nous) (?:les? |la )?laiss\p{L}+ (?:(?:ça|cela) )?(?:aux autres|à d[’']autres)|(?:io )?non (?:l[aeio]|li|ne|ce ne) \p{L}+|l[aeio] lasci(?:o|amo) (?:agli|ad) altri|no l[ao]s? \p{L}+|se l[ao]s? dej(?:o|amos) a otr[oa]s|(?:i|we) (?:don['’]?t|do not|won['’]?t) (?:do|take|touch|sell) (?:them|those|it|that)|not (?:my|our) (?:thing|job|trade)|(?:das|die|den) (?:machen?|überlassen?) (?:ich|wir) (?:nicht|\p{L}+)|ist (?:hier|bei (?:mir|uns)) falsch|ni hablar|ni loc[oa]s?|ni de broma|no,? gracias|nunca|jamás|tampoco|eso no|no,? grazie|mai|assolutamente no)[\s.!…]*$/iu

const form = new RegExp(formPattern('money', 'hours', 'phone', 'link', 'email'), 'u')
const mostWords = 5
const mostThings = 3

// 'Les moins de six ans, je ne les prends pas'.
const thoseUnder = /^(?:\p{L}+ )?(?:moins|menores|menos|minori|under|unter)(?!\p{L})/iu

const isThing = ({ text, label, isAsked }: LabeledPiece): boolean =>
  (label === 'offer' || isAsked === true || thoseUnder.test(text)) &&
  !form.test(text) &&
  text.split(/\s+/u).length <= mostWords

/** What the answer in this place refuses: what stands before it in its sentence, else the sentence before, of which a colon leaves the last. */
const askedBefore = (all: readonly LabeledPiece[], at: number): readonly LabeledPiece[] => {
  const own = all[at]?.sentence ?? 0
  const mine = all.slice(0, at).filter(({ sentence }) => sentence === own)
  if (mine.length > 0) return mine.length <= mostThings ? mine : mine.slice(-1)
  const before = all.filter(({ sentence }) => sentence === own - 1)
  if (before.length <= mostThings - 1) return before
  return before.at(-1)?.isHead === true ? before.slice(-1) : before.length <= mostThings ? before : []
}

/** Labeled pieces in which what is answered with no is refused: 'Pianos, safes – nope', 'le cuir, non merci'. */
export const withAnswers = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return all
  const labels = new Map<LabeledPiece, ClauseLabel>()
  for (const [at, piece] of all.entries()) {
    const asked = answer.test(piece.text) ? askedBefore(all, at) : []
    if (asked.length === 0 || !asked.every(isThing)) continue
    for (const one of asked) labels.set(one, 'refusal')
    labels.set(piece, 'claim')
  }
  return all.map((piece) => ({ ...piece, label: labels.get(piece) ?? piece.label }))
}

/** Whether a sentence lists things of which its end says that they are not done: 'electrics, roofs and gas are not for me'. */
export const endsInRefusal = (sentence: readonly LabeledPiece[], cues: Cues): boolean => {
  const last = sentence.at(-1)
  const behind = last === undefined ? null : cues.refusedBefore.exec(last.text)
  const and = last === undefined ? null : cues.and.exec(last.text)
  return (
    cues.isSpaced &&
    last?.label === 'refusal' &&
    sentence.length > 1 &&
    behind !== null &&
    and !== null &&
    and.index > 0 &&
    and.index < behind.index &&
    sentence.slice(0, -1).every(isThing)
  )
}
