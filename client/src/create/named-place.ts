const word = String.raw`\p{Lu}[\p{Ll}'’]{2,}`
const small = 'on|upon|under|by|de|la|le|les|sur|del'
const namedPattern = new RegExp(
  String.raw`(?<before>\p{L}*)\s(?:in|around|near|across|à|en)\s(?<place>${word}(?:[ -](?:(?:${small})[ -])*${word})*)`,
  'gu',
)

// What also follows these small words with a capital letter, and is no place to work.
const skilled =
  /^(?:speciali[sz]\w*|train\w*|experts?|experience\w*|qualified|certified|fluent|interested|degree)$/i
const otherNames = new Set(
  [
    'monday tuesday wednesday thursday friday saturday sunday',
    'january february march april may june july august september october november december',
    'spring summer autumn winter easter christmas',
    'français anglais allemand espagnol italien inglés alemán francés semaine toussaint noël',
    'english french german spanish italian japanese korean mandarin chinese arabic portuguese russian welsh',
    'botox excel pilates yoga reiki photoshop python javascript',
  ].flatMap((words) => words.split(' ')),
)

// German writes every noun with a capital: a place cannot be told from an oak there.
const german = /\b(?:und|wir|ich|mit|für)\b/i

/** The place that a description names, such as 'Leeds' of 'I fix leaks in Leeds'; '' where it names none. */
export const namedPlace = (description: string): string => {
  if (german.test(description)) return ''
  for (const { groups } of description.matchAll(namedPattern)) {
    const { before = '', place = '' } = groups ?? {}
    const first = place.split(/[ ,-]/u, 1)[0]?.toLowerCase() ?? ''
    if (!skilled.test(before) && !otherNames.has(first)) return place
  }
  return ''
}
