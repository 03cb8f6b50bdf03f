import { findBy, pattern, wordEnd, wordStart } from '../finder.ts'

const ages = [
  'years? ?old|year-olds?|years?|yrs?|y/?o|months?|mths?|weeks?|wks?',
  'jahren?|monaten?|wochen?',
  'años|meses|semanas|ans|mois|semaines|anni|mesi|settimane',
].join('|')
const sizes =
  'cm|mm|m2|m|km|kg|g|ft|feet|inch(?:es)?|lit(?:re|er)s?|l|people|guests|persons?|seats|personen|personas|personnes|persone|pax'
const eastern = '歳|才|か月|ヶ月|カ月|ヵ月|개월|세|살|名|人|명|인(?!분)'
const unit = `(?:(?: ?|-)(?:${ages}|${sizes})${wordEnd}| ?(?:${eastern}))`
const figure = '(?<![\\d.,:/])\\d{1,4}(?:[.,]\\d)?(?![.,:/]?\\d)'
const to =
  '(?: ?(?:-|–|—|~|〜|/) ?| (?:to|up to|through|bis(?: zu)?|a|hasta(?: los)?|à|jusqu’à|ai|fino a) |から|부터 ?)'
const ageCue = `${wordStart}(?:ages?|aged|kids|children|kinder|von|alter|ab|edad(?:es)?|de|âge|âgés? de|età|dai|da|from|between) `

/** Ages and sizes from one to another: '9 months to 5 years', 'ages 4-11', '3歳〜12歳'. */
export const findRanges = findBy(
  'range',
  // No unit elsewhere: by itself it is Monday in German.
  pattern(`${figure} ?mos?\\.?${to}${figure} ?(?:years?|yrs?)${wordEnd}`),
  pattern(
    `${figure}${unit}?${to}(?:${figure}${unit}|(?:adults?|erwachsene|adultos|adultes|adulti)${wordEnd}|大人|一般|성인)`,
  ),
  pattern(`${wordStart}(?:ages?|aged) (?<form>\\d{1,2} ?(?:-|–|to|and|/) ?\\d{1,2}\\+?)(?!\\d)`),
  pattern(`${ageCue}(?<form>\\d{1,2}(?: ?\\+|${'(?: ?|-)'}(?:${ages})${wordEnd}))`),
  pattern(`${wordStart}(?:ages?|aged) (?<form>\\d{1,2})(?![\\d.,:])`),
  pattern(`${figure}${unit}? ?(?:\\+|以上|以下|이상|이하)${unit}?`),
)
