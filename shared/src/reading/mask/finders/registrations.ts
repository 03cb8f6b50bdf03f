import { type Finder, findBy, pattern, wordEnd, wordStart } from '../finder.ts'

const cues = [
  'gas safe|niceic|napit|oftec|hetas|ofsted|cqc|gmc|gdc|nmc|hcpc|gphc|gosc|sra|fca|rics|riba|arb|corgi|f-gas|bacp|cnhc|dbs|adi|npi|abn|acn|ein|cslb|qbcc|usdot|urn',
  '(?:registered )?charity|company(?= (?:reg|no|num|#))',
  '(?:waste )?(?:carriers?|registration|registered|reg|licen[cs]ed?|lic|permit|certificate|cert|member(?:ship)?|policy|vat|tax id|vat id)',
  'ust-?id(?:-?nr)?|steuer-?(?:nummer|nr)|st\\.? ?-?nr|hr[ab]|betriebsnummer|register-?(?:nummer|nr)|handwerkskammer|lanr|ik(?=[ :\\-]*\\d{6})|che(?=-\\d{3}\\.)|uid',
  "siret|siren|rcs|tva|agrément|agrement|adeli|rpps|carte pro(?:fessionnelle)?|orias|n° d[’']agrément|(?:ape|naf)(?=[ :]*\\d{4})",
  '(?:cif|nif)|colegiad[oa]|núm(?:ero)? de colegiad[oa]|registro|licencia|nica|(?:vft|vt)(?=[ /\\-]*\\d{3})',
  'p\\. ?iva|partita iva|c\\. ?f|cod(?:ice|\\.)? fisc(?:ale|\\.)?|(?:rea|cin|cir)(?=[ :.]*[a-z]{0,2}[ \\-]?\\d{4})|albo',
  '登録番号|許可番号|免許番号|届出番号|法人番号|許可|免許|登録|届出|認可|古物商',
  '사업자 ?(?:등록)? ?번호|통신판매업?(?: ?신고)?(?: ?번호)?|등록 ?번호|허가 ?번호|면허 ?번호|신고 ?번호|자격 ?번호',
]

const between = [
  '[ .:#,(]',
  'registered|regulated|approved|engineers?|fitter|firm|registration|numbers?|num(?=[. ])|no(?=[.: ]*(?:[a-z]{1,3} ?)?\\d)|nr(?=[. ])|n[°o](?=[. ]?\\d)|reg(?=[. ])|id(?=[: ])',
  ' [a-zà-ü]{3,15}(?= (?:nr|no|n)[.°]{0,2} ?\\d)',
  'albo|iscr(?=[. ])|de colegiad[oa]|colegiad[oa]',
  '(?:md|ca|tx|ny|fl|wa|or|co|az|ga|nc|va)(?= ?#?\\d)',
  // Each in one way: what two of these could read would be tried in every mix of them.
  '[都道府県公安委員会知事](?!(?:(?!第)\\p{Script=Han}){0,3}第)|(?:(?!第)\\p{Script=Han}){0,4}第|\\)|제',
]
const figures =
  '(?:[a-z]{1,4}[ /\\-]?)?\\d(?:[\\da-z]|[./\\-](?=[\\da-z])| (?=\\d{2,5}(?!\\d)(?! ?[€%])))*[a-z\\d](?:号|호)?'

const find = findBy(
  'registration',
  pattern(`${wordStart}(?:${cues.join('|')})${wordEnd}(?:${between.join('|')}){0,24}${figures}`),
)

const saysNumber = /(?:n[or°]|num|#|:|番号|번호|第|제)[^\d]*\d/iu
const onlyYear = /\D(?:19|20)\d\d$/u

/** A registration, licence or tax number with the words that make it one: 'Gas Safe 552917'. */
export const findRegistrations: Finder = (text, context) =>
  find(text, context).filter(({ start, end }) => {
    const form = text.slice(start, end)
    return form.replace(/\D/g, '').length >= 3 && (saysNumber.test(form) || !onlyYear.test(form))
  })
