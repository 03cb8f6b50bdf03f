import type { Language } from '../../language/language.ts'
import { foldText, wordsOf } from '../fold-text.ts'

/** What a name stands behind in a language, as alternatives of a regular expression, and the words that stand there and are none. */
interface Cues {
  readonly before: string
  readonly plain: string
}

type Spaced = Exclude<Language, 'japanese' | 'Korean'>

const cues: Readonly<Record<Spaced, Cues>> = {
  english: {
    before:
      'ask(?:ing)?(?: for)?|speak (?:to|with)|talk to|meet|mr\\.?|mrs\\.?|ms\\.?|dr\\.?|prof\\.?|named|name is|(?:approved|trained|recommended|endorsed|run|owned|founded) by|(?:seen|featured) (?:in|on)|(?:also|based|located|working|work|works|serving) (?:in|near|around|across)|partners? of|serving',
    plain:
      'a about all an and any beforehand on something whats anybody anyone anything away before both by each every everyone families first for half here homes how if it just me now once one our people small some somebody someone that the their them there these things this those to today town what when where whether which who why winter summer spring autumn with you your us',
  },
  german: {
    before:
      'herrn?|frau|dr\\.?|familie|namens|heißt|heiße|heißen|fragen sie(?: nach)?|frag(?:t)?(?: nach)?|rufen sie|sprechen sie mit|wenden sie sich an|(?:geführt|gegründet|ausgebildet) von|(?:auch|ansässig|zuhause|unterwegs) in|in der nähe von|nahe',
    plain:
      'am an auch bei beim bitte vor dann danach selbst das dem den der des die dies diese diesen dieser ein eine einem einen einer einfach es früh gern gerne gleich ihr ihre ihrem ihren ihrer ihres im in jeden jeder jetzt kleine kleinen mein meine meinen mich mir nach ob oder ruhig schriftlich sie so uns unser unsere unseren unserer und vorab vorher wann warum was welche wen wer wie wo zu zuerst',
  },
  french: {
    before:
      'demandez(?: à)?|adressez[- ]vous à|parlez (?:à|avec)|appelez|contactez|mme|mlle|monsieur|madame|dr\\.?|maître|appelle|nommée?|(?:approuvée?|recommandée?|formée?|fondée?) par|vue? (?:dans|sur)|(?:aussi|basée?s?|située?s?|installée?s?|également|intervenons|travaillons) à|près de|autour de|environs de',
    plain:
      'avec avant bien dabord voir lequel laquelle lesquels lesquelles quels quelles quon quil un quelque combien ce cela ces cet cette chaque chez comment conseil dans des devis domicile du elle ici les leur leurs lui moi mon neuf nos notre nous pour quand quel quelle quoi sans ses simplement son sur tout toute toutes tous une un vos votre vous',
  },
  spanish: {
    before:
      'pregunt\\p{L}+ por|habl\\p{L}+ con|llam\\p{L}+ a|sra?\\.?|señor(?:a|es)?|don|doña|dra?\\.?|me llamo|se llama|(?:aprobad|recomendad|fundad|formad)[oa]s? por|vist[oa]s? en|(?:también|ubicad[oa]s?|situad[oa]s?|trabajamos|sede) en|cerca de|alrededor de',
    plain:
      'algo fechas antes aquí cada casa como con cualquier cuando cuándo del donde ella ellos esta este esto las los lo mis mí nosotros nuestra nuestras nuestro nuestros para precio que qué quien si sin sus todo toda todas todos una uno unos usted ustedes',
  },
  italian: {
    before:
      'chied\\p{L}+ (?:di|a)|parl\\p{L}+ con|signor\\p{L}*|sig\\.(?:ra)?|dott\\.(?:ssa)?|mi chiamo|si chiama|(?:approvat|consigliat|fondat|formati?)\\p{L} da|vist\\p{L} (?:su|in)|(?:anche|sede|situat\\p{L}|lavoriamo) (?:a|in)|vicino a|dintorni di',
    plain:
      'anche casa che cio quello qualcuno come con cosa degli del della delle domicilio dove gli loro lui lei mio nei nella noi nostra nostre nostri nostro ogni per prima qualcosa quando quanto quel quella questa questo senza sua sue sui suo suoi tua tuo tutta tutte tutti tutto una uno voi vostra vostro',
  },
}

const name = "\\p{L}[\\p{L}\\p{M}’'-]{2,}"

const compiled = (language: Spaced) => ({
  after: new RegExp(`(?<!\\p{L})(?:${cues[language].before})\\s+(${name})`, 'giu'),
  plain: new Set(cues[language].plain.split(' ').map(foldText)),
})

