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

/** Whether a piece names whom the business serves: 'for small law firms', 'anche coppie straniere'. */
export const isAudience: Test = (text, cues) =>
  (isOnlyPeople(text, cues) && !isPriced(text, cues)) || servesPeople(text, cues) || isAlsoPeople(text, cues)

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
