import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { LabeledPiece } from './piece.ts'

const people =
  'neighbou?r|mate|friend|brother|sister|husband|wife|cousin|colleague|son|daughter|dad|mum|uncle|aunt|beekeeper|plumber|electrician|roofer|builder|vet|specialist|professional|pros?'

// 'Guitars, see my neighbour': what somebody else is named for is refused.
const sends = new RegExp(
  `^(?:(?:please |just |better )?(?:see|ask|try|ring|call|go to|find|speak to|talk to|go and see) (?:(?:my|an?|the|our) (?:\\p{L}+ )?(?:${people})|someone else|somebody else|next door|elsewhere)|(?:you['’]?ll|you will) need (?:someone|somebody) else|(?:we|i) leave (?:that|those|it|them) to|(?:alle[zr] (?:voir|chez)|voye[zr]|demande[zr] (?:à|au|chez)|adressez-vous (?:à|au)) (?:\\p{L}+ ){0,2}\\p{L}+|(?:chiede(?:te|re)|andate|anda(?:re)?|rivolge(?:tevi|rsi)|sentite) (?:a|da|al|dal) .+|(?:pregunta[dr]?|pregunte|id|ir|vaya|mejor) (?:a|al|en) (?:mi|otr[oa]|un|una|la|el) .+|(?:please |better |try |look |ask |go )*elsewhere|(?:bitte |lieber |besser )*(?:anderswo|woanders)(?: \\p{L}+)?$|busca(?:d|r)? (?:a )?otr[oa] \\p{L}+$|(?:mejor |busca(?:d|r)? |pregunta(?:d|r)? )*en otr[oa] (?:sitio|lado|lugar|parte)|(?:allez |voyez |cherchez |demandez )*ailleurs|(?:chiedete |cercate |andate |meglio )*altrove|(?:fragt|fragen sie|geht|gehen sie|bitte) (?:bitte )?(?:zu|zum|zur|bei|beim|meine[nm]?) .+)`,
  'iu',
)
const money = new RegExp(formPattern('money'), 'u')
const most = 4

/** Labeled pieces in which what others are named for is refused. */
export const withReferrals = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return all
  return all.map((piece, at) => {
    const next = all[at + 1]
    const isNext = next !== undefined && (next.sentence === piece.sentence || piece.isHead === true)
    const isSent = isNext && sends.test(next.text)
    const isThing =
      all[at - 1]?.sentence !== piece.sentence &&
      !money.test(piece.text) &&
      piece.text.split(/\s+/u).length <= most
    if (piece.label === 'offer' && isSent && isThing) return { ...piece, label: 'refusal' as const }
    const isSending = piece.label === 'offer' || (piece.label === 'refusal' && all[at - 1]?.isHead === true)
    return isSending && sends.test(piece.text) && !money.test(piece.text)
      ? { ...piece, label: 'claim' as const }
      : piece
  })
}
