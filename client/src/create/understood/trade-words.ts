import type { BusinessName } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'

const place =
  /(?:shop|store|studio|salon|agency|office|center|restaurant|hotel|hostel|café|cafe|bakery|brewery|winery|pub|clinic|practice|parlour|school|nursery|venue|library|museum|market|stall|truck|(?<!and )van|house|yard|kiosk|gallery|delicatessen|pharmacy|supermarket|cinema|theater|gym|zoo|choir|charity|club)$/i
const person =
  /(?:(?<!transf)er|or|ist|ian|man|smith|mason|monger|sweep|surgeon|coach|guide|doula|chef|vet|midwife|notary|accountant|architect|consultant|mechanic|chauffeur|seamstress|celebrant|assistant|agent|dj)$/i

const withArticle = (name: string): string => {
  const [first = '', second = ''] = name
  // 'DJ' and 'EV charger installer' are said letter by letter.
  const isSpelled = second !== second.toLowerCase()
  const said = isSpelled ? name : first.toLowerCase() + name.slice(1)
  const isOpen = isSpelled ? /^[AEFHILMNORSX]/.test(name) : /^(?:[aeio]|u(?!ni|s))/.test(said)
  return `${isOpen ? 'an' : 'a'} ${said}`
}

type Form = 'person' | 'place' | 'thing'

const formOf = (name: string): Form => {
  if (place.test(name)) return 'place'
  return person.test(name) ? 'person' : 'thing'
}

/** A trade as its owner is told of it: 'You are a piano tuner', 'You run a bakery', 'Your trade: Bike repair'. */
export const stateTrade = ({ id, name, isKind }: BusinessName): string => {
  if (id === noTradeId) return 'None of the trades we know'
  if (isKind) return `Your kind of business: ${name}`
  const form = formOf(name)
  if (form === 'thing') return `Your trade: ${name}`
  return `You ${form === 'person' ? 'are' : 'run'} ${withArticle(name)}`
}

/** A trade as its owner is asked about it. */
export const askTrade = ({ name, isKind }: BusinessName): string => {
  const form = formOf(name)
  if (isKind || form === 'thing') return `Is it this: ${name}?`
  return `${form === 'person' ? 'Are you' : 'Do you run'} ${withArticle(name)}?`
}
