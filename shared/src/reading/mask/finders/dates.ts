import type { Language } from '../../../language/language.ts'
import { type Finder, findBy, pattern, wordEnd, wordStart } from '../finder.ts'

const months = [
  'jan(?:uary|uar|vier)?|feb(?:ruary|ruar|braio)?|mar(?:ch|s|zo)|märz|apr(?:il|ile)?|may|mai|jun[ei]?|jul[yi]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?',
  'enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  'février|avril|juin|juillet|août|septembre|octobre|novembre|décembre',
  'gennaio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre',
].join('|')
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const year = '(?:19|20)\\d\\d'
const alone = '(?<![\\d.,/\\-])'
const ended = '(?![.,/\\-]?\\d)'

const germanIn = (month: string): Finder =>
  findBy('date', pattern(`${alone}${day}\\. ?${wordStart}${month}(?:,? ${year}${ended})?`))

const anywhereIn = (month: string): Finder =>
  findBy(
    'date',
    pattern(`${alone}${day}(?<sign>[./\\-])(?:0?[1-9]|1[0-2])\\k<sign>(?:${year}|\\d\\d)${ended}`),
    pattern(`${alone}(?:0?[1-9]|1[0-2])/${day}/(?:${year}|\\d\\d)${ended}`),
    pattern(`${alone}${year}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])${ended}`),
    // Without a year it needs a word before it: '3.50.' ends a price.
    pattern(`${wordStart}(?:am|vom|bis|ab|zum|den) (?<form>${day}\\.(?:0?[1-9]|1[0-2])\\.)(?!\\d)`),
    pattern(
      `${alone}${day}(?:st|nd|rd|th|er|o)?(?: of| de)? ?${wordStart}${month}(?:,?(?: de)? ${year}${ended})?`,
    ),
    pattern(
      `${wordStart}${month} (?:${day}(?:st|nd|rd|th)?(?!\\d|[.:]\\d|[ap]m| ?[ap]m)(?:,? ${year}${ended})?|(?:de )?${year}${ended})`,
    ),
    pattern(`(?:${year}年 ?)?\\d{1,2}月 ?\\d{1,2}日|${year}年 ?\\d{1,2}月`),
    pattern(`(?:${year}년 ?)?\\d{1,2}월 ?\\d{1,2}일|${year}년 ?\\d{1,2}월`),
  )

const monthOf = (names: string): string => `(?:${names})${wordEnd}\\.?`

const german = germanIn(monthOf(`${months}|mar`))
const anywhere = anywhereIn(monthOf(`${months}|mar`))
const romance = anywhereIn(monthOf(months))

// There it is Tuesday: 'de 9 a 20 mar, jue y sáb'.
const hasTuesday: readonly Language[] = ['spanish', 'french', 'italian']

/** Days of the calendar in figures and words: '24.12.', '3 March 2019', '2019年4月'. */
export const findDates: Finder = (text, context) => [
  ...(hasTuesday.includes(context.language) ? romance : anywhere)(text, context),
  // In other languages the stop ends a sentence: 'venerdì dalle 18. Mar-gio 9-12'.
  ...(context.language === 'german' ? german(text, context) : []),
]
