// How something that was named is made or had, when, and what whoever reads may do: none of it is offered by itself.
const patterns: readonly RegExp[] = [
  // 'Cut to your waist', 'dug up', 'sealed same day'
  /^(?:\p{L}{2,}ed|dug|cut|made|built|sewn|hung|laid|sent|brought|taken) (?:up|in|out|off|down|away|(?:same|next) day|by (?:me|us|myself|post)|to (?:your|their|the|its) \p{L}+|(?:up|in|out|off|down) and \p{L}+ed(?: (?:same|next) day)?|while (?:you|u) wait)$/iu,
  // 'Stairlifts, new and reconditioned'
  /^(?:new|used|reconditioned|refurbished|second[- ]?hand|pre-?owned)(?:,? (?:and|or|&) (?:new|used|reconditioned|refurbished|second[- ]?hand|pre-?owned))?$/iu,
  // 'Vegetarian always'
  /^\p{L}+ (?:always|immer|siempre|toujours|sempre)$/iu,
  // 'Furnier ja', 'dogs yes'
  /^\p{L}+(?: \p{L}+)? (?:ja|yes|oui|sí|sì)$/iu,
  // '…, ou en mousse si vous préférez'
  /^(?:or|oder|o|ou|u) (?:in|with|at|on|by|en|con|avec|mit|aus|chez|bei|par|zu|à|sur|su)(?!\p{L})/iu,
  // '旅行のあいだ', '急ぎの場合は'
  /(?:のあいだ|の間|のとき|の時|の際)(?:は|に|も)?$|(?:とき|場合)(?:は|に|も)$/u,
  // '朝引き取って夕方にはお返しします'
  /^(?:朝|午前|昼|夕方|翌日|当日|即日|その日).*(?:お返し|お渡し|お届け|仕上げ)/u,
  // '급하면 말씀하세요 그날 해드립니다'
  /(?:말씀|연락|문의|예약|전화|질문)(?:해 ?)?(?:하세요|주세요|주시면|하시면)/u,
  // 'You get a menu to choose from'
  /^(?:you|you[’']ll) (?:get|choose|pick|tell|keep|pay|only pay|bring|decide|know|see|can (?:watch|wait|see|choose|pay))(?!\p{L})/iu,
]

/** Whether a piece without a price tells how or when something is had, and names nothing. */
export const tellsHow = (text: string): boolean => patterns.some((pattern) => pattern.test(text))

// 'You get a menu, I do the shopping, cook, serve and clean': a sentence that begins with whoever reads it tells a story.
const addressed =
  /^(?:you|you[’']ll) (?:get|choose|pick|tell|send|bring|decide|ring|call|give|show|say|just|let|leave|drop|bring)(?!\p{L})/iu

/** Whether a sentence begins by telling whoever reads it how it goes on. */
export const tellsCourse = (first: string): boolean => addressed.test(first)

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|ostern|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|pâques|toussaint|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|pasqua)'
const season =
  "(?:the )?(?:winter|summer|im winter|im sommer|en hiver|en été|en invierno|en verano|d[’']inverno|d[’']estate)"
const shut =
  '(?:shut|closed|open|geschlossen|zu|geöffnet|offen|fermée?s?|ouverte?s?|cerrad[oa]s?|abiert[oa]s?|chius[oaie]|apert[oaie])'
const be = "(?:(?:we|i)(?:[’']re|[’']m| are| am)? |wir (?:sind|haben) |on est |nous sommes |estamos |siamo )?"
const to = '(?:to|till?|until|bis|à|au|a|al|hasta|ad|fino a|-|–)'

const inMonths = new RegExp(
  `^${be}${shut} (?:all |for |over |in |im |en |de |d[’']|a |da |du |von |from |during )*(?:${month}|${season})(?: (?:${to}|and|und|et|y|e) ${month})?$`,
  'iu',
)
const shortMonth = `(?:${month}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\.?`
const shortMonths = new RegExp(
  `^(?:only |from |weekends? |open |daily )*${shortMonth} ?(?:to|till?|until|thru|-|–) ?${shortMonth}(?: only)?$`,
  'iu',
)
const monthsAlone = new RegExp(
  `^(?:only |nur |solo |sólo )?(?:from |von |de |d[’']|du |da |dall?[’']?|desde )?${month} ${to} ${month}(?: only| seulement| nur)?$`,
  'iu',
)

/** Whether a piece says in which months a business is open or not: 'we are shut in January', 'd’avril à octobre'. */
export const tellsSeason = (text: string): boolean =>
  [inMonths, monthsAlone, shortMonths].some((pattern) => pattern.test(text))

// 'We are always glad of drivers, cooks and people who like washing up' asks for them.
const asksFor =
  /(?<!\p{L})(?:(?:glad|grateful|thankful) (?:of|for)|(?:we are|we['’]re|i['’]m|i am) (?:always |also |currently )?looking(?: for|$)|dankbar für|freuen uns (?:immer )?über|wir suchen|reconnaissants? (?:de|pour)|nous (?:re)?cherchons|agradecemos|buscamos|cerchiamo)(?!\p{L})|募集(?:中|しています)|모집(?:합니다|중)/iu

/** Whether a sentence that begins so asks for people or things. */
export const asksForPeople = (first: string): boolean => asksFor.test(first)
