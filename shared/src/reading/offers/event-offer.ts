import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { type DraftOffer, sizeOf } from './draft-offer.ts'

const mostWords = 4
const timed = new RegExp(formPattern('hours'), 'u')
const toDay =
  /\s(?:on|at|one|every|each|am|an|einen|jeden|un|le|les|du|el|los|il|la|una|ogni|cada|chaque)\s*$/iu
const onlyOpens =
  /^(?:open|opening|closed|geöffnet|offen|abierto|ouvert|aperto|from|daily|every|von|de|da|dal|du|le)(?!\p{L})/iu

// '犬の保育園は平日9時から17時まで、1日3,800円'
const topic = /^([^はもをが]+)[はも]$/u

/** What takes place at the times before a price: 'Nähkurs mittwochs 18-20 Uhr, 4 Abende 110 €'. */
export const eventOf = (before: LabeledPiece | undefined, cues: Cues): DraftOffer | undefined => {
  if (before?.label !== 'hours') return undefined
  const starts = [before.text.search(timed), before.text.search(cues.schedule)].filter((at) => at >= 0)
  const at = Math.min(...starts, before.text.length)
  const said = before.text.slice(0, at).trim()
  const name = cues.isSpaced ? said.replace(toDay, '').trim() : topic.exec(said)?.[1]
  if (name === undefined || !/\p{L}{3}/u.test(name) || sizeOf(name) > mostWords || onlyOpens.test(name))
    return undefined
  const detail = before.text.slice(cues.isSpaced ? name.length : at).trim()
  return { name, detail, price: '', options: [], form: 'card', isLed: false, piece: before }
}
