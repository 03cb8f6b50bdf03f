import { type Cues, isWhole } from '../cues/cues.ts'

// 'Reckon on £40 for a full day', 'comptez 15 euros pour une petite opération': the sum stands first, and then what it is for.
const reckoning =
  /^(?:(?:and|then|for that|und|da|et|là|y|e) )?(?:reckon(?: on)?|figure(?: on)?|allow|expect|budget|rechnen sie(?: mit)?|(?:il faut )?compte[rz]|prévoyez|calcul[ae]|calcol(?:a|ate|i))$/iu
const what =
  /^(?:for|für|pour|por|para|per) (?:(?:an?|the|eine?n?|der|die|das|den|une?|les?|la|una?|el|un[oa]?|il|lo) |l[’'])?(?<what>\p{L}[^\d\ue000-\uf8ff]*?)(?= (?:and|und|y|et|e) [\d\ue000-\uf8ff]|$)/iu

// 'It's $32 a walk': one price, of what is done each time; 'it's £40 an hour' is of what stands before.
const single = /^it(?:['’]s| is| costs)?$/iu
const each = /^(?:an?|per) (?<what>\p{L}{3,})$/iu
const unit =
  /^(?:hours?|hrs?|days?|nights?|weeks?|months?|years?|terms?|minutes?|mins?|miles?|met(?:er|re)s?|foot|feet|inch|yards?|acres?|heads?|person|people|guests?|child|kids?|adults?|pieces?|pairs?|items?|sets?|dozen|lbs?|pounds?|kilos?|lit(?:er|re)s?|pints?|bags?|boxe?s?|load|time|pop|go|shot|each)$/iu

/** Whether words only lead to a sum, and name nothing: 'reckon on'. */
export const isReckoning = (text: string): boolean => reckoning.test(text)

const ofUnit = /^\s*(?:of|von|de|di)\s(?=\p{L}{3})/iu

/** What stands behind a price and what it is for, without the word that joins them: '£12 a pair' before 'of trousers'. */
export const withoutUnitOf = (after: string): string => after.replace(ofUnit, '')

/** What is named behind its price, where only a pronoun or a way to reckon stands before it; '' where nothing is. */
export const nameBehind = (before: string, after: string, cues: Cues): string => {
  const [first = ''] = after.split(/[,;(]/u)
  const said = first.trim()
  if (isReckoning(before)) return what.exec(said)?.groups?.what ?? ''
  const done = single.test(before) ? (each.exec(said)?.groups?.what ?? '') : ''
  return unit.test(done) || isWhole(said, cues.option) ? '' : done
}
