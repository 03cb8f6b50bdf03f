const plus = /\s+[+＋]\s+/u
const anyForm = /[\ue000-\uf8ff]/u
const bracketed = /[([（][^)\]）]*[+＋]/u
const mostWords = 4
const aWord = /\p{L}{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
// 'Cumbria + north Lancs'.
const region = /^(?:north|south|east|west|nord|süd|sud|ost|est|ouest|norte|sur|oeste)(?!\p{L})/iu

// 'Smoke machine + lights included' is said of both.
const included =
  /(?<!\p{L})(?:included?|incl|inklusive|inkl|inbegriffen|incluid[oa]s?|inclus(?:es?)?|comprise?s?|inclus[oaie]|compres[oaie])(?!\p{L})/iu

// 'At the market fri + sat' is of two days.
const day = /(?<!\p{L})(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?:s|day|days)?$/iu

const isThing = (part: string): boolean =>
  aWord.test(part) && !region.test(part) && !day.test(part) && part.split(/\s+/u).length <= mostWords

/** What plus signs join in a masked text without a price is one thing each: 'stiles + water features'; with one, 'show + balloons £210', it is one. */
export const cutPluses = (text: string): readonly string[] => {
  if (!plus.test(text) || included.test(text) || anyForm.test(text) || bracketed.test(text)) return [text]
  const parts = text.split(plus).map((part) => part.trim())
  return parts.every(isThing) ? parts : [text]
}
