import type { Language } from '@shingle/shared/language/language.ts'
import type { Slot } from './slots.ts'
import type { Weighed } from './weigh.ts'
import { tokenRuns } from './words-of-text.ts'

/** How the words for those who do something end, folded: catcher, Erzählerin, vannier. */
const agents: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /^(?!(?:our|over|under|other|never|after|water|summer|winter|river|silver|copper|leather|timber|paper|computer|corner|number|member|owner|customer|partner|brother|sister|mother|father|supplier|provider|worker|specialist|dealer|expert|trader|center|centre|dinner|butter|flower|power|tower|cover|order|paper|poster|letter|master|banner)s?$)\w{3,}(?:er|or|ist|smith|wright|monger)s?$/,
  german:
    /^(?!(?:unser|ihrer|immer|wasser|messer|zimmer|meister|kinder|bilder|rader|kleider|lieder|felder|winter|sommer|fenster|keller|leder|silber|kupfer|papier|computer|feuer|mauer|wetter|futter|butter|zucker|mutter|vater|unter|uber|aller|jeder|kalender|koffer|teller|spezialist|anbieter|handler|besteller|partner|inhaber)$)\w{5,}(?:er|erin|ist|istin|maler|macher)$/,
  french:
    /^(?!(?:papier|atelier|quartier|metier|particulier|premier|dernier|chantier|panier|escalier|fleur|couleur|valeur|chaleur|interieur|exterieur|leur|coeur|professeur)s?$)\w{3,}(?:eur|euse|ier|iere|iste)s?$/,
  spanish:
    /^(?!(?:dinero|enero|febrero|primero|tercero|color|sabor|calor|mejor|mayor|menor|dolor|valor|interior|exterior|amor|cuero|madera|manera|profesora?)$)\w{3,}(?:ero|era|dor|dora|ista|ólogo|ologo|ologa)$/,
  italian:
    /^(?!(?:primaria|varia|aria|pista|lista|vista|festa|dentista|fiore|amore|cuore|colore|sapore|calore|maggiore|migliore|interiore)$)\w{3,}(?:aio|aia|tore|trice|ista|iere|iera)$/,
}

/**
 * Whether a business calls itself by a trade that nobody wrote down: the last word of what it first says it is. What
 * else it names is then no better known: a possum catcher who inspects roofs is no home inspector.
 */
export const callsItselfUnknown = (
  first: Slot | undefined,
  phrases: readonly Weighed[],
  { language, likeliest }: { readonly language: Language; readonly likeliest: string },
): boolean => {
  const [head = []] = tokenRuns(first?.text ?? '', language)
  const words = head.slice(0, first?.head.words ?? 0)
  const last = words.at(-1)
  if (last === undefined || words.length > mostWords || agents[language]?.test(last.word) !== true)
    return false
  const said = phrases.filter(({ found }) =>
    words.some(({ word, key }) => found.words.split(' ').includes(word) || found.key === key),
  )
  // A bike mender says by the bike what they are.
  return !said.some(
    ({ found }) =>
      found.words.split(' ').includes(last.word) ||
      found.meaning.naming.has(likeliest) ||
      found.meaning.things.has(likeliest),
  )
}

const mostWords = 4
