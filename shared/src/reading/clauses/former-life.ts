import { formPattern } from '../mask/form.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'

const starting = (...sources: readonly string[]): string => `^(?:${sources.join('|')})`

// What somebody was before is not what they are: 'Früher war ich Lehrerin'.
const former = starting(
  '(?:(?:i|we) )?(?:used|started (?:out|off)) (?:to (?:be|work|teach|run)|as)(?!\\p{L})|(?:i|we) (?:was|were)(?: once)? (?:an?|the) |(?:formerly|previously|once) an? |(?:ex|former|retired)[- ]\\p{L}+|been an? \\p{L}+(?: \\p{L}+)? for',
  '(?:früher|damals|vorher|einst|eigentlich)(?: \\p{L}+){0,2} (?:war|waren|bin|habe|hatte|arbeitete)(?!\\p{L})|ich war (?!.*(?:noch|immer))|(?:ehemalige[rs]?|gelernte[rs]?) \\p{L}+',
  '(?:antes|de joven|en otra vida) (?:era|fui|trabajaba|estaba)(?!\\p{L})|(?:fui|era) \\p{L}+|(?:ex|antigu[oa])[- ]\\p{L}+',
  "ancien(?:ne)? \\p{L}+|(?:avant,? )?j[’']étais |(?:avant,? )?j[’']ai (?:longtemps )?été |autrefois",
  '(?:una volta|prima|un tempo|da (?:giovane|ragazz[oa])) (?:facevo|ero|lavoravo|insegnavo)|(?:facevo|ero) |ex[- ]\\p{L}+',
  '(?:元は|もとは|以前は|昔は|元\\p{Script=Han}{1,6}(?:です|の))',
  '(?:예전에는?|전에는|원래(?:는)?|한때) ',
)
const formerEnd = '(?:をしていた(?:頃|ころ)|でした|(?:였|이었)(?:습니다|어요)|다니다가)$'

// What a relative did is no service of the business: 'my dad played cornet'.
const relatives = starting(
  "(?:and |but )?(?:my|our|his|her) (?:late |old |great[- ])?(?:grand(?:father|mother|dad|ma|pa)|gran|nana?|granny|dad|mum|mom|mother|father|uncle|aunt|aunty|husband|wife|sister|brother|son|daughter|cousin|neighbou?r)(?![\\p{L}’'-])",
  '(?:und |aber )?(?:mein|meine|unser|unsere|sein|ihr) (?:ur)?(?:opa|oma|großvater|großmutter|vater|mutter|mann|frau|schwester|bruder|onkel|tante|schwiegermutter|schwiegervater|tochter|sohn)(?!\\p{L})',
  '(?:y |pero )?(?:mi|nuestr[oa]) (?:padre|madre|abuel[oa]|marido|mujer|herman[oa]|tí[oa]|suegr[oa]|hij[oa])(?!\\p{L})',
  '(?:et |mais )?(?:mon|ma|notre) (?:grand-)?(?:père|mère|mari|femme|sœur|frère|oncle|tante|belle-mère|beau-père|fils|fille)(?!\\p{L})',
  '(?:e |ma )?(?:mio|mia|nostr[oa]) (?:padre|madre|nonn[oa]|marito|moglie|sorella|fratello|zi[oa]|suocer[oa]|figli[oa])(?!\\p{L})',
  // 'Figlio e nipote di arrotini', 'nieto de afiladores', 'Enkelin eines Müllers'.
  "(?:son|daughter|grandson|granddaughter)(?: (?:and|of) .+)$|(?:sohn|tochter|enkel|enkelin)(?: (?:und|eines|einer|von) .+)$|(?:hij[oa]|niet[oa]|bisniet[oa])(?:$| (?:y|de|del) .+$)|(?:fils|fille|petit-fils|petite-fille)(?:$| (?:et|de|d[’']).+$)|(?:figli[oa]|nipote|pronipote)(?:$| (?:e|di|d[’']) ?.+$)",
  '(?:私の|うちの)?(?:父|母|祖父|祖母|夫|妻|主人|おばあ(?:ちゃん)?|おじい(?:ちゃん)?)(?:が|は|の(?!代から)|から)',
  '(?:제 |우리 )?(?:외|친)?(?:아버지|어머니|할머니|할아버지|남편|아내|시어머니)(?:가|는|께서|이|의)',
)
const told = new RegExp([former, formerEnd, relatives].join('|'), 'iu')
const money = new RegExp(formPattern('money'), 'u')
const telling: readonly ClauseLabel[] = ['offer', 'trade', 'claim']

/** Labeled pieces in which what somebody was, or what their family did, is about a person, and offers nothing. */
export const withFormerLives = (all: readonly LabeledPiece[]): readonly LabeledPiece[] =>
  all.map((piece) =>
    telling.includes(piece.label) && told.test(piece.text) && !money.test(piece.text)
      ? { ...piece, label: 'person' as const }
      : piece,
  )
