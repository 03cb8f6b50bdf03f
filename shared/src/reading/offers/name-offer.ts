import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { paidOnTop, withoutCount } from './before-sum.ts'
import { nameBehind, withoutUnitOf } from './behind-price.ts'
import { withoutDoing } from './doing-verbs.ts'
import { joined } from './draft-offer.ts'
import { beforeFormerPrice, withoutConnector } from './former-price.ts'
import { frontedThing } from './fronted.ts'
import { also, isLedBy, isPronounCut } from './is-led-by.ts'
import { withoutLeadingOn } from './name-end.ts'
import { ofPriceAlone } from './of-price-alone.ts'
import { onRequest } from './on-request.ts'
import { isGeneral, withoutPhrasal } from './phrasal.ts'
import { chainedPrice, withoutJoint } from './price-chains.ts'
import { priceSpan } from './price-span.ts'
import { namedOnDays, timedThing } from './timed-things.ts'
import { thingInVerb } from './verb-around.ts'
import { withoutCost } from './without-cost.ts'

/** A piece about something offered, taken apart; all texts masked. */
export interface NamedOffer {
  readonly name: string
  readonly detail: string
  readonly price: string
  /** Whether a verb of doing or selling led to it: 'we also repair'. */
  readonly isLed: boolean
  /** Whether its name stands after its price: '£12 trial'. */
  readonly isAfter: boolean
  /** Whether the word that begins its name is a verb: 'we travel', 'I promise'. */
  readonly isVerb?: boolean
  /** Whether it is paid on top of something: 'express +£10'. */
  readonly isMore?: boolean
  /** What its price is of, where it stands behind that and names nothing else: 'a blade'. */
  readonly unit?: string
  /** Whether its price is to be asked for: 'roofs POA'. */
  readonly isOnRequest?: boolean
  /** Whether its price goes on from the one before it: 'or £280', 'after that £45'. */
  readonly isChained?: boolean
}

// What is left of a list whose rest is a piece of its own.
const dangling = /\s+(?:and|or|und|oder|y|o|et|ou|e|&)$/iu
const edges = /^[\s,，、.…:;=–—・-]+|[\s,，、.…:;=–—・-]+$/gu
const trimmed = (text: string): string => text.replace(edges, '').replace(dangling, '')

// What is refused in a bracket was cut from it: 'keys cut (house keys,'.
const bracket = /\s*[([（]([^)\]）]*)(?:[)\]）]|$)\s*/u

