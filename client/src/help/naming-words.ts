import { wordsIn } from './match-help.ts'

/** What people say beside the thing that they look for. */
const askingWords = new Set(
  `a about above accept add again all already also always am an and any anybody anyone anything are as at be because been business but by can cannot
  cant change choose could did do does doesn don done each edit else ever everybody everyone fill find for from
  get gets give go goes going gone got had happens has have having he her here him his how i if in into is isn it
  its just keep know let like lot m make makes many may me more much must my need needs never new no nobody not now of
  off old on one only or other our out over own people please put re s see set she should show shows so some somebody someone
  something still switch t take than that the their them then there these they thing things this those to too up us use
  ve very want wants was we well were what when where which who whose why will with won work works would you your`.match(
    /\S+/g,
  ),
)

/** The words that name what is looked for, without those that people say beside them. */
export const namesIn = (typed: string): readonly string[] =>
  wordsIn(typed).filter((word) => !askingWords.has(word))

/** Only the words that name what is looked for; '' where there is none of these, or no other. */
export const namingWords = (typed: string): string => {
  const naming = namesIn(typed)
  return naming.length === wordsIn(typed).length ? '' : naming.join(' ')
}
