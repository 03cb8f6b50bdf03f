import type { Cues } from '../cues/cues.ts'
import type { ClauseLabel } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'

/** A closed class of things that a business speaks, takes, works in or looks after, and does not sell by naming them. */
interface Kind {
  readonly label: ClauseLabel
  readonly names: RegExp
  /** Whether one alone in its sentence is enough. */
  readonly isClear: boolean
}

const kind = (label: ClauseLabel, isClear: boolean, ...sources: readonly string[]): Kind => ({
  label,
  isClear,
  names: new RegExp(`^(?:${sources.join('|')})$`, 'iu'),
})

const kinds: readonly Kind[] = [
  kind(
    'claim',
    true,
    'english|german|french|spanish|italian|polish|turkish|russian|arabic|portuguese|welsh|irish|dutch|urdu|hindi|punjabi|bengali|mandarin|cantonese|chinese|japanese|korean|ukrainian|romanian|greek|bsl|asl',
    'deutsch|englisch|französisch|spanisch|italienisch|polnisch|türkisch|russisch|arabisch|portugiesisch|niederländisch|ukrainisch|rumänisch|kroatisch|serbisch|bosnisch|albanisch|kurdisch|persisch|chinesisch|japanisch',
    'español|castellano|catalán|gallego|euskera|inglés|francés|alemán|italiano|portugués|ruso|árabe|rumano|chino',
    'français|anglais|allemand|espagnol|italien|portugais|arabe|russe|néerlandais|polonais|breton|occitan',
    'inglese|francese|tedesco|spagnolo|russo|arabo|portoghese|rumeno|cinese',
    '日本語|英語|中国語|韓国語|フランス語|ドイツ語|スペイン語|한국어|영어|중국어|일본어|베트남어|러시아어',
  ),
  kind(
    'claim',
    true,
    'cash|cards?|credit cards?|debit cards?|all (?:major )?cards|contactless|venmo|zelle|paypal|cash ?app|apple pay|google pay|che(?:que|ck)s?|bank transfers?|bacs|sumup|klarna|afterpay|eftpos|interac|e-?transfers?|invoice|ebt|snap|amex|visa|mastercard',
    'bar|bargeld|nur bar|ec|ec-?karte|girocard|kartenzahlung|karte|kreditkarten?|überweisung|paypal|rechnung|twint|maestro|lastschrift',
    'efectivo|tarjetas?|bizum|transferencias?|mercado ?pago|débito|crédito|pix|oxxo|nequi|daviplata',
    'espèces|cb|cartes?(?: bancaires?| bleue| vitale)?|chèques?(?: vacances)?|virements?|lydia|cesu|ancv|tickets? restos?|tickets? restaurants?|paylib',
    'contanti|bancomat|cart[ae](?: di credito)?|satispay|bonific[oi]|pos|buoni pasto',
    '現金|カード|クレジットカード|paypay|電子マネー|銀行振込|現金のみ|현금|카드|계좌이체|지역화폐|제로페이|네이버페이|카카오페이',
  ),
  kind(
    'claim',
    true,
    '(?:most |all |any )?(?:major |private |health |dental )*insur(?:ance|ers?)(?: plans?)?|medicare|medicaid|tricare|anthem|aetna|cigna|humana|united ?health ?care|uhc|bcbs|blue ?cross(?: blue ?shield)?|kaiser(?: permanente)?|molina|ambetter|ndis|medibank|bupa|denplan|simplyhealth|vitality|axa(?: health| ppp)?|aviva',
    '(?:alle |gesetzliche |private )*(?:kranken)?kassen|aok|barmer|dak|ikk|bkk|knappschaft|tk|techniker|beihilfe|privat(?:versicherte|patienten)?|selbstzahler',
    'sanitas|adeslas|asisa|dkv|mapfre|caser|muface|isfas|mutuas?|seguros(?: médicos| privados)?',
    'mutuelles?|tiers payant|sécu(?:rité sociale)?|css|ame|unisalute|metasalute|previmedical|fasi',
    '国民健康保険|国保|社保|健康保険|労災(?:保険)?|自賠責(?:保険)?|각종 보험|건강보험|실비보험|산재(?:보험)?',
  ),
  kind(
    'claim',
    false,
    '(?:solid |reclaimed |local |british |american )?(?:oak|ash|beech|walnut|cherry|maple|pine|birch|elm|sycamore|cedar|larch|chestnut|teak|mahogany|hardwoods?|softwoods?)',
    '(?:sterling |solid )?(?:silver|gold|brass|copper|bronze|pewter|platinum|steel|stainless steel|iron|wrought iron|alumini?um|zinc|lead|slate|granite|marble|limestone|sandstone|flint|linen|cotton|silk|wool|velvet|tweed|denim|leather|suede|merino|alpaca|cashmere|mohair|porcelain|stoneware|earthenware|beeswax|soy wax)',
    '(?:massivholz|eiche|buche|esche|nussbaum|kirschbaum|kirsche|ahorn|fichte|kiefer|lärche|birke|ulme|zirbe|zirbenholz|edelstahl|stahl|messing|kupfer|bronze|silber|gold|platin|zinn|zink|schiefer|granit|marmor|sandstein|leinen|baumwolle|seide|wolle|samt|loden|leder|merino|alpaka|porzellan|steinzeug|bienenwachs)',
    '(?:madera (?:maciza|noble)|roble|nogal|pino|haya|cerezo|castaño|olivo|acero(?: inoxidable)?|hierro|latón|cobre|bronce|plata|oro|pizarra|granito|mármol|lino|algodón|seda|lana|cuero|piel)',
    "(?:bois massif|chêne|hêtre|frêne|noyer|merisier|châtaignier|pin|sapin|mélèze|acacia|robinier|inox|acier|fer|laiton|cuivre|bronze|argent|or|ardoise|granit|marbre|lin|coton|soie|laine|cuir|grès|faïence|porcelaine)(?: (?:du|de la|de|d[’']) ?\\p{L}+)?",
    '(?:legno massello|rovere|noce|faggio|castagno|ciliegio|ulivo|larice|abete|pino|acciaio(?: inox)?|ferro|ottone|rame|bronzo|argento|oro|ardesia|granito|marmo|lino|cotone|seta|lana|pelle|cuoio)',
  ),
  kind(
    'claim',
    false,
    "(?:['’]?\\d\\d(?:s|er)|[\\ue000-\\uf8ff](?:['’]?s|er|s)?|schlager|charts|pop|rock|jazz|soul|funk|disco|house|techno|r ?(?:&|n|and) ?b|hip[- ]?hop|reggae|ska|salsa|bachata|folk|country|blues|classical|klassik|volksmusik|nineties|eighties|motown|indie|latin|oldies|swing|motown|chart|party hits|rnb|metal|punk|trap|reggaeton|cumbia|merengue|flamenco|variété|musette|liscio)(?: (?:hits|music|musik))?",
  ),
  kind(
    'audience',
    false,
    '(?:small |large |big |giant )?(?:dogs?|cats?|rabbits?|guinea pigs?|hamsters?|gerbils?|rats?|mice|ferrets?|birds?|budgies|parrots?|chickens|hens|ducks|geese|horses|ponies|donkeys|goats|sheep|cows|cattle|pigs|alpacas|llamas|tortoises|reptiles|snakes|lizards|fish|small (?:animals|furries)|exotics)',
    '(?:kleine |große )?(?:hunde|katzen|kaninchen|meerschweinchen|hamster|ratten|mäuse|frettchen|vögel|wellensittiche|papageien|hühner|enten|gänse|pferde|ponys|esel|ziegen|schafe|kühe|rinder|schweine|alpakas|schildkröten|reptilien|schlangen|fische|kleintiere|nager)',
    '(?:perros|gatos|conejos|cobayas|hámsters?|hurones|pájaros|loros|gallinas|patos|caballos|ponis|burros|cabras|ovejas|vacas|cerdos|tortugas|reptiles|peces|exóticos)',
    "(?:chiens|chats|lapins|cochons d['’]inde|hamsters|furets|oiseaux|perroquets|poules|canards|oies|chevaux|poneys|ânes|chèvres|moutons|vaches|cochons|tortues|reptiles|poissons|nac|rongeurs)",
    '(?:cani|gatti|conigli|cavie|criceti|furetti|uccelli|pappagalli|galline|anatre|cavalli|pony|asini|capre|pecore|mucche|maiali|tartarughe|rettili|pesci)',
    '犬|猫|うさぎ|ウサギ|ハムスター|小鳥|鳥|フェレット|カメ|강아지|고양이|토끼|햄스터|새|거북이|기니피그|고슴도치',
  ),
]

