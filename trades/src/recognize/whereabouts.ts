import type { Language } from '@shingle/shared/language/language.ts'

/** Words beside which a place is told by what somebody else has there: 'above the bakery', '시장 안에서'. */
const whereabouts: Readonly<Record<Language, RegExp>> = {
  english:
    /(?<!\p{L})(?:above|behind|opposite|beside|below|inside|over|(?:next(?: door)?|close) to|across from|down from|(?:a)?round the (?:back|corner) (?:of|from)|at the back of|in the yard of) (?:the|an?) (?:old |former |big |little )?\p{L}+|(?<!\p{L})(?:on|at|in|by|from) (?:the|our|an?) (?:old |former |local )?(?:allotments?|canal|marina|harbou?r|docks?|showground|railway station|station|(?:village|church|parish|town|community) hall|(?:community|leisure|shopping|garden) cent(?:re|er)|community garden|retail park|industrial estate|library|hospital|museum)(?!\p{L})/iu,
  german:
    /(?<!\p{L})(?:neben|über|hinter|unter|gegenüber(?: von)?|oberhalb|im (?:hof|keller|hinterhof)|in der nähe) (?:der|dem|des|einer|einem|vo[nm](?: der)?) (?:alten |ehemaligen |früheren |großen |kleinen )?\p{L}+/iu,
  spanish:
    /(?<!\p{L})(?:encima|detrás|debajo|enfrente|dentro|al lado|cerca|frente|junto) (?:de la|de los|de las|de una?|del|al|a la|a un|a una) (?:antig\p{L}+ |viej[oa] )?\p{L}+/iu,
  french:
    /(?<!\p{L})(?:au-dessus|en face|à côté|derrière|près|sous|au fond) (?:de la |de l[’']|d[’']une? |des |du |le |la |l[’'])(?:ancien(?:ne)? |vieille |vieux )?\p{L}+/iu,
  italian:
    /(?<!\p{L})(?:sopra|sotto|dietro|di fronte|accanto|vicino|dentro|di fianco) (?:al(?:la|lo)? |all[’']|a una? |il |la |lo |l[’']|una? )(?:vecchi[oa] )?\p{L}+/iu,
  japanese:
    /[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?:さん)?の(?:隣|となり|横|裏|向かい|お向かい|二階|2階|２階|上の階|地下)/u,
  Korean:
    /\p{Script=Hangul}{2,6} (?:옆|위|뒤|뒷골목|맞은편|안|앞|근처|건너편|지하|이층|2층)(?:에서|에|의|골목)?(?=[\s,.]|$)/u,
}

/** A clause without what only tells where somebody is: whoever works above the bakery is no baker. */
export const withoutWhereabouts = (clause: string, language: Language): string =>
  clause.replace(whereabouts[language], ' . ')