const spaced: Readonly<Record<Spaced, ReturnType<typeof compiled>>> = {
  english: compiled('english'),
  german: compiled('german'),
  french: compiled('french'),
  spanish: compiled('spanish'),
  italian: compiled('italian'),
}

/** Two words with capitals in a row, or one behind a bare 'in': among German nouns, which have an article or stand alone, names. */
const germanNames = /(?<=[\p{Ll},]\s)(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)|(?<=[\p{Ll},]\sin\s)(\p{Lu}\p{Ll}{2,})/gu
/** Nouns that stand behind a bare 'in', and pronouns that are written with a capital. */
const germanPlain =
  /(?:^| )(?:Ihre?[mnrs]?|Sie|Ihnen)(?: |$)|^(?:.*(?:ung|heit|keit|schaft|ion|tät|arbeit|weise|form|größe|ruhe|stille|zeit|minuten|stunden|tagen|wochen|monaten|jahren|raten|schritten|stufen|gruppen|teilen|würde|frieden|gang|stand|betrieb|ordnung|farbe)n?$)/iu

const germanNamesIn = (text: string): readonly string[] =>
  [...text.matchAll(germanNames)].map(([found]) => found).filter((found) => !germanPlain.test(found))

const towns = {
  japanese:
    '北海道|青森|岩手|仙台|秋田|山形|福島|茨城|栃木|群馬|埼玉|千葉|東京|神奈川|横浜|川崎|新潟|富山|金沢|福井|山梨|長野|岐阜|静岡|名古屋|愛知|三重|滋賀|京都|大阪|神戸|兵庫|奈良|和歌山|鳥取|島根|岡山|広島|山口|徳島|香川|愛媛|高知|福岡|佐賀|長崎|熊本|大分|宮崎|鹿児島|沖縄|札幌|渋谷|新宿|銀座|浅草',
  Korean:
    '서울|부산|대구(?!탕)|인천|광주|대전|울산|세종|경기도|강원도|충청도|전라도|경상도|충북|충남|전북|전남|경북|경남|제주|수원|성남|용인|창원|청주|천안|전주|포항|강남|홍대|종로|명동|해운대',
} as const

/** Who is spoken of by a title, and where something is, in languages without capitals. */
const unspaced: Readonly<Record<'japanese' | 'Korean', RegExp>> = {
  japanese: new RegExp(
    `(?:${towns.japanese})|(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?!皆|お客|客|職人|子|患者|生徒|主|奥|赤|業者|親|担当|専門家)[\\p{Script=Han}\\p{Script=Katakana}ー]{1,6}(?:さん|氏|先生|店長|院長|社長)|(?!都市|市場|朝市|地区|各地)(?<!\\p{Script=Han})\\p{Script=Han}{2,4}(?<=[県府市区駅])(?=[のでにをへとも、。周在]|まで|から|$)`,
    'gu',
  ),
  Korean: new RegExp(
    `(?<![\\p{Script=Hangul}])(?:${towns.Korean})|(?<![\\p{Script=Hangul}])(?!고객|손|담당|주인|전문|우리|저희)\\p{Script=Hangul}{2,4}\\s?(?:원장|대표|실장|선생)(?:님)?|(?<![\\p{Script=Hangul}])(?!고객|손|담당)\\p{Script=Hangul}{2,4} 씨|(?<![\\p{Script=Hangul}])(?!도시|접시|동시|택시|당시|임시|필요시|방문시)\\p{Script=Hangul}{2,3}(?:시|군|구청|역)(?=에서|까지|에도|에만)`,
    'gu',
  ),
}

/** What is called a person, a place or a house by what stands beside it, whichever letters it is written with. */
const namedIn = (text: string, language: Language): readonly string[] => {
  if (language === 'japanese' || language === 'Korean')
    return [...text.matchAll(unspaced[language])].map(([found]) => found)
  const { after, plain } = spaced[language]
  const behind = [...text.matchAll(after)].flatMap(([, found = '']) =>
    wordsOf(foldText(found)).every((word) => plain.has(word)) ? [] : [found],
  )
  return language === 'german' ? [...behind, ...germanNamesIn(text)] : behind
}

/** Whether a text names nobody and nothing that is not said, told by the grammar around names and not by their capitals alone. */
export const namesOnlySaid = (text: string, language: Language, isSaid: (name: string) => boolean): boolean =>
  namedIn(text.normalize('NFC'), language).every(isSaid)
