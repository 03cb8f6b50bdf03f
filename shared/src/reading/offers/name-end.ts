import type { Language } from '../../language/language.ts'
import type { DraftOffer } from './draft-offer.ts'

const atEnd = (words: string): RegExp => new RegExp(`(?<=\\S)[\\s,]+(?:${words})$`, 'iu')

// What joins a name to what was cut off behind it.
const joining: Readonly<Partial<Record<Language, RegExp>>> = {
  english: atEnd('but|yet|though|although|because|and also|as well as'),
  german: atEnd('aber|doch|sondern|sowie|denn|weil|und auch|dann'),
  spanish: atEnd('pero|sino|aunque|porque|luego|así como|y también|e|u'),
  french: atEnd('mais|car|puis|donc|ainsi que|et aussi'),
  italian: atEnd('ma|però|perch[eé]|poi|nonch[eé]|e anche|ed|od'),
}

// What leads from a name to its price.
const leading: Readonly<Partial<Record<Language, RegExp>>> = {
  english: atEnd('is|are|was|were|will be|would be|costs?|for|from|at'),
  german: atEnd('ist|sind|wird|werden|kostet|kosten|gibt es|liegt|liegen|für|ab|zu|um'),
  spanish: atEnd('es|est[aá]n?|son|cuestan?|salen?|vale|valen|por|desde|a'),
  french: atEnd("est|sont|co[uû]tent?|co[uû]te|revien(?:t|nent)|c[’']est|vaut|pour|dès|à"),
  italian: atEnd('è|sono|costa(?:no)?|vien[ei]|vengono|a|da|per'),
}

// What a thing is, or is said to be: 'pregnancy yoga is', of which the day was cut off.
const copulas: Readonly<Partial<Record<Language, RegExp>>> = {
  english: atEnd('is|are|was|were'),
  german: atEnd('ist|sind|war|waren'),
  spanish: atEnd('es|son|está|están'),
  french: atEnd("est|sont|c[’']est"),
  italian: atEnd('è|sono'),
}

// More or less than something that was cut off, and verbs that went on.
const unfinished: Readonly<Partial<Record<Language, RegExp>>> = {
  english: atEnd(
    '(?:more|less|fewer|other|rather|better|cheaper|bigger|smaller) than|than|been|being|has|had|would|could|should|quoted|the same',
  ),
  german: atEnd(
    '(?:mehr|weniger|größer|kleiner|besser|anders|teurer|billiger) als|als|wird|werden|hat|haben|kann|können|muss|müssen|soll|sollen',
  ),
  spanish: atEnd('(?:más|menos|mejor|mayor|menor) que|más de|que|ha|han|puede|pueden|debe|deben'),
  french: atEnd('(?:plus|moins|mieux|autre|meilleur) que|que|a été|ont|peut|peuvent|doit|doivent'),
  italian: atEnd('(?:più|meno|meglio|altro) (?:che|di)|che|hanno|può|possono|deve|devono'),
}

// 'Passatelli solo in brodo', 'hooks forged by hand': that nothing else is meant, and how it is made, is said with what stands behind.
const limiting: Readonly<Partial<Record<Language, RegExp>>> = {
  english: atEnd(
    '(?:only|just|mostly|usually)|designed|forged|made|built|grown|woven|carved|roasted|brewed|parked|moored|tucked',
  ),
  german: atEnd('(?:nur|meist|meistens|ausschließlich)'),
  french: atEnd('(?:seulement|uniquement)|fabriquée?s?|réalisée?s?|tissée?s?|cousue?s?'),
  spanish: atEnd('(?:hech|fabricad|elaborad|cosid)[oa]s?'),
  // 'Corso di cucito'
  italian: /(?<=\S)(?<!\sdi)[\s,]+(?:(?:solo|soltanto|solamente)|(?:fatt|prodott|realizzat|cucit)[oaei])$/iu,
}

// 'Check only (no wax)': what is left out is said of the whole name.
const leftOut = /^(?:no|not|without|ohne|kein\p{L}*|nicht|sin|sans|pas|senza|niente)(?!\p{L})/iu

const particle = /(?<=.{2})(?:は|(?<=\p{Script=Hangul})(?:은|는))$/u

// 'しみを抜いて', '寸法も直', '吠える': a verb, or what its polite ending was cut from.
const japaneseVerb =
  /[をもは](?=\P{P}*$)\P{P}*(?:[てで]|[直出返貸壊消残戻外回写移治])$|\p{Script=Han}\p{Script=Hiragana}{0,2}[うくぐすつぬぶむる]$/u
// '바지 기장 줄이고', '허리도 늘려', '맞춰 드려요'.
const koreanVerb =
  /(?:[을를도] ?\S*(?:고|서|며|려|줘|해|요|다)|[가-힣](?:이고|하고|리고|니다|어요|아요|해요|려요|워요|드려요|줄게요|는데|면서|려고))$/u

const verbs: Readonly<Partial<Record<Language, RegExp>>> = { japanese: japaneseVerb, Korean: koreanVerb }

/** A name and what is said of it, without a word at the name's end that only leads on: 'kneelers but', 'cargo bike a'. */
export const withoutLeadingOn = (
  { name, detail, price }: Pick<DraftOffer, 'name' | 'detail' | 'price'>,
  language: Language,
): { readonly name: string; readonly detail: string } => {
  const bare = [joining[language], price === '' ? undefined : leading[language]].reduce(
    (rest, words) => (words === undefined ? rest : rest.replace(words, '')),
    name,
  )
  const limit = detail === '' || leftOut.test(detail) ? '' : (limiting[language]?.exec(bare)?.[0] ?? '')
  if (limit === '') return { name: bare, detail }
  return { name: bare.slice(0, -limit.length), detail: `${limit.trim()} ${detail}` }
}

/** Whether a name breaks off: in a verb, or in a comparison. */
const breaksOff = ({ name, price }: Pick<DraftOffer, 'name' | 'price'>, language: Language): boolean =>
  unfinished[language]?.test(name) === true || (price === '' && verbs[language]?.test(name) === true)

/** An offer whose name is whole: without a particle that marks it, and in its owner's sentence where it breaks off. */
export const withWholeName = (offer: DraftOffer, language: Language): DraftOffer => {
  const copula = copulas[language]
  const named = offer.name.replace(particle, '')
  const name = copula === undefined ? named : named.replace(copula, '')
  return offer.form === 'card' && breaksOff({ ...offer, name }, language)
    ? { ...offer, name, form: 'words' }
    : { ...offer, name }
}
