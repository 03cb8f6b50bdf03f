import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'

const contact = new RegExp(formPattern('phone', 'doubtfulPhone', 'email', 'link', 'handle'), 'u')
const money = new RegExp(formPattern('money'), 'u')
const inside = '[^()\\[\\]（）【】]*'
const withHours = new RegExp(`[(\\[（【](?<said>${inside}${formPattern('hours')}${inside})[)\\]）】]`, 'u')
const anything = new RegExp(`[(\\[（【](?<said>${inside})[)\\]）】]`, 'u')

// '早朝(7時前)は2千円増し', 'モーニング(7時〜11時) 500円': what is said of the thing before the bracket goes on behind it.
const goesOn = new RegExp(`^\\s*(?:は|が|も|の|은|는|이|가|도|[-–—:…])?\\s*${formPattern('money')}`, 'u')

// '10:00~21:00(점심 13:00~14:00)': what is said of these times alone.
const afterTimes = new RegExp(`${formPattern('hours')}\\s?(?:uhr|h|まで|까지)?\\s*$`, 'iu')

const findApart = (text: string, cues: Cues): RegExpExecArray | null => {
  const found = withHours.exec(text)
  if (found !== null || !cues.isSpaced) return found
  const other = anything.exec(text)
  return other !== null && cues.denial.test(other.groups?.said ?? '') ? other : null
}

/**
 * Hours and refusals in brackets stand apart from what they are said of: 'bread, cakes (daily 8-5)', 'keys cut (no car
 * keys)'; behind a price they only tell of what it is for.
 */
export const cutBrackets = (text: string, cues: Cues): readonly string[] => {
  const found = findApart(text, cues)
  if (found === null || contact.test(text) || money.test(text.slice(0, found.index))) return [text]
  if (withHours.test(found[0]) && afterTimes.test(text.slice(0, found.index))) return [text]
  if (goesOn.test(text.slice(found.index + found[0].length))) return [text]
  const said = found.groups?.said ?? ''
  const end = found.index + found[0].length
  const denied = withHours.test(found[0]) ? -1 : said.search(cues.denial)
  if (denied > 0) {
    const from = found.index + found[0].indexOf(said) + denied
    return [text.slice(0, from), text.slice(from, end), text.slice(end)]
  }
  return [text.slice(0, found.index), said, text.slice(end)]
}

/** Whether a place is inside of a bracket that opens before it. */
export const isBracketed = (text: string, at: number): boolean =>
  new RegExp(`[(\\[（【]${inside}$`, 'u').test(text.slice(0, at))
