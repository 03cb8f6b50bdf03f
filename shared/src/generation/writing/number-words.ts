import type { Language } from '../../language/language.ts'

const germanTens = '(?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)'
const kanji = '[一二三四五六七八九〇十百千万億]'
const hangul = '[일이삼사오육칠팔구]'

/**
 * Numbers that are written as words, as alternatives of a regular expression: two and more, since one is an article as well.
 * In Japanese and Korean only before what is counted.
 */
export const numberWords: Readonly<Record<Language, string>> = {
  english:
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{L}+)?|hundreds?|thousands?|millions?|dozens?',
  german: `zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}*zehn(?:jährig\\p{L}*)?|\\p{L}*${germanTens}\\p{L}*|\\p{L}*(?:hundert|tausend)\\p{L}*|dutzend\\p{L}*|million\\p{L}*`,
  french:
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|centaines?|mille|milliers?|millions?',
  spanish:
    'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|\\p{L}+cient[oa]s|mil|miles|millones',
  italian:
    'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|(?:un|do|tre|quattor|quin|se)dici|dicia\\p{L}+|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)\\p{L}*|cento|(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento|mille|\\p{L}+mila|centinai\\p{L}*|migliai\\p{L}*|milion\\p{L}*',
  japanese: `(?!十分)(?:${kanji}*[十百千万億]${kanji}*|[二三四五六七八九])(?:周年|年|代|人|名|回|円|割|世代|軒|店舗|時間|日間|分|パーセント)|数[十百千万]`,
  Korean: `(?:${hangul}?[십백천만])+${hangul}?\\s?여?\\s?(?:주년|년(?!필)|원|명|회|대|가지|시간|분|퍼센트|프로)|수[십백천만]|(?:열|스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔)\\s?(?:해|년|명|살|번|가지)|${hangul}대째`,
}
