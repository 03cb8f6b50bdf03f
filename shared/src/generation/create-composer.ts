import type { IndustryPack, PackCopy } from '../industry/pack.ts'
import type { Language } from '../language/language.ts'
import { namesWork } from '../reading/offers/names-work.ts'
import type { Reading } from '../reading/reading.ts'
import { composers } from '../sections/composers.ts'
import { sectionsToBeginWith } from '../sections/sections-to-begin-with.ts'
import { hasTeam } from '../sections/team/named-team.ts'
import { raiseFirst } from '../text/raise-first.ts'
import { isAmerican, writeAmerican } from './adapt-english.ts'
import type { Answers } from './answers.ts'
import { refusesBooking, speaksOfBooking } from './booking-words.ts'
import type { Composer } from './compose/composer.ts'
import { refusalsNoteIn } from './compose/refusals-note.ts'
import { foldText } from './fold-text.ts'
import { joinWith } from './join-with.ts'
import type { OwnWords } from './own-words/own-words.ts'
import { asSentence, unread } from './own-words/own-words.ts'
import { ownWordsOf } from './own-words/own-words-of.ts'
import { raisePlace } from './own-words/raise-place.ts'
import { withoutPeople } from './own-words/without-people.ts'
import { shortPlace } from './place.ts'
import { placeInto } from './place-blank.ts'
import { planSections, withRefusals } from './plan-sections.ts'
import { refusedIn, speaksOfRefused } from './refused-words.ts'
import type { Chooser } from './seed.ts'
import { unknownCopy } from './unknown-copy.ts'
import { copyWithout, speaksOfUnnamed } from './unnamed-things.ts'
import { saysDu, saysSie } from './voice/familiar-german.ts'
import { speakAsOne } from './voice/speak-as-one.ts'
import { wordings } from './wordings.ts'

/**
 * What is known of a business is told in one language. Of one that was read and not understood nothing is said; where
 * nobody has read it, what is said of any, in all languages.
 */
const copyFor = ({ pack, language, reading }: ComposerParts): PackCopy => {
  if (pack.language !== undefined) return pack.copy
  return reading === undefined ? wordings[language].copy : unknownCopy(language, wordings[language])
}

const namedServices = 3

// 'CCTV survey', 'QuickBooks setup', 'I-9 checks', 'MoT tests'.
const keepsCapital = /^(?:\p{L}[\p{L}&]*\p{Lu}|\p{Lu}[-.]?\p{N}|\p{Lu}[-.](?=\p{L}))/u

/** In German nouns keep their capital, and initials and names keep theirs. */
const inSentence = (name: string, language: Language): string =>
  language === 'german' || keepsCapital.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Words that join or bring an article along: a name that holds one does not fit into a list of names. */
const joining =
  /(?:^|\s)(?:and|or|&|the|et|ou|les?|la|des|y|e|o|el|los|las|und|oder|die|das|der|den)(?=\s|$)|[,;:]/iu

const namesInSentence = (services: OwnWords['services'], language: Language): readonly string[] =>
  services
    .filter(({ name }) => !joining.test(name))
    .slice(0, namedServices)
    .map(({ name }) => inSentence(name, language))

/** Where no trade is known, what its owner names first leads, alone where it joins two: 'rug washing and repair'. */
const namesThatLead = (services: OwnWords['services'], language: Language): readonly string[] => {
  const bySize = /^[\p{N}½¼]/u
  const named = services.filter(({ name }) => !bySize.test(name))
  const [first] = named
  return first !== undefined && joining.test(first.name)
    ? [inSentence(first.name, language)]
    : namesInSentence(named, language)
}

/** 'Couturière à la Croix-Rousse': what stands before a place. */
const beforePlace =
  /^(.+?)\s(?:in|at|near|à|au|aux|en|a|ad|zu|bei)\s(?:(?:the|la|le|les|el|der|dem)\s)?(?=\p{Lu})/u

/**
 * 'Chimney sweep, cowls, birds' nests' names the trade first, and then the services. Where it stands with a place,
 * 'Couturière à la Croix-Rousse', it begins what is said of the business.
 */
