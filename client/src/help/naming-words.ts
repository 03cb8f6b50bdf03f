import { wordsIn } from './match-help.ts'

/** What people say beside the thing that they look for. */
const askingWords = new Set(
  `about accept add all already also always and any anybody anything are business but can cannot cant change choose did
  does don done edit find for from get gets give going have how into keep know like make many more much need needs never
  new nobody not now off old one other our out over own people please put set she show shows some somebody someone
  something still switch take that the them then there they thing things this too use want wants was well were what when
  where which who why will with work works would you your`.match(/\S+/g),
)

/** Two letters name nothing but a country, as in an address. */
const tooShort = /^(?!uk)[a-z]{1,2}$/

/** The words that name what is looked for, without those that people say beside them. */
export const namesIn = (typed: string): readonly string[] =>
  wordsIn(typed).filter((word) => !tooShort.test(word) && !askingWords.has(word))

/** Only the words that name what is looked for; '' where there is none of these, or no other. */
export const namingWords = (typed: string): string => {
  const naming = namesIn(typed)
  return naming.length === wordsIn(typed).length ? '' : naming.join(' ')
}
