import { type Cues, isWhole } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { LabeledPiece } from './piece.ts'

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cero|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt|trente|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|quaranta|zero'
const one = 'one|an?|eine?n?|una?|une?|uno|no|kein|sin|sans|senza'
const many = `(?:${numbers}|${formPattern('figure')})`
const few = `(?:${many}|${one})`

// 'Eleven sheep', 'tavoli otto'.
const countsMany = new RegExp(
  `^(?:${many}(?: \\p{Ll}[\\p{L}'’-]*){1,3}|(?:tavoli|coperti|posti|mesas|plazas|tables|couverts|places|tische|plätze) ${many})$`,
  'iu',
)
const countsFew = new RegExp(`^${few}(?: (?:very |ganz )?[\\p{L}'’-]+){1,3}$`, 'iu')
// 'Siamo in quattro', 'There are two of us'.
const countsUs = new RegExp(
  `^(?:siamo in|somos|on est|nous sommes|wir sind(?: zu)?|we['’]?re|we are|there are|there['’]s) ${many}(?: (?:of us|de nous|leute|personnes|personas))?$`,
  'iu',
)
const room = /room|suite|cabin|yurt|zimmer|wohnung|habitaci|chambre|gîte|camer[ae]|객실|室/iu
const anyForm = new RegExp(formPattern('money', 'hours', 'range'), 'u')

/** Whether a sentence only counts what there is, and offers none of it: 'eight tables, one dog, no rush'. */
export const countsWhatIs = (sentence: readonly LabeledPiece[], cues: Cues): boolean => {
  const texts = sentence.map(({ text }) => text)
  if (!cues.isSpaced || texts.length < 2) return false
  if (texts.some((text) => anyForm.test(text) || room.test(text) || isWhole(text, cues.option))) return false
  const counted = texts.filter((text) => countsFew.test(text) || countsMany.test(text) || countsUs.test(text))
  if (!texts.some((text) => countsMany.test(text) || countsUs.test(text))) return false
  return counted.length === texts.length || (countsUs.test(texts[0] ?? '') && counted.length > 1)
}