const withoutBareTrade = (
  own: OwnWords,
  { naming, forms }: IndustryPack,
  { trade, role }: PackCopy,
): OwnWords => {
  // A name that its owner gave the trade is also what they do: 'Ghost walks'.
  const isCalledAsSaid = forms !== undefined && foldText(trade) !== foldText(naming.split(', ')[0] ?? '')
  const plain = isCalledAsSaid ? [foldText(role)] : [foldText(trade), foldText(role)]
  const names = [...plain, ...naming.split(', ').map(foldText)].filter((name) => name !== '')
  const bare = own.services.filter(({ pricing, detail = '' }) => pricing === '' && detail === '')
  const placed = bare.filter(({ name }) => names.includes(foldText(beforePlace.exec(name)?.[1] ?? '')))
  // 'Dog grooming' is work, and who lists it offers it.
  const named = bare.filter(({ name }) => plain.includes(foldText(name)) && !namesWork(name))
  return {
    ...own,
    sentences: [...placed.map(({ name }) => asSentence(name)), ...own.sentences],
    services: own.services.filter((service) => !placed.includes(service) && !named.includes(service)),
  }
}

const blank = /\{(\w+)\}/gu

interface ComposerParts {
  readonly pack: IndustryPack
  readonly language: Language
  readonly choose: Chooser
  /** The description taken apart; undefined where nobody has read it. */
  readonly reading: Reading | undefined
}

/** What the owner offers, as it is filled into texts. */
const servicesAsSaid = (
  { services }: OwnWords,
  { copy, language, reading }: Pick<ComposerParts, 'language' | 'reading'> & { readonly copy: PackCopy },
) => {
  const named = (copy.trade === '' ? namesThatLead : namesInSentence)(services, language)
  // No 'and' of ours stands between words of another language.
  const join = reading?.isForeign === true ? joinWith(', ', ', ') : wordings[language].join
  return {
    services: named.length < 2 ? '' : join(named),
    // Of a list that is too long for a line, what stands first.
    servicePair: named.length > 2 ? join(named.slice(0, 2)) : '',
    service: named[0] ?? '',
  }
}

const fillBlanks = (template: string, values: Readonly<Record<string, string>>, language: Language): string =>
  placeInto(template, { place: values.place ?? '', language }).replace(
    blank,
    (_, name: string) => values[name] ?? '',
  )

/** Gathers what composing one website needs. */
export const createComposer = (answers: Answers, parts: ComposerParts): Composer => {
  const { pack, language, choose, reading } = parts
  const wording = wordings[language]
  const knownCopy = copyFor(parts)
  const place = shortPlace(answers.businessLocation, language)
  const told = reading === undefined ? unread : withoutBareTrade(ownWordsOf(reading), pack, knownCopy)
  const own = raisePlace(told, place)
  const said = `${answers.businessName}\n${answers.businessActivities}`
  const plain = unknownCopy(language, wording)
  const isUnnamed = speaksOfUnnamed(knownCopy, { own, said, plain })
  const copy = copyWithout(knownCopy, plain, isUnnamed)
  // Of an unknown trade nobody knows that it books anything.
  const mayBook = copy.trade !== '' || (reading?.ways.includes('appointment') ?? true)
  const noBooking = !mayBook || refusesBooking(answers.businessActivities, language)
  const isFamiliar = saysDu(answers.businessActivities, language)
  const country = reading?.country ?? ''
  const american = language === 'english' && isAmerican(answers, country)
  const spell = (text: string): string => (american ? writeAmerican(text, copy.american) : text)
  const refused = refusedIn(reading, { language, trade: copy.trade })
  const values: Readonly<Record<string, string>> = {
    name: answers.businessName,
    place,
    trade: spell(copy.trade),
    ...servicesAsSaid(own, { copy, language, reading }),
  }
  const fillAsSaid = (template: string): string | undefined => {
    const isKnown = [...template.matchAll(blank)].every(([, name = '']) => values[name] !== '')
    if (!isKnown || (noBooking && speaksOfBooking(template, language))) return undefined
    if (isFamiliar && saysSie(template)) return undefined
    if (speaksOfRefused(template.replace(blank, ' '), refused)) return undefined
    const text = fillBlanks(spell(template), values, language)
    return template.startsWith('{service') ? raiseFirst(text) : text
  }
  const fill = (template: string): string | undefined => {
    const voiced = own.speaksAsOne ? speakAsOne(template, language) : template
    return voiced === undefined ? undefined : fillAsSaid(voiced)
  }
  const plan = planSections(choose, answers.sections ?? sectionsToBeginWith(own.people.length)).filter(
    ({ type }) => !(noBooking && composers[type].needsBooking),
  )
  const needsBanner = own.refusals.length > 0 && refusalsNoteIn(own, plan, wording.gap) === ''
  return {
    name: answers.businessName,
    place,
    country,
    language,
    pack,
    copy,
    wording,
    own: hasTeam(plan) ? withoutPeople(own) : own,
    choose,
    isUnnamed,
    plan: needsBanner ? withRefusals(choose, plan) : plan,
    fill,
    fillAsSaid,
  }
}
