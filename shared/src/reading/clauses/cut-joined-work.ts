import type { Cues } from '../cues/cues.ts'
import { namesWork } from '../offers/names-work.ts'

// 'in Bath', 'à Nantes', 'rund um Fulda': where both are done.
const where =
  /\s(?:in|near|around|across|covering|im|am|bei|rund um|à|au|aux|en|dans|a|nel|nella)\s(?:(?:the|la|le|les|el|los|las|il)\s|l[’'])?\p{Lu}[\p{L}’'-]*(?:[ -]\p{L}[\p{L}’'-]*){0,3}$/u

// What ends so beside something that is done is done as well, and alone says nothing.
const besideWork: Readonly<Partial<Record<Cues['language'], RegExp>>> = {
  english: /(?:visits|walks|sitting|care|makeup|hair|nails|design|repair|repairs|maintenance)$/iu,
  german: /(?:\p{L}{4,}ungen?|\p{L}{4,}ung|besuche|pflege|bau|gestaltung)$/u,
  french:
    /^(?:dorure|gravure|reliure|couture|peinture|soudure|broderie|tapisserie|visites?|garde|conseils?)(?!\p{L})/iu,
  spanish: /^(?:bordados?|tapicería|pintura|soldadura|costura|visitas|cuidado)(?!\p{L})/iu,
  italian: /^(?:ricami|rilegatura|doratura|verniciatura|saldatura|cucito|visite|cura)(?!\p{L})/iu,
}

// 'Stump carving and repair, fringes' begins a list with both of one thing.
const ofTheFirst = /^(?:repairs?|restorations?|hire|maintenance|cleaning|fitting|design|servicing|care)$/iu

const ofBoth = /\s(?:d[’'](?=\p{L})|de(?=\s)|des(?=\s)|di(?=\s)|von(?=\s)|of(?=\s))/iu

const mostWords = 5

/**
 * What a description opens with, cut in two where 'and' joins two things that are done, and nothing else is said but
 * where: 'picture framing and mirror restoration in Bath'. One thing alone may be the trade. `next` is what follows in its sentence.
 */
export const cutJoinedWork = (text: string, cues: Cues, next: string): readonly string[] => {
  if (!cues.isSpaced) return [text]
  const found = [...text.matchAll(/\s(?:and|&|und|et|y|e)\s/giu)]
  const [joint] = found
  if (joint === undefined || found.length > 1) return [text]
  const behind = text.slice(joint.index + joint[0].length)
  const there = where.exec(behind)?.[0] ?? ''
  const sides = [text.slice(0, joint.index), behind.slice(0, behind.length - there.length)]
  const beside = besideWork[cues.language]
  const isDone = (side: string) => namesWork(side) || beside?.test(side) === true
  // 'Réparation et création de bijoux': what both are done to stands behind the second.
  const [first = '', second = ''] = sides
  const isShared = !/\s/u.test(first.trim()) && beside?.test(first) !== true && ofBoth.test(second)
  const areTwo =
    !isShared &&
    sides.every((side) => side.split(/\s+/u).length <= mostWords && isDone(side)) &&
    sides.some(namesWork) &&
    !(next !== '' && ofTheFirst.test(second))
  return areTwo ? [...sides, ...(there === '' ? [] : [there.trim()])] : [text]
}