const outside =
  /^(?:(?:we|i) )?(?:also )?(?:take|accept)\s+|^(?:also|and|plus|or|auch|und|también|aussi|anche|only|nur|solo|sólo)\s+|\s+(?:only|too|as well|ok|accepted|taken|spoken|also|auch|gesprochen|welcome)$|[.!…)(]+/giu

const namesIn = (text: string, cues: Cues): readonly string[] =>
  text
    .split(
      cues.isSpaced ? new RegExp(`\\s+${cues.and.source}\\s+|\\s*[+/&]\\s*`, cues.and.flags) : /[・と/]/u,
    )
    .map((name) => name.trim().replace(outside, '').trim())
    .filter((name) => name !== '')

/** What a sentence is that only lists languages, ways to pay, materials, music or animals; undefined where it lists else. */
const labelOfKinds = (sentence: readonly LabeledPiece[], cues: Cues): ClauseLabel | undefined => {
  const names = sentence.filter(({ label }) => label === 'offer').flatMap(({ text }) => namesIn(text, cues))
  const [first] = names
  if (first === undefined) return undefined
  return kinds.find(
    (one) =>
      one.names.test(first) &&
      (one.isClear || names.length > 1) &&
      names.every((name) => one.names.test(name)),
  )?.label
}

/** Labeled pieces in which sentences behind the first that only list such things offer nothing. */
export const withKinds = (
  all: readonly LabeledPiece[],
  first: number,
  cues: Cues,
): readonly LabeledPiece[] => {
  const labels = new Map<number, ClauseLabel>()
  for (const [at, sentence] of Map.groupBy(all, (piece) => piece.sentence)) {
    const label = at > first ? labelOfKinds(sentence, cues) : undefined
    if (label !== undefined) labels.set(at, label)
  }
  return all.map((piece) => {
    const label = piece.label === 'offer' ? labels.get(piece.sentence) : undefined
    return label === undefined ? piece : { ...piece, label }
  })
}
