const word = (...sources: readonly string[]): string => `(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`

/** Says before a fact that it was true once: 'we used to be at'. */
const formerly = [
  word(
    'used to|formerly|previously|moved from|no longer (?:in|at|on)|(?:our|my) (?:old|former|previous)|old (?:address|number|shop|price)s?',
    'früher|vormals|ehemals|damals|bisherige\\p{L}*|alte (?:adresse|nummer|anschrift)|nicht mehr (?:in|an|am|unter)|umgezogen von',
    'antes|anteriormente|solíamos|ya no|antigu[oa] (?:direcci[oó]n|local|número)|nos mudamos de',
    'auparavant|anciennement|autrefois|jadis|avant(?! [\\p{N}\\ue000-\\uf8ff])|ancien(?:ne)? (?:adresse|numéro)',
    'precedentemente|un tempo|in passato|eravamo|prima (?:eravamo|era|in|a)|vecchi[oa] (?:indirizzo|numero|sede)|non più (?:in|a)',
  ),
  '以前|かつて|旧住所|移転前|예전|이전에|이전 주소|옛 주소',
].join('|')

/** Says that a fact is somebody else's: 'our competitor charges'. */
const others = [
  word(
    "(?:our|my|a|the|other|local) (?:\\p{L}+ )?(?:competitor|rival|neighbou?r)s?(?:['’]s)?|competitors|the (?:local )?council|others charge|someone else(?:['’]s)?|somebody else(?:['’]s)?",
    'konkurrenz|konkurrent(?:en)?|mitbewerber\\p{L}*|wettbewerber\\p{L}*|(?:unser|mein)\\p{L}* nachbar\\p{L}*|andere (?:verlangen|nehmen)|woanders|anderswo',
    'la competencia|competidor\\p{L}*|(?:nuestr[oa]|mi|el|la) vecin[oa]|el ayuntamiento|otros cobran|en otro sitio',
    'concurren(?:t|te|ts|ce)|(?:notre|mon|nos|mes|le) voisin\\p{L}*|la mairie|ailleurs',
    '(?:la )?concorrenza|concorrent[ei]|(?:nostr[oi]|mi[oe]i?|il) vicin[oi](?= |$)|altrove',
  ),
  '他社|他店|競合|隣の|다른 (?:업체|가게)|경쟁|타사|이웃|옆집',
].join('|')

const refusedContact = [
  word(
    "(?:do not|don['’]?t|dont|never) (?:(?:ever|please|just) )?(?:call|ring|phone|text|e-?mail|write|contact|use|message|dial)",
    'no (?:me |nos )?(?:llam\\p{L}+|escrib\\p{L}+|contact\\p{L}+|us(?:e|en|es))',
    "n(?:e |[’'])(?:nous |m[’'])?(?:appel\\p{L}+|téléphon\\p{L}+|écri\\p{L}+|contact\\p{L}+) (?:pas|plus|jamais)|ne (?:pas|plus|jamais) (?:nous )?(?:appeler|téléphoner|écrire|contacter)",
    'non (?:ci |mi )?(?:chiam\\p{L}+|scriv\\p{L}+|contatt\\p{L}+|telefon\\p{L}+)',
  ),
  '(?<!zögern sie )(?<!\\p{L})nicht(?: mehr)?(?: die| unter| auf| an| bei)?\\s*$',
].join('|')

const refusedAfter =
  /^\s*(?:(?:is|does) (?:not|no longer) (?:ours|mine|belong|work)|belongs to|(?:bitte )?nicht (?:mehr )?(?:anrufen|verwenden|benutzen|gültig)|(?:に|へ)?は?(?:お)?(?:電話|連絡)(?:を)?しないで|(?:로|에)?(?:는)? ?(?:전화|연락)(?:를)? ?하지 ?마)/iu

const ofOthers = new RegExp(others, 'iu')
const before = new RegExp(`${formerly}|${others}|${refusedContact}`, 'iu')

// Offices of a town are nobody's own, however they are named in an address.
const office = /council|ombudsman|\.gov(?:\.|$)|ayuntamiento|mairie|comune\.|stadtverwaltung/iu

/** A contact or place as written, and what its clause says before and after it. */
export interface Mention {
  readonly text: string
  readonly before: string
  readonly after: string
}

/** Whether a contact or place is somebody else's, was its owner's once, or shall not be used. */
export const isDisowned = (mention: Mention): boolean =>
  before.test(mention.before) || refusedAfter.test(mention.after) || office.test(mention.text)

/** Whether a clause speaks of what others do or charge. */
export const speaksOfOthers = (text: string): boolean => ofOthers.test(text)
