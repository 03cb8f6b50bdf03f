// What is left of a town's name where people name it in passing: '船橋' of 船橋市.
const towns = (place: string): readonly string[] => {
  const [first = ''] = place.split(/[,、，(（\n]/u)
  const written = first.trim()
  const short = written.replace(/(?<=\p{Script=Han}{2})[市区町村]$|(?<=\p{Script=Hangul}{2})[시군구]$/u, '')
  return [...new Set([written, short])].filter((name) => name.length > 1)
}

const around = [
  '(?:the )?surrounding (?:areas?|villages|towns)|nearby (?:areas?|villages|towns)|(?:the )?(?:whole )?(?:county|area|region)',
  'umgebung|umland|(?:den |die |der )?(?:landkreis|kreis|umliegenden? (?:orte|gemeinden|dörfer)n?|region)(?: \\p{L}+)?',
  '(?:sus )?alrededores|provincia|comarca|toda (?:españa|la (?:provincia|isla|comarca|región|costa|sierra)|andalucía|galicia|cataluña|castilla)',
  '(?:ses |les )?(?:environs|alentours|communes? (?:voisines|alentour))|(?:toute )?(?:la )?(?:métropole|région|agglomération)(?: \\p{L}+)?',
  '(?:i )?dintorni|provincia|hinterland|tutta (?:italia|la (?:provincia|regione|valle|riviera))|tutto il \\p{L}+|zone limitrofe',
].join('|')
const joint = '(?:\\s*[,/+]\\s*|\\s+(?:and|&|und|u\\.|y|et|e|ed|plus|inkl\\.?)\\s+|\\s+)'
const endsAround = new RegExp(`(?:and|&|und|y|et|e|ed) (?:${around})$`, 'iu')

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]{}|\\]/gu, '\\$&')

const eastern =
  /^(?:\p{Script=Han}{1,4}[都道府県市区町村郡島](?:[・、\s]|$))+(?:など|全域|周辺)?$|^(?:(?:서울|경기|인천|부산|대구|대전|광주|울산|세종|강원|충북|충남|전북|전남|경북|경남|제주|수도권|영남|호남|\p{Script=Hangul}{2,4}(?:시|군|구|동|읍|면)|[동서남북]{1,2}부)(?:\s|$)){2,}$/u

const cities = new RegExp(
  `^(?:${[
    'Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|Dresden|Hannover|Nürnberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Gelsenkirchen|Mönchengladbach|Aachen|Braunschweig|Chemnitz|Kiel|Magdeburg|Freiburg|Krefeld|Mainz|Lübeck|Erfurt|Oberhausen|Rostock|Kassel|Potsdam|Saarbrücken|Ludwigshafen|Oldenburg|Leverkusen|Osnabrück|Solingen|Heidelberg|Darmstadt|Regensburg|Ingolstadt|Würzburg|Wolfsburg|Fürth|Ulm|Heilbronn|Göttingen|Reutlingen|Koblenz|Bremerhaven|Jena|Trier|Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Zürich|Bern|Basel|Luzern|Winterthur|Genf',
    '東京|横浜|大阪|名古屋|札幌|福岡|神戸|川崎|京都|さいたま|広島|仙台|千葉|北九州|堺|新潟|浜松|熊本|岡山|静岡|船橋|鹿児島',
  ].join('|')})$`,
  'u',
)

/** Whether a piece is the name of a large city of those whose language writes every noun as it writes names. */
export const isCity = (text: string): boolean => cities.test(text)

// 'All of Wiltshire and a bit of Kent', 'ganz Sachsen', 'toute la Bretagne': how much of an area.
const area =
  "(?:(?:north|south|east|west|mid|la|le|el|il|los|las|les) ?-?)?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?"
const share =
  '(?:(?:[Aa]ll|[Mm]ost|[Pp]arts?|[Bb]its?|[Aa] bit|[Tt]he whole) of|[Ii]n ganz|[Gg]anz|[Tt]od[oa]|[Tt]oute?|[Tt]utt[oa])'
const wholeOf = new RegExp(`^${share} ${area}(?: (?:and|und|y|et|e) (?:${share} )?${area})*$`, 'u')

/** Whether a piece without forms names nothing but the business's own town and others: 'Pavia e provincia', '부천 인천 서울'. */
export const namesOwnPlaces = (text: string, place: string): boolean => {
  if (/[\ue000-\uf8ff]/u.test(text)) return false
  if (eastern.test(text) || wholeOf.test(text)) return true
  if (endsAround.test(text) && /^\p{Lu}/u.test(text) && text.split(/\s+/u).length <= 6) return true
  return towns(place).some((town) => {
    if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(town))
      return new RegExp(
        `^${escaped(town)}[시市]?(?:[・\\s][\\p{Script=Han}\\p{Script=Hangul}]{2,4})+$`,
        'u',
      ).test(text)
    const name = "\\p{Lu}[\\p{L}’'-]+"
    const start = new RegExp(`^${escaped(town)}(?=$|[\\s,/])`, 'iu').exec(text)
    if (start === null) return false
    const rest = text.slice(start[0].length)
    return new RegExp(`^(?:${joint}(?:${name}|${around}))*$`, 'u').test(rest)
  })
}

const toTown = /^ad? (?=\p{Lu})/u

/** Whether a piece says in Italian that something is in the business's own town: 'a Modena'. */
export const isInOwnTown = (text: string, place: string): boolean =>
  toTown.test(text) && namesOwnPlaces(text.replace(toTown, ''), place)
