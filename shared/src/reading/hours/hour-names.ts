import type { Language } from '../../language/language.ts'

/** The hours from one on as a language spells them; where several words name one, with a bar between them. */
const spelled: Readonly<Record<Language, string>> = {
  english: 'one two three four five six seven eight nine ten eleven twelve',
  german:
    'eins|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig',
  spanish: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  french:
    'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  italian:
    'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré',
  japanese: '一 二 三 四 五 六 七 八 九 十 十一 十二',
  Korean: '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두',
}

const namesOf = (language: Language): readonly (readonly [string, number])[] =>
  spelled[language]
    .split(' ')
    .flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const))

const hours = new Map(Object.keys(spelled).flatMap((language) => namesOf(language as Language)))

/** The source of a regular expression for the hours as a language spells them, the longest first. */
export const hourNames = (language: Language): string =>
  namesOf(language)
    .map(([name]) => name)
    .toSorted((one, other) => other.length - one.length)
    .join('|')

/** The hour that such a name stands for. */
export const hourNamed = (name: string): number => hours.get(name.toLowerCase()) ?? 0
