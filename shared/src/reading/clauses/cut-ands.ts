import type { Cues } from '../cues/cues.ts'
import { wordsIn } from './cut-money.ts'

// 'Swarm collection (free) and beekeeping days': what a bracket says of the first thing is not of the next.
const givenInBracket =
  /(?<=\p{L} \((?:free|free of charge|no charge|gratis|kostenlos|kostenfrei|umsonst|gratuite?s?|offerte?s?|gratuit[oaie])\)) (?=(?:and|und|et|y|e|&) )/iu

/** Three or more things that only 'and' joins: 'fit taps and bathrooms and service boilers'. */
export const cutAnds = (text: string, cues: Cues): readonly string[] => {
  if (!cues.isSpaced) return [text]
  const given = givenInBracket.exec(text)
  if (given !== null) return [text.slice(0, given.index), text.slice(given.index + 1)]
  if (/[\ue000-\uf8ff]/u.test(text)) return [text]
  const joints = [...text.matchAll(new RegExp(`\\s${cues.and.source}\\s`, `g${cues.and.flags}`))]
  const ends = [...joints.map(({ index }) => index), text.length]
  const starts = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)]
  const sides = starts.map((from, at) => text.slice(from, ends[at]))
  // 'Fences of oak and of larch' are of both.
  const isShort = (side: string) =>
    wordsIn(side) > 0 &&
    wordsIn(side) <= 3 &&
    !cues.verb.test(side) &&
    // 'Supplied and fitted' is done to what stands before.
    !/^\s*(?:supplied|fitted|installed|delivered|collected|removed|serviced)$/iu.test(side) &&
    !/\s(?:aus|made of|of|from|en|di|in|de)\s\S+$/iu.test(side)
  return sides.length > 2 && sides.every(isShort)
    ? starts.map((from, at) => text.slice(from, starts[at + 1] ?? text.length))
    : [text]
}
