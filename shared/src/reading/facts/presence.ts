import type { Language } from '../../language/language.ts'
import type { Token } from '../hours/token.ts'
import { tokenize } from '../hours/tokenize.ts'

// Who says where they are found says when: 'you'll find me in the shed Monday to Friday, 9 to 5'.
const openers = [
  "you(?:[’']ll| will| can)? (?:usually |normally |always |mostly )?(?:find|catch|see|reach|get|meet) (?:me|us)",
  "(?:i|we)(?:[’']m|[’']re| am| are)(?: usually| normally| mostly| always)?|(?:i|we) (?:work|sit|trade)",
  '(?:sie |du |ihr )?(?:finde(?:n|st|t)|erreich(?:en|st|t)|treffen|trefft|triffst) (?:sie |du |ihr )?(?:mich|uns)',
  '(?:ich bin|wir sind|bin ich|sind wir|ich arbeite|wir arbeiten)',
  '(?:me|nos) (?:pillas?|pillan|encuentras?|encuentran?|encontráis|tienes|tenéis|tienen)|estoy|trabajo|trabajamos|v[eé]ngan?|ven|venid|p[aá]sate|pasen?',
  '(?:on|vous) (?:me|nous) (?:trouve[rz]?|trouverez)|je suis|nous sommes|on est|je travaille|nous travaillons|venez|passez',
  '(?:mi|ci) (?:trovate|trovi|trova)|passo|sono(?: qui)?|lavoro|lavoriamo|venite|passate',
].join('|')

// None of these only tells where.
const limiting =
  'not|never|only|except|until|till?|before|after|when|if|unless|closed|busy|away|off|nicht|nie|nur|erst|weg|wenn|außer|bis|vor|nach|no|nunca|sólo|solo|cuando|si|hasta|pas|jamais|quand|sauf|non|mai|quando|se|fino|chius\\p{L}+|(?:summer|winter|season|holidays|sommer|saison|ferien|verano|invierno|temporada|été|hiver|vacances|estate|inverno)'
const timing: readonly Token['kind'][] = [
  'days',
  'clock',
  'closed',
  'except',
  'rest',
  'part',
  'always',
  'unclosed',
]
const days = [
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|week ?days?|week-?ends?|daily|every|any|between|from',
  '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mo|di|mi|do|fr|sa|so)\\.?|täglich|werktags|jeden|von|zwischen',
  'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\\.?|de|desde|entre|todos|todas|cada|cualquier',
  '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:lun|mar|mer|jeu|ven|sam|dim)\\.?|du|tous|toutes|chaque|les',
  '(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:gio|sab|dom)\\.?|dal|dalle|tutti|tutte|ogni|tra',
].join('|')
const word = `(?!(?:${limiting})(?!\\p{L}))[\\p{L}’'-]+`
const head = new RegExp(`^(?:${openers})(?: ${word}){0,6}? (?=\\d|(?:${days})(?!\\p{L}))`, 'iu')

const tail =
  /(?<=[\d\p{L}]) (?:(?:in|at|by|im|am|beim|bei|en|au|à|chez|dans|nel|nella|al|alla) (?:[\p{L}’'-]+ ){0,2}(?!(?:summer|winter|season|holidays|sommer|saison|ferien|verano|invierno|temporada|été|hiver|vacances|estate|inverno|week-?ends?|morgens?|night)s?$)\p{Ll}?\p{Lu}?[\p{L}’'-]{2,}|(?:zu )?(?:erreichen|treffen|finden)|(?:für (?:sie|euch) )?(?:da|erreichbar))$/iu

/** Whether the words before times say nothing of times themselves: 'in the shed', not 'on weekdays'. */
const tellsWhere = (lead: string, language: Language): boolean =>
  tokenize(lead, language).every(({ kind }) => !timing.includes(kind))

/** Times without the words of who says where they are then. */
export const withoutPresence = (clause: string, language: Language): string => {
  const lead = head.exec(clause)?.[0] ?? ''
  if (lead === '' || !tellsWhere(lead, language)) return clause
  return clause.slice(lead.length).replace(tail, '')
}
