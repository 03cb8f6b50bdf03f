import type { Language } from '../../language/language.ts'

// Words in small letters before a noun that are no verb: 'alte Möbel', 'eigene Honige'.
const adjective =
  '(?:alte|neue|kleine|große|eigene|gebrauchte|frische|feine|gute|schöne|bunte|ganze|halbe|kalte|warme|heiße|kaputte|schwere|leichte|lange|kurze|hohe|enge|weite|süße|saure|\\p{Ll}+(?:ige|liche|ische|bare|same|lose|ierte|elle|eite|ene|ende))'
const particles =
  'her|auf|an|ein|ab|aus|um|zurück|vor|nach|mit|frei|fertig|instand|sauber|neu|wieder her|wieder auf|neu auf|wieder an'

// 'Und richte alte Bauernmöbel wieder her', 'baue Möbel auf': the end of the verb stands behind the thing.
const german = new RegExp(
  `^(?:und |sowie |außerdem )?(?!${adjective}\\s)\\p{Ll}{3,}e(?:n)? (?:auch |gerne? |euch |ihnen |dir )*(?<what>(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+(?:,? (?:und )?\\p{Lu}[\\p{L}-]+)*)(?: (?:auch|gerne?|professionell|fachgerecht|sorgfältig|liebevoll))? (?:${particles})$`,
  'u',
)

/** A thing between the two parts of the verb that says its owner does it; undefined where it stands so nowhere. */
export const thingInVerb = (text: string, language: Language): string | undefined =>
  language === 'german' ? german.exec(text)?.groups?.what : undefined

const verbNext = new RegExp(
  `\\s(?=und (?!${adjective}\\s)\\p{Ll}{3,}en? (?:auch |gerne? )?(?:\\p{Ll}+ )?\\p{Lu}[\\p{L}-]+(?: \\p{Ll}+)? (?:${particles})$)`,
  'u',
)

/** A German piece cut where its owner goes on with a verb of its own: 'Türen aus Holz und richte alte Möbel her'. */
export const cutVerbs = (text: string, language: Language): readonly string[] => {
  const at = language === 'german' ? text.search(verbNext) : -1
  return at <= 0 ? [text] : [text.slice(0, at), text.slice(at)]
}
