const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)'
const feast =
  "(?:christmas|xmas|easter|new year['’]?s?|weihnachten|ostern|zwischen den jahren|navidad(?:es)?|semana santa|noël|pâques|natale|pasqua|ferragosto)(?: (?:day|week|monday|eve))?"
const partly =
  "(?:(?:for|in|all|of|during|over|at|the|first|last|two|three|one|a|weeks?|fortnight|month|half|mid|stat(?:utory)?|bank|public|holidays?|and|&|im|den|die|letzten?|ersten?|zwei|drei|wochen?|ganzen?|über|an|von|en|au mois d[e’']|le mois d[e’']|tout|tous|la|les|première|dernière|deux|semaines?|quinzaine|de|du|por vacaciones|todo|toda|última|primera|dos|semanas?|quincena|el|mes|per ferie|ad?|tutto|nel|mese|di|ultima|prima|due|settiman[ae]|,)\\s*)*"
const closed = '(?:clos(?:ed|es)|shut|geschlossen|zu|fermée?s?|cerra(?:d[oa]s?|o|mos)|chius[oiae])'
const nothingMore = '(?! ?(?:-|–|to|till?|until|bis|à|au|al?|and|und|et|y|e) ?\\p{L})(?!\\p{L})'

// A week or a month off in the year: only one month, as more of them are a season.
const breaks = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:we(?:['’]re| are) |wir haben |nous sommes |siamo )?${closed},? ${partly}(?:${month}|${feast})${nothingMore}`,
    `(?<![\\p{L}\\p{N}])(?:in |im |en |ad? |au )?${partly}(?:${month}|${feast}),? ${closed}(?: por vacaciones| per ferie| pour congés)?${nothingMore}`,
    `(?<![\\p{L}\\p{N}])(?:betriebs(?:ferien|urlaub)|congés(?: annuels)?|vacances(?: annuelles)?|vacaciones|ferie|annual (?:holiday|closure)) ${partly}${month}${nothingMore}`,
    '\\p{N}{1,2}月(?:の?(?:上旬|中旬|下旬|第\\p{N}週))?は?(?:夏季|冬季)?(?:休業|お?休み)(?:です|します)?',
    '(?:여름|겨울) ?휴가(?:는)? ?\\p{N}{1,2}월(?: ?(?:초|중순|말|(?:첫째|둘째|셋째|넷째|마지막) ?주))?',
  ].join('|'),
  'giu',
)

/** What is said of hours without the week or month in the year at which nobody is there, which takes nothing from the others. */
export const withoutYearlyBreak = (said: string): string =>
  said.replace(breaks, '').replace(/^[\s,;.:()]+|[\s,;:(]+$/gu, '')
