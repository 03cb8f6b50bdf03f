import type { Language } from '../language/language.ts'

const fewestLetters = 24
const mostSmall = 0.1

// What keeps its capitals in a quiet text.
const keeps =
  /^(?:mot|tv|tvs|uk|usa|eu|vat|bbq|dj|djs|led|pc|pcs|mri|id|suv|hgv|dbs|nhs|diy|vip|rv|rvs|ac|hvac|cctv|pvc|upvc|gps|it|itv|iva|dni|cb|tva|ttc|cesu|gpl|pos|suv|ups|cnc|mig|tig|abs|cpr|gcse|ielts|toefl|esol|b&b|r&b|lpg|esa|poa)$/iu
const alsoWords = /^(?:it|id|ac|pos|abs)$/iu

const raisedAlways =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december)(?!\p{L})/giu
const street =
  /(?<!\p{L})\p{Ll}[\p{L}’']+(?= (?:lane|street|road|avenue|square|hill|close|drive|terrace|quay|market)(?!\p{L}))|(?<=(?<!\p{L})(?:calle|avenida|plaza|rue|avenue|place|via|piazza|corso|viale) (?:de la |de |del |des |du |della )?)\p{Ll}/gu

const raise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Whether somebody shouts: a text long enough to tell, in capitals. */
const isShouted = (text: string): boolean => {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return large >= fewestLetters && small <= large * mostSmall
}

/**
 * A description that is written in capitals throughout, as its owner would have written it in small letters; the same
 * text otherwise, and in German, where nobody can tell its nouns. Initials, words with figures and the place keep theirs.
 */
export const quietText = (text: string, language: Language, place: string): string => {
  if (language === 'german' || !isShouted(text)) return text
  const small = text.replace(/[\p{L}\p{M}\p{N}&'’.]+/gu, (word) => {
    const isInitials = keeps.test(word) && !alsoWords.test(word)
    const isMarked = /\p{N}/u.test(word) && /\p{L}/u.test(word)
    const isSelf = language === 'english' && /^I(?:['’]|$)/u.test(word)
    if (isSelf) return word.charAt(0) + word.slice(1).toLowerCase()
    return isInitials || isMarked ? word : word.toLowerCase()
  })
  const town = place.split(',')[0]?.trim() ?? ''
  return small
    .replace(/(?<=(?:^|[.!?\n])\s*)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(raisedAlways, raise)
    .replace(street, raise)
    .replace(
      /(?<=\p{Lu}[\p{L}’']+ )(?:lane|street|road|avenue|square|hill|close|drive|terrace|quay)(?!\p{L})/gu,
      raise,
    )
    .split(town === '' ? '\0' : town.toLowerCase())
    .join(town === '' ? '\0' : town)
}
