import type { Language } from '../../language/language.ts'

// None of these is what is done: 'dann mache ich', 'what I do'.
const noThing =
  'what|which|that|when|if|how|where|why|all|everything|anything|because|but|so|and|then|now|here|this|it|things?|das|dann|heute|hier|jetzt|dort|so|was|wenn|wie|wo|damit|deshalb|dazu|dabei|alles|immer|auch|meist|meistens|früher|seit|mit|für|bei|in|im|am|an|auf|aus|nach|vor|von|zu|zum|zur|ohne|um|durch|als|eso|esto|todo|que|cuando|si|aquí|como|quello|questo|tutto|che|quando|se|qui|come'
const what = `^(?<what>(?!(?:${noThing})(?!\\p{L}))(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]{3,})`

const germanVerbs =
  'mach|biet|reparier|restaurier|näh|back|koch|bau|fertig|verkauf|schneid|geb|unterricht|nehm|übernehm|liefer|zeig|stell|flick|färb|schleif|stimm|kleb|verleih|vermiet|zeichn|druck'

// The thing before the verb that is done to it: 'Rasierpinsel mache ich auf Bestellung'.
const fronted: Readonly<Partial<Record<Language, RegExp>>> = {
  english: new RegExp(
    `${what} (?:i|we) (?:(?:can|will|also|happily) )?(?:do|make|build|fix|repair|mend|bake|sew|sell|offer|teach|tune|restore)(?: too| as well)?(?<rest>(?: .*)?)$`,
    'iu',
  ),
  german: new RegExp(
    `${what.replace("[\\p{L}’'-]{3,})", "\\p{Lu}[\\p{L}’'-]{2,})")} (?:${germanVerbs})(?:e? (?:ich|i)|e?n wir)(?: (?:auch|gerne?|ebenfalls|noch|immer))*(?: (?:an|auf|her))?(?<rest>(?: .*)?)$`,
    'u',
  ),
  spanish: new RegExp(
    `${what} (?:también )?(?:(?:se|os|te) )?l[oa]s? (?:hago|hacemos|arreglo|arreglamos|vendo|vendemos|reparo|reparamos|coso|cosemos|preparo|preparamos|doy|damos)(?<rest>(?: .*)?)$`,
    'iu',
  ),
  italian: new RegExp(
    `${what} (?:anche )?(?:l[oiae]|ne) (?:faccio|facciamo|aggiusto|aggiustiamo|vendo|vendiamo|riparo|ripariamo|cucio|cuciamo|preparo|prepariamo|racconto|raccontiamo)(?<rest>(?: .*)?)$`,
    'iu',
  ),
}

/** A thing that stands before the verb that says its owner does it, and what is said behind; undefined where none does. */
export const frontedThing = (
  text: string,
  language: Language,
): { readonly what: string; readonly rest: string } | undefined => {
  const { what: thing, rest = '' } = fronted[language]?.exec(text)?.groups ?? {}
  return thing === undefined ? undefined : { what: thing, rest: rest.trim() }
}
