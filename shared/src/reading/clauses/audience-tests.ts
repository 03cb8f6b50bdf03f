import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'

type Test = (text: string, cues: Cues) => boolean

const money = new RegExp(formPattern('money'), 'u')
const isPriced: Test = (text) => money.test(text)
const wordCount = (text: string): number => text.trim().split(/\s+/u).length

const isOnlyPeople: Test = (text, cues) =>
  cues.isSpaced &&
  cues.people.test(text) &&
  !/\p{L}/u.test(
    [cues.people, cues.and].reduce(
      (rest, cue) => rest.replace(new RegExp(cue.source, `g${cue.flags}`), ''),
      text,
    ),
  )

// 'Mi occupo di bambini e adulti', 'j'accueille les bébés': whom somebody sees, and not what they do.
const whoSees =
  /^(?:(?:ich |wir )?(?:behandle|behandeln|begleite|begleiten|berate|beraten)|(?:je |j['’]|nous )(?:accueill\p{L}+|accompagn\p{L}+|reçois|recevons|suis|suivons)|(?:mi occupo|ci occupiamo) di|(?:seguo|seguiamo|ricevo|riceviamo|accolgo|accogliamo)|(?:atiendo|atendemos|acompaño|acompañamos|trato|tratamos)(?: a)?|i (?:see|treat|support)|we (?:see|treat|support))\s+|^j['’](?:accueille|accompagne)\s+/iu
const article = /(?<!\p{L})(?:les|des|los|las|la|le|i|gli|die|der|den)\s/giu

const seesPeople: Test = (text, cues) => {
  const rest = text.replace(whoSees, '')
  return rest !== text && !isPriced(text, cues) && isOnlyPeople(rest.replace(article, ''), cues)
}

/** Whether a piece names whom the business serves: 'for small law firms', 'anche coppie straniere'. */
export const isAudience: Test = (text, cues) =>
  (isOnlyPeople(text, cues) && !isPriced(text, cues)) ||
  servesPeople(text, cues) ||
  seesPeople(text, cues) ||
  isAlsoPeople(text, cues)

// 'Anche coppie straniere'.
const isAlsoPeople: Test = (text, cues) =>
  /^(?:anche|auch|also|también|aussi|même)(?!\p{L})/iu.test(text) &&
  wordCount(text) <= 4 &&
  cues.people.test(text) &&
  !isPriced(text, cues)

const servesPeople: Test = (text, cues) =>
  !isPriced(text, cues) &&
  (cues.isSpaced ? startsWith(text, cues.serves) : cues.serves.test(text)) &&
  cues.people.test(text)
