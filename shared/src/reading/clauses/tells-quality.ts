const no = "not|nicht|pas|non|no|n[’']est pas"
const degrees =
  'the|very|too|so|always|le|la|très|trop|toujours|der|die|das|sehr|zu|immer|el|muy|siempre|il|molto|troppo|sempre|plus|moins|más|menos|più|meno|most|least'
const but = 'but|aber|mais|pero|ma|però'
const word = "(?!(?:und|and|or|oder|et|ou|y|o|e)(?!\\p{L}))[\\p{Ll}][\\p{Ll}'’-]*"

// Things stand in the plural, and in German with a capital: 'not cars but bikes' refuses, 'not cheap but honest' boasts.
const quality = new RegExp(
  `^(?:${no}) (?:(?:${degrees}) )*(?<first>${word})(?:,? (?:${but}) (?:(?:${degrees}) )*(?<second>${word})(?: (?:and|und|et|y|e) ${word})?)?$`,
  'u',
)
const superlative = new RegExp(
  `^(?:${no}) (?:the|le|la|der|die|das|el|il) (?:(?:plus|moins|más|menos|più|meno|most|least|am) ${word}|${word}(?:est|ste[nrs]?))$`,
  'u',
)

const isPlural = (one: string): boolean => /s$/u.test(one)
const isItalianPlural = (one: string): boolean => /[ie]$/u.test(one)

/** Whether a piece sets one quality of the business against another, and refuses nothing: 'not cheap but honest'. */
export const tellsQuality = (text: string): boolean => {
  const said = text.toLowerCase() === text ? text : text.charAt(0).toLowerCase() + text.slice(1)
  if (superlative.test(said)) return true
  const { first = '', second = '' } = quality.exec(said)?.groups ?? {}
  if (second === '' || isPlural(first) || isPlural(second)) return false
  return !(said.startsWith('non ') && isItalianPlural(second))
}
