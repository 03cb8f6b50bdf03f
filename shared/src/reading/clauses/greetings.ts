import type { Cues } from '../cues/cues.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'
import { isRefusal } from './refusal-tests.ts'

const greetings = [
  "hi(?:ya)?|hello|hey|howdy|g['’]?day|good (?:morning|day|afternoon|evening)|greetings|welcome",
  'hallo|moin(?: moin)?|servus|grüß (?:gott|euch)|griaß (?:eich|di|enk|gott)|grüezi|guten (?:tag|morgen|abend)|(?:herzlich )?willkommen',
  'hola(?: buenas)?|buenas(?: tardes)?|buenos días|buen día|bienvenid[oa]s?',
  'bonjour|bonsoir|salut|coucou|bienvenue',
  'ciao|buongiorno|buonasera|salve|benvenut[oiae]',
  'こんにちは|はじめまして|いらっしゃいませ|ようこそ',
  '안녕하세요|안녕하십니까|반갑습니다|어서 ?오세요',
].join('|')
const everyone =
  "there|all|everyone|everybody|folks|friends|guys|y[’']?all|zusammen|liebe \\p{L}+|ihr lieben|a todos|a todas|amig[oa]s|vecin[oa]s|à tous|à toutes|tout le monde|a tutti|a tutte|皆さん|みなさん|여러분"
const greeting = new RegExp(`^(?:${greetings})(?: (?:${everyone}))*[!！.~ ]*$`, 'iu')

// 'Deb here', of whom nobody else speaks so.
const hereIs = /^\p{Lu}\p{Ll}{1,11}(?: here|, hier)[!.]?$/u
const others =
  /^(?:Everything|Everyone|Made|Baked|Come|Right|Open|Nobody|Not|Only|Eat|Born|Grown|Parking|All)\s/u

/** Whether a piece only greets: 'Guten Tag'. */
export const isGreeting = (text: string): boolean =>
  greeting.test(text) || (hereIs.test(text) && !others.test(text))

// 'Hier ist Radlambulanz': who is greeting.
const presenting = /^(?:hier (?:ist|sind|spricht|schreibt)|this is|ici|aquí|qui) \p{L}/iu

/** What a piece is that greets or says who is speaking, behind nothing but greetings; 'aquí no hay' refuses. */
export const spokenLabel = (
  text: string,
  before: readonly LabeledPiece[],
  cues: Cues,
): ClauseLabel | undefined => {
  if (isGreeting(text)) return 'unused'
  const isFirst = before.every(({ label }) => label === 'unused')
  return isFirst && presenting.test(text) && !isRefusal(text, cues) ? 'trade' : undefined
}
