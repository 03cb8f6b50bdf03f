import type { Language } from '../language/language.ts'
import { raiseFirst } from '../text/raise-first.ts'

const article = /^(les?)\s+/iu

const joined: Readonly<Record<string, string>> = {
  'à le': 'au',
  'à les': 'aux',
  'de le': 'du',
  'de les': 'des',
}

const beforeBlank = /(?<!\p{L})(à|de) \{place\}/giu

/**
 * A template in which the place is said as its language joins it to what stands before: in French 'au Havre', 'aux
 * Sables-d’Olonne' and 'du Mans', and in every other case '{place}' as it was.
 */
export const placeInto = (
  template: string,
  { place, language }: { readonly place: string; readonly language: Language },
): string => {
  const [opening, ownArticle = ''] = article.exec(place) ?? []
  if (language !== 'french' || opening === undefined) return template
  const rest = place.slice(opening.length)
  return template.replace(beforeBlank, (_, before: string) => {
    const word = joined[`${before.toLowerCase()} ${ownArticle.toLowerCase()}`] ?? before
    return `${before === before.toLowerCase() ? word : raiseFirst(word)} ${rest}`
  })
}
