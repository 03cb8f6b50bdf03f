import type { Language } from '../../language/language.ts'

/** What nobody may say of a business but its owner: rank, proof, promises, age and numbers in words. */
export const claims: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:best|leading|award\w*|certifi\w+|licen[sc]ed|insured|accredited|guarante\w+|free|always|never|24\/7|round the clock|since|years?|decades?|trusted|renowned|world-class|unparalleled|passionate|cheap\w*|lowest|hundreds?|thousands?|dozens?|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|same[- ]day|emergency|open|closed|o['’]?clock|customers? (?:say|love)|family[- ](?:run|owned))\b/giu,
  german:
    /(?<!\p{L})(?:beste\p{L}*|führend\p{L}*|ausgezeichnet\p{L}*|preisgekrönt\p{L}*|zertifizier\p{L}*|versichert|meister\p{L}*|garant\p{L}+|kostenlos\p{L}*|gratis|immer|jederzeit|rund um die uhr|seit|jahre?n?|jahrzehnt\p{L}*|erfahren\p{L}*|günstig\p{L}*|hundert\p{L}*|tausend\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwanzig|dreißig|notdienst|familien(?:betrieb|geführt\p{L}*)|geöffnet)(?!\p{L})/giu,
  french:
    /(?<!\p{L})(?:meilleure?s?|leader|prim[ée]\p{L}*|certifi\p{L}+|agré\p{L}+|assurée?s?|garanti\p{L}*|gratuit\p{L}*|toujours|jamais|24h?\/24|depuis|ans?|années?|décennies?|cent\p{L}*|milliers?|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|trente|urgences?|familiale?|ouverte?s?)(?!\p{L})/giu,
  spanish:
    /(?<!\p{L})(?:mejor(?:es)?|líder(?:es)?|premi\p{L}+|certific\p{L}+|asegurad\p{L}+|garant\p{L}+|gratis|gratuit\p{L}+|siempre|nunca|24\/7|desde|años?|décadas?|cientos?|miles|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta|urgencias?|familiar|abiert\p{L}+)(?!\p{L})/giu,
  italian:
    /(?<!\p{L})(?:miglior\p{L}*|leader|premiat\p{L}*|certificat\p{L}*|assicurat\p{L}*|garan\p{L}+|gratis|gratuit\p{L}*|sempre|mai|24\/7|dal|ann[oi]|decenni\p{L}*|centinai\p{L}*|migliai\p{L}*|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|urgenz\p{L}*|familiare|apert\p{L}*)(?!\p{L})/giu,
  japanese:
    /最高|最安|一番|受賞|認定|資格|保証|無料|いつでも|必ず|二十四時間|創業|年以上|実績|老舗|年中無休|営業/gu,
  Korean: /최고|최저|수상|인증|자격|보장|보증|무료|언제나|항상|반드시|창업|년간|경력|전통|연중무휴|영업/gu,
}
