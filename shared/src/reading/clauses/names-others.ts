import type { Cues } from '../cues/cues.ts'
import type { LabeledPiece } from './piece.ts'

const places =
  /^(?:\p{Lu}[\p{L}'’-]+|and|&|or|only|all|of|und|y|et|e|de|del|los|las|la|le|les|sur|en|upon|on|di|cemeteries|centre|center|town|city|village|north|south|east|west|nord|sud|est|ouest|ville|centro|norte)$/u

/** Whether a sentence only names towns or makes: 'Somerset, Wilts & Dorset'. Which of them, nobody can tell. */
export const namesOthers = (sentence: readonly LabeledPiece[], isTitled: boolean, cues: Cues): boolean => {
  if (!cues.isSpaced || isTitled || sentence.some(({ label }) => label !== 'offer')) return false
  const words = sentence.flatMap(({ text }) => text.split(/[\s+]+/u)).filter((word) => word !== '')
  const names = words.filter((word) => /^\p{Lu}/u.test(word))
  return names.length >= 2 && words.every((word) => places.test(word))
}
