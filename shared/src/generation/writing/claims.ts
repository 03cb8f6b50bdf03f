import type { Language } from '../../language/language.ts'
import { numberWords } from './number-words.ts'

/** Words of rank, proof, promise, age and price, as alternatives of a regular expression. */
const words: Readonly<Record<Language, string>> = {
  english:
    "best|leading|award\\w*|prizes?|prize-winning|certifi\\w+|licen[sc]\\w+|qualified|registered|approved|insured|accredit\\w+|vetted|guarante\\w+|warrant(?:y|ies)|refund\\w*|money[- ]back|free|discount\\w*|half[- ]price|always|never|24/7|round the clock|since|years?|decades?|centur(?:y|ies)|generations?|trusted|renowned|famous|recommended|endorsed|experts?|experienced|world-class|top[- ]rated|five[- ]star|number one|unparalleled|passionate|cheap\\w*|lowest|oldest|largest|biggest|fastest|same[- ]day|emergency|open|closed|o['’]?clock|customers? (?:say|love)|family[- ](?:run|owned)",
  german:
    'beste[mnrs]?|führend\\p{L}*|ausgezeichnet\\p{L}*|auszeichnung\\p{L}*|preisgekrönt\\p{L}*|preisträger\\p{L}*|testsieger\\p{L}*|zertifi\\p{L}*|geprüft\\p{L}*|zugelassen\\p{L}*|lizenz\\p{L}*|anerkannt\\p{L}*|versichert\\p{L}*|meister\\p{L}*|innung\\p{L}*|expert\\p{L}*|profis?|garant\\p{L}+|geld[- ]zurück\\p{L}*|kostenlos\\p{L}*|gratis|rabatt\\p{L}*|halbe[nmr]? preise?s?|immer|jederzeit|rund um die uhr|seit|jahre?n?|jahrhundert\\p{L}*|jahrzehnt\\p{L}*|generation\\p{L}*|erfahren\\p{L}*|berühmt\\p{L}*|empfohlen\\p{L}*|nummer eins|älteste\\p{L}*|größte\\p{L}*|schnellste\\p{L}*|günstig\\p{L}*|notdienst|familien(?:betrieb|geführt\\p{L}*)|geöffnet',
  french:
    'meilleure?s?|leaders?|prim[ée]\\p{L}*|récompens\\p{L}*|lauréat\\p{L}*|certifi\\p{L}+|licenci\\p{L}+|diplôm\\p{L}+|qualifi\\p{L}+|labellis\\p{L}+|agré\\p{L}+|assurée?s?|experts?|expertes?|expériment\\p{L}+|reconnue?s?|recommand\\p{L}+|garanti\\p{L}*|rembours\\p{L}+|remises?|réductions?|moitié prix|gratuit\\p{L}*|toujours|jamais|24h?/24|depuis|ans?|années?|décennies?|siècles?|générations?|célèbres?|numéro un|urgences?|familiale?|ouverte?s?',
  spanish:
    'mejor(?:es)?|líder(?:es)?|premi\\p{L}+|galardon\\p{L}+|certific\\p{L}+|licenciad\\p{L}+|titulad\\p{L}+|autorizad\\p{L}+|homologad\\p{L}+|acreditad\\p{L}+|asegurad\\p{L}+|expert\\p{L}+|reconocid\\p{L}+|recomendad\\p{L}+|garant\\p{L}+|reembols\\p{L}+|descuentos?|mitad de precio|gratis|gratuit\\p{L}+|siempre|nunca|24/7|desde|años?|décadas?|siglos?|generaci\\p{L}+|famos\\p{L}+|número uno|urgencias?|familiar|abiert\\p{L}+',
  italian:
    'miglior\\p{L}*|leader|premiat\\p{L}*|certificat\\p{L}*|abilitat\\p{L}+|autorizzat\\p{L}+|accreditat\\p{L}+|qualificat\\p{L}+|assicurat\\p{L}*|espert\\p{L}+|riconosciut\\p{L}+|consigliat\\p{L}+|garan\\p{L}+|rimbors\\p{L}+|scont[oi]|metà prezzo|gratis|gratuit\\p{L}*|sempre|mai|24/7|dal|ann[oi]|decenni\\p{L}*|secol[oi]|generazion\\p{L}+|famos\\p{L}+|numero uno|urgenz\\p{L}*|familiare|apert\\p{L}*',
  japanese:
    '最高|最安|一番|日本一|地域一|ナンバーワン|受賞|入賞|金賞|表彰|認定|公認|資格|免許|許可|保証|返金|無料|割引|半額|いつでも|必ず|二十四時間|創業|創立|設立|周年|年以上|実績|熟練|経験豊富|有名|人気|老舗|年中無休|営業',
  Korean:
    '최고|최저|일등|수상|표창|인증|공인|자격|면허|허가|보장|보증|환불|무료|무상|할인|반값|언제나|항상|반드시|창업|설립|주년|년간|경력|숙련|명장|유명|인기|전통|연중무휴|영업',
}

const spaced = (language: Language): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words[language]}|${numberWords[language]})(?!\\p{L})`, 'giu')
const unspaced = (language: Language): RegExp =>
  new RegExp(`${words[language]}|${numberWords[language]}`, 'gu')

/** What nobody may say of a business but its owner: rank, proof, promises, age, reductions and numbers in words. */
export const claims: Readonly<Record<Language, RegExp>> = {
  english: spaced('english'),
  german: spaced('german'),
  french: spaced('french'),
  spanish: spaced('spanish'),
  italian: spaced('italian'),
  japanese: unspaced('japanese'),
  Korean: unspaced('Korean'),
}
