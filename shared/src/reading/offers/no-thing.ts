import type { Cues } from '../cues/cues.ts'

// What is brought along is no offer: 'llevo mis productos', 'I bring my own tools'.
const brought =
  /^(?:(?:y|e|et|und|and) )?(?:(?:yo )?(?:llevo|traigo|uso|utilizo|llevamos|traemos|usamos)|(?:j['’]|nous |on )(?:apport\p{L}+|utilis\p{L}+|amèn\p{L}+)|(?:io |noi )?(?:porto|portiamo|uso|usiamo|utilizzo)|(?:ich|wir) (?:bring\p{L}*|verwend\p{L}*|benutz\p{L}*|nutz\p{L}*)|(?:i|we) (?:bring|use|carry|supply)) (?:(?:i|il|la|le|all|always|toujours|siempre|sempre|immer|alle?) )?(?:mis?|nuestr[oa]s?|mes|mon|ma|nos|notre|mi[eoa]i?|nostr[ioea]|mein\p{L}*|unser\p{L}*|eigen\p{L}*|my|our|the)(?!\p{L})/iu

/** Whether a clause tells what its owner brings along. */
export const isBrought = (text: string): boolean => brought.test(text)

// A sentence goes on: 'out on the hills', 'an hour and a half each', 'it's £60'.
const goesOn =
  /^(?:it['’]?s|that['’]?s|they['’]?re)$|^(?:out|up|down|off|over|along|all) (?:on|in|at|by|round|over|across) |^(?:about )?(?:an? )?(?:half an )?(?:hours?|minutes?|mins)(?: and a half)?(?: each)?$/iu

// 'Ganz ohne Buch, dafür mit Harfe' tells how.
const tellsHow = /^(?:ganz|dafür|dabei|gern|einfach)(?: (?:mit|ohne|in|im|am|bei|zu)(?!\p{L}).*)?$/iu

// '留守中のお宅に伺って' leads to what is done there.
const leadsOn = /[っいしきじんえけせてねべめれ]て$/u

/** Whether a name is a piece of a sentence that goes on, and names no thing. */
export const isPieceOfSentence = (name: string, { language }: Cues): boolean =>
  (language === 'english' && goesOn.test(name)) ||
  (language === 'german' && tellsHow.test(name)) ||
  (language === 'japanese' && leadsOn.test(name))
