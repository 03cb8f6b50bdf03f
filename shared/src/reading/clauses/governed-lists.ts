import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'

const money = new RegExp(formPattern('money'), 'u')

// 'ナラ、クルミを使います': where the verb stands last.
const usedAtEnd =
  /(?:を|のみ|だけ)?(?:使用|使い|使って|採用)(?:し)?(?:ています|ております|ます|い)?$|(?:을|를|만) ?(?:사용(?:합니다|해요|하고 있(?:습니다|어요))|씁니다|써요)$/u

// A longer one is a sentence, and no name of an area.
const mostOfPlace = 9

/** What the beginning of a sentence makes of all that it lists; undefined where it may list services. */
const ledLabel = (first: string, cues: Cues): ClauseLabel | undefined => {
  if (startsWith(first, cues.besideHead)) return 'claim'
  if (startsWith(first, cues.placesHead)) return 'place'
  const named = startsWith(first, cues.namesHead) ? (cues.namesHead.exec(first)?.[0] ?? '') : ''
  return named !== '' && /^\s\p{Lu}/u.test(first.slice(named.length)) ? 'claim' : undefined
}

const speaksFirst = (text: string, cues: Cues): boolean =>
  cues.isSpaced && (startsWith(text, cues.speaksOne) || startsWith(text, cues.speaksSeveral))

const governing = (sentence: readonly LabeledPiece[], cues: Cues): ClauseLabel | undefined => {
  const [first] = sentence
  const last = sentence.at(-1)
  if (first === undefined || last === undefined) return undefined
  // 'Websites for small businesses: cafes, artists'.
  if (last.isHead === true && last.label === 'audience') return 'audience'
  // 'Was ich nicht mache: Pilze, Online-Kurse'.
  if (last.isHead === true && sentence.length === 1 && last.label === 'refusal') return 'refusal'
  // 'Wir verlegen, messen, reparieren: …' names its verbs alone.
  if (last.isHead === true && sentence.length > 1 && speaksFirst(first.text, cues)) return 'claim'
  return ledLabel(first.text, cues) ?? (!cues.isSpaced && usedAtEnd.test(last.text) ? 'claim' : undefined)
}

/** Labeled pieces in which what a sentence lists behind such a beginning, or behind a colon after it, is no offer. */
export const withGovernedLists = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const count = (all.at(-1)?.sentence ?? -1) + 1
  const sentences = Array.from({ length: count }, (_, at) => all.filter(({ sentence }) => sentence === at))
  const labels = sentences.map((sentence) => governing(sentence, cues))
  const labelAt = (at: number): ClauseLabel | undefined => {
    if (sentences[at]?.some(({ text }) => money.test(text)) === true) return undefined
    const head = sentences[at - 1]?.at(-1)
    const isOfPeople =
      head?.label === 'audience' && sentences[at]?.some(({ text }) => isWhole(text, cues.people))
    const isHeaded = head?.isHead === true && (sentences[at - 1]?.length === 1 || isOfPeople === true)
    const led = labels[at - 1] === 'audience' && isOfPeople !== true ? undefined : labels[at - 1]
    return labels[at] ?? (isHeaded ? led : undefined)
  }
  return all.map((piece) => {
    const label = piece.label === 'offer' ? labelAt(piece.sentence) : undefined
    if (label === undefined) return piece
    const isTold = label === 'place' && piece.text.split(/\s+/u).length > mostOfPlace
    return { ...piece, label: isTold ? 'claim' : label }
  })
}