// 'Quality of life visits', 'ora di lavoro': the word before is the head of the name.
const ofWhich = /^(?:of|de|d['’]|di|del|della|von|su)(?!\p{L})/iu

const withoutLead = (text: string, cues: Cues): string => {
  const said = trimmed(text)
  let rest = withoutDoing(withoutConnector(said), cues.language)
  if (ofWhich.test(rest) && rest !== said) return said
  while (startsWith(rest, cues.lead)) {
    // 'E-bike' begins with no 'and'.
    if (rest.charAt((cues.lead.exec(rest)?.[0] ?? '').length) === '-') break
    const next = trimmed(rest.slice((cues.lead.exec(rest)?.[0] ?? '').length))
    if (next === rest || next === '' || ofWhich.test(next)) break
    rest = next
  }
  return rest === said ? rest : withoutDoing(rest, cues.language)
}

/** Where a name ends and what is said of it begins; -1 where it goes on to the end. */
const tailOf = (text: string, cues: Cues): number => {
  const tails = new RegExp(cues.tail.source, `g${cues.tail.flags}`)
  // 'Permiso A2' goes on with no 'a'.
  const isLetter = ({ 0: said, index }: RegExpExecArray): boolean =>
    /^\p{Lu}$/u.test(said) && /^[\ue000-\uf8ff]/u.test(text.slice(index + said.length))
  // 'Drop-in' is one word.
  const isInWord = ({ index }: RegExpExecArray): boolean => text.charAt(index - 1) === '-'
  const found = [...withoutPhrasal(text).matchAll(tails)].find(
    (one) => one.index > 0 && !isLetter(one) && !isInWord(one),
  )
  return found?.index ?? -1
}

/** Whether a name has nothing said of it. */
export const isBareName = (text: string, cues: Cues): boolean => !cues.tail.test(withoutPhrasal(text))

// 'Zips on boots', 'tarte aux noix', 'drop in': what a thing is made with or for belongs to its name, where and when do not.
const belonging =
  /^(?:à (?!domicile|distance|partir|emporter|volonté|côté|la |l['’])\p{L}{4,}|à l['’](?!heure|année|unité|avance|étage|extérieur)\p{L}{4,}|on|to|with|of|mit|aux?|à la|avec|al|alla|alle|ai|agli|con|su)(?!\p{L})/iu
const nameWords = 4
// 'Clases de preparación al parto'
const joiningWords = /\s(?:de|del|di|du|des|of)\s/giu

const isOneName = (bare: string, at: number): boolean => {
  const rest = bare.slice(at)
  const head = bare.slice(0, at).replace(joiningWords, ' ')
  const isShort = `${head}${rest}`.split(/\s+/u).length <= nameWords
  return isShort && belonging.test(rest) && !/^(?:to|with) (?:the|your|my|our)(?!\p{L})/iu.test(rest)
}

// No name ends in an article, nor in what leads to what it is of: 'groups of up to six'.
const article = /(?<=\p{L}\s+)(?:of|an?|the|eine?[nrm]?|un[ao]?|une|les?|las?|los|el|il|lo|gli)\s*$/iu

/** A name, and what its owner says of it: from its first preposition on, or in brackets. */
const cutTail = (text: string, cues: Cues): readonly [string, string] => {
  const inBrackets = bracket.exec(text)?.[1] ?? ''
  const bare = trimmed(text.replace(bracket, ' '))
  const at = tailOf(bare, cues)
  if (at <= 0 || isOneName(bare, at) || (cues.isSpaced && isGeneral(bare, at))) return [bare, inBrackets]
  const start = bare.slice(0, at)
  // 'Corso di legatoria una domenica al mese'.
  const from = cues.isSpaced ? at - (article.exec(start)?.[0].length ?? 0) : at
  const tail = cues.isSpaced ? bare.slice(from) : ''
  return [trimmed(bare.slice(0, from)), trimmed([tail, inBrackets].filter((part) => part !== '').join(', '))]
}

// 'Gyoza, 6 for $8'.
const danglingFor = /(?:^|[\s,]+)(?:for|at|für|bei|por|pour|per)$/iu

// 'Ein Sessel ist ab 450 € zu haben'.
const hadAlone = /^(?:zu haben|zu bekommen|erhältlich|to buy|a la venta|en vente)$/iu

/** What is said of a named thing before and behind its price. */
const detailOf = (tail: string, rest: string, price: string): string =>
  [price === '' ? tail : tail.replace(danglingFor, ''), rest].filter((part) => part !== '').join(', ')

type Parts = Readonly<Record<'before' | 'price' | 'after', string>>

/** The offer where what stands before a sum says that its name stands behind it, that another sum holds, or that it is paid on top. */
const offeredElsewhere = ({ before, price, after }: Parts, cues: Cues): NamedOffer | undefined => {
  const behind = nameBehind(trimmed(before), trimmed(after), cues)
  if (behind !== '') return { name: behind, detail: '', price, isAfter: false, isLed: true }
  const present = beforeFormerPrice(before)
  if (present !== undefined && trimmed(present) !== '') return nameOffer(present, cues)
  const base = paidOnTop(before)
  return base === undefined
    ? undefined
    : { ...nameOffer(base.text, cues), price: `${base.sign}${price}`, isMore: true }
}

/** An offer without a price whose thing stands before its verb, 'Rasierpinsel mache ich auf Bestellung', beside its day or before 'on request'. */
const unpricedOffer = (text: string, cues: Cues): NamedOffer | undefined => {
  const isPriced = priceSpan.test(text)
  const fronted = isPriced ? undefined : frontedThing(trimmed(text), cues.language)
  if (fronted !== undefined) {
    const name = withoutLead(fronted.what, cues)
    return { name, detail: trimmed(fronted.rest), price: '', isAfter: false, isLed: true }
  }
  const held = isPriced ? undefined : thingInVerb(trimmed(text), cues.language)
  if (held !== undefined) return { name: held, detail: '', price: '', isAfter: false, isLed: true }
  const timed = isPriced ? undefined : timedThing(text, cues)
  const asked = timed === undefined ? onRequest(text, cues.language) : undefined
  if (timed === undefined && asked === undefined) return undefined
  const named = nameOffer(timed?.thing ?? asked?.name ?? '', cues)
  const detail = detailOf(named.detail, timed?.when ?? asked?.terms ?? '', '')
  return { ...named, detail, ...(asked === undefined ? {} : { isOnRequest: true }) }
}

const unitOf = (said: string, isFirst: boolean, { language }: Cues): Pick<NamedOffer, 'unit'> =>
  isFirst && language === 'english' && /^an? \p{Ll}[\p{L}-]*$/u.test(said) ? { unit: said } : {}

/** The offer whose words and price a piece has: before its price, or behind where nothing stands before. */
const offerOfParts = ({ before, price, after }: Parts, cues: Cues): NamedOffer => {
  const isFirst = price !== '' && trimmed(before) === ''
  const subject = isFirst ? withoutUnitOf(after) : before
  const said = trimmed(subject)
  const led = isWhole(said, cues.option) ? said : withoutLead(subject, cues).replace(also, '')
  const [name, tail] = (isFirst ? ofPriceAlone(said, led, cues) : undefined) ?? cutTail(led, cues)
  const rest = isFirst || hadAlone.test(trimmed(after)) ? '' : trimmed(after)
  const onDays = price === '' || isFirst ? undefined : namedOnDays(name)
  const costed = price === '' ? name : withoutCost(onDays?.thing ?? name, tail)
  const detail = detailOf(joined([onDays?.when ?? '', tail]), rest, price)
  return {
    ...unitOf(said, isFirst, cues),
    ...withoutLeadingOn({ name: costed, detail, price }, cues.language),
    price,
    isAfter: isFirst,
    isLed: isLedBy(said, led, cues),
    isVerb: isPronounCut(said, led, cues),
  }
}

/** An offer's piece taken apart into its name, its price and what is said of it. */
export const nameOffer = (text: string, cues: Cues): NamedOffer => {
  const unpriced = unpricedOffer(text, cues)
  if (unpriced !== undefined) return unpriced
  const found = priceSpan.exec(text)
  if (found === null) return offerOfParts({ before: text, price: '', after: '' }, cues)
  const { before, many } = withoutCount(text.slice(0, found.index))
  const parts = { before, price: many + found[0], after: text.slice(found.index + found[0].length) }
  return (
    chainedPrice(parts, cues) ??
    offeredElsewhere(parts, cues) ??
    offerOfParts({ ...parts, before: withoutJoint(before, cues.language) }, cues)
  )
}
