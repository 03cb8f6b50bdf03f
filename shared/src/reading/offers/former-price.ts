// 'Now £20' names nothing, 'but dogs' no more than 'dogs'.
const connectors =
  /^(?:(?:but|now|aber|sondern|jetzt|nun|pero|sino|ahora|hoy|mais|maintenant|désormais|però|ma|adesso|ora|今は?|現在は?|지금은?|현재)(?!\p{L})[\s,]*)+(?:(?:only|just|nur|solo|sólo|seulement)(?!\p{L})\s*)?/iu

/** A text without the words that only join it to what stands before. */
export const withoutConnector = (text: string): string => text.replace(connectors, '')

// A name alone that is none: 'ours is £60', 'that's £60', 'jedes 68 €', 'partono da 60 €'.
const pronouns = new RegExp(
  `^(?:${[
    'ours?|mine',
    "(?:and |so |usually |about |around |roughly )*(?:that|this|it|they|these|those|each(?: one)?)(?:['’](?:s|ll|re|d))?(?: (?:is|are|be|runs?|comes? (?:to|in at)|costs?|works out at|starts?(?: at)?|goes for))?(?: (?:usually|about|around|roughly|from))*",
    'usually|normally|typically',
    'unsere[rs]?|meine[rs]?|(?:und )?(?:(?:das|es|die|sie)(?: (?:sind|macht|ist))?|sind)(?: (?:nochmal|dann|jeweils|meist|etwa|rund))*|jede[rs]?|jeweils',
    '(?:el|la) (?:nuestr[oa]|mí[oa])|cada un[oa]|(?:me )?(?:salen?|son|cuestan?)(?: (?:a|por))?',
    "(?:le|la) (?:nôtre|mien(?:ne)?)|c['’]est|chacune?",
    '(?:il|la) (?:nostr[oa]|mi[oa])|ciascun[oa]|(?:partono|costano|vengono|sono|viene)(?: (?:da|a))?',
    '当店|です|になります|저희|안팎|정도|입니다',
  ].join('|')})$`,
  'iu',
)

/** Whether a name only points at what others have, too. */
export const isPronoun = (name: string): boolean => pronouns.test(name)

const former =
  /(?:(?<!\p{L})(?:was|were|used to (?:be|cost)|formerly|previously|(?:war(?:en)? |kostete[n]? )?(?:früher|vorher|bisher)|war(?:en)?|kosteten?|antes(?: era| costaba)?|costaba|(?:était |coûtait )?(?:autrefois|auparavant|avant)|était|coûtait|(?:prima|un tempo)(?: era| costava)?|costava|era)|以前は?|예전(?:에는?)?)[\s:]*$/iu

/** What stands before a price that is no longer asked, without the words that say so; undefined where it is. */
export const beforeFormerPrice = (text: string): string | undefined =>
  former.test(text) ? text.replace(former, '') : undefined
