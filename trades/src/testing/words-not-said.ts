import type { Language } from '@shingle/shared/language/language.ts'

/** What a business says of itself or not at all: age, prizes, family, permits, guarantees, praise and what costs nothing. */
export const promises: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:years of|since (?!when)|awards?|famil(?:y|ies)|licen[sc]ed|insured|certified|qualified|guarantee\w*|warrant\w*|the best|best (?:in|quality|price)\w*|free|cheap\w*|affordable|trusted|experienced|expert\w*|professional\w*|passion\w*|quality|reliable|always|24|hassle|tailored|second to none|peace of mind)\b/iu,
  spanish:
    /\b(?:años de|desde hace|premi\w+|famili\w+|titulad\w+|certificad\w+|garant\w+|mejor(?:es)? (?:de|precio)|gratis|gratuit\w+|barat\w+|confianza|expert\w+|profesional\w*|pasión|apasionad\w+|calidad)\b/iu,
  french:
    /(?<!\p{L})(?:ans d|depuis 1|depuis 2|prix d|primé|famil\p{L}+|diplômé|agréé|certifi\p{L}+|garant\p{L}+|le meilleur|la meilleure|gratuit\p{L}*|offert\p{L}*|confiance|expert\p{L}*|passion\p{L}*|qualité)/iu,
  italian:
    /\b(?:anni di|dal 19|dal 20|premi\w*|famigli\w+|familiar\w+|diplomat\w+|certificat\w+|garan\w+|migliore?|gratis|gratuit\w+|fiducia|espert\w+|professional\w*|passione|appassionat\w+|qualità)\b/iu,
  german:
    /(?:jahre(?:lang)? erfahr|seit \d|ausgezeichnet|preisgekr|familien|meisterbetrieb|zertifiziert|garant|gewährleist|bester|beste qualit|gratis|kostenlos|günstig|vertrau(?!lich)|expert|leidenschaft|qualität|zuverlässig)/iu,
  japanese:
    /(?:年の実績|創業|受賞|家族経営|資格|保証|最高|最安|無料|格安|信頼|安心してお任せ|専門家|情熱|高品質|プロ)/u,
  Korean: /(?:년 경력|수상|가족이 운영|자격증|보증|최고|최저|무료|저렴|믿을 수|전문가|열정|고품질|완벽)/u,
}

/** 'We' and its forms, in languages in which one person cannot say it and no rule makes it 'I'. */
export const firstPersons: Readonly<Partial<Record<Language, RegExp>>> = {
  spanish: /\b(?:nosotr\w+|nuestr\w+|nos|\p{L}+(?:amos|emos|imos))\b/iu,
  french: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  italian: /\b(?:noi|nostr\w+|\p{L}+iamo)\b|\p{L}(?:ateci|rci)\b/iu,
  german: /\b(?:wir|uns(?:er\p{L}*)?)\b/iu,
  japanese: /私たち|わたしたち|弊社|当店/u,
  Korean: /저희|우리(?! 아이)/u,
}

const informal: Readonly<Partial<Record<Language, RegExp>>> = {
  french: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  german: /\b(?:du|dein\p{L}*|dir|dich)\b/iu,
}

const informalWhereFormal: Readonly<Partial<Record<Language, RegExp>>> = {
  spanish: /\b(?:tú|tu|tus|te|ti|contigo|escribe|di|pide|cuenta|elige|puedes|tienes)\b/iu,
  italian: /\b(?:tu|tuo|tua|tuoi|tue|ti|te|scrivi|chiedi|di’|puoi|hai)\b/iu,
}

/** The words that address a reader less formally than a language, or a formal kind of business in it, does. */
export const informalWords = (language: Language, isFormal: boolean): RegExp | undefined =>
  informal[language] ?? (isFormal ? informalWhereFormal[language] : undefined)
