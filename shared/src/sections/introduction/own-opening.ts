import type { Composer } from '../../generation/compose/composer.ts'
import { countWords, fits } from '../../generation/fit.ts'
import { sentencesOf } from '../../generation/own-words/sentences.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { beginsDoing } from '../../reading/offers/doing-verbs.ts'
import { raiseFirst } from '../../text/raise-first.ts'

/**
 * The owner's first sentence, where it is short enough to be the heading of a page that would else be headed by the
 * name alone, and what else they say; undefined where it is longer, or tells figures.
 */
export const ownOpeningIn = (
  introduction: string,
  { wording }: Pick<Composer, 'wording'>,
): { readonly heading: string; readonly rest: string } | undefined => {
  const [opening = '', ...others] = sentencesOf(introduction)
  const said = raiseFirst(opening.replace(/[.!]+$/u, ''))
  const isSaid = wording.gap !== '' && countWords(said) > 1 && !/[\p{N}?]/u.test(said)
  return isSaid && fits(said, textLimits.introductionHeadline)
    ? { heading: said, rest: others.join(wording.gap) }
    : undefined
}

// 'Scent work classes for dogs of any age' is about the classes.
const goesOn =
  /,\s|\s(?:&|for|from|by|at|in|with|on|around|across|and|für|von|aus|mit|im|und|pour|avec|dans|et|para|con|en|y|per|e)\s/iu

// Who begins so says a sentence, of which no part stands alone.
const speaks =
  /^(?:i|im|ive|we|weve|my|our|it|its|this|you|your|hi|hiya|hey|hello|welcome|hallo|moin|servus|grüezi|bonjour|salut|hola|ciao|buongiorno|salve|ich|wir|mein\p{L}*|je|nous|on|yo|nosotr[oa]s|io|noi|bin|are|need|come|been|having|after|since|when|before|nach|als|seit|wenn|nachdem|tras|desde|cuando|después|llevo|empec\p{L}*|chez|tout|après|depuis|quand|lorsque|dopo|quando|ho|abbiamo)(?![\p{L}-])|^[jc][’']|\p{Script=Hangul}|^(?:la )?(?:première|primera|prima|first)(?= )|[’'](?:m|ve|re|s|ll)(?!\p{L})/iu

/** What a longer first sentence is about, where it is a name and what is said of it; undefined where it is none. */
export const headOfOpening = (
  opening: string,
  { wording, language }: Pick<Composer, 'wording' | 'language'>,
): string | undefined => {
  const said = raiseFirst(opening.replace(/[.!]+$/u, ''))
  const head = said.split(goesOn)[0] ?? ''
  const isHead = wording.gap !== '' && head !== said && countWords(head) > 1 && !/[\p{N}?:]/u.test(head)
  return isHead &&
    !speaks.test(head) &&
    !beginsDoing(said, language) &&
    fits(head, textLimits.introductionHeadline)
    ? head
    : undefined
}
