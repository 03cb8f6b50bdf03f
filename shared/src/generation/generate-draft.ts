import { type Business, businessFields } from '../business/business.ts'
import type { DraftContent } from '../draft/content.ts'
import { isEmail } from '../email/email.ts'
import { initialValues } from '../field/field-initial.ts'
import type { IndustryPack } from '../industry/pack.ts'
import { generalPack } from '../industry/packs/general.ts'
import { isPhone } from '../link/phone.ts'
import { type Result, refuse, succeed } from '../problem/problem.ts'
import type { Reading } from '../reading/reading.ts'
import { type Settings, settingsFields, settingsLimits } from '../settings/settings.ts'
import type { Answers } from './answers.ts'
import { chooseTheme } from './choose-theme.ts'
import { motifOrder } from './compose/artwork-choice.ts'
import { composeSection, pageLinks } from './compose/compose-section.ts'
import type { Composer } from './compose/composer.ts'
import { shareOwnWords } from './compose/own-share.ts'
import { createComposer } from './create-composer.ts'
import { detectLanguage } from './detect-language.ts'
import { hasEnoughDetail } from './enough-detail.ts'
import { cutToLength, joinSentences } from './fit.ts'
import { lookSignature } from './look-signature.ts'
import { sentencesOf } from './own-words/sentences.ts'
import { plainContent } from './plain-content.ts'
import { moreInformationNeeded } from './problems.ts'
import { createChooser, seedOf } from './seed.ts'
import { tidyAnswers } from './tidy-answers.ts'
import { countMentions, indexWords } from './word-patterns.ts'

const searchDescriptionMaximum = settingsFields.description.maximum

const firstFilled = ({ fill, name }: Composer, templates: readonly string[]): string =>
  templates.map(fill).find((text) => text !== undefined) ?? name

/** What the owner says tells more than that it is short: below so much of it stands what is known besides. */
const tellsEnough = 40

/** The owner's own words; too short ones among those that name the business and invite. */
const searchDescription = (composer: Composer): string => {
  const { wording, own, copy, pack } = composer
  const room = { characters: searchDescriptionMaximum }
  const told = joinSentences(own.sentences, room, wording.gap)
  // Of an unknown trade nothing is said but what its owner wrote.
  if (told.length > tellsEnough || (told !== '' && copy.trade === '')) return told
  const ours = wording.descriptions.find((template) => composer.fill(template) !== undefined) ?? '{name}'
  if (told === '') return cutToLength(composer.fill(ours) ?? composer.name, searchDescriptionMaximum)
  // Both name the trade: theirs is the better word for it.
  const isNamed = countMentions(indexWords(told), `${copy.trade},${pack.naming}`) > 0
  const [named = '', ...invitation] = sentencesOf(ours)
  const around = (templates: readonly string[]) =>
    templates.flatMap((template) => composer.fill(template) ?? [])
  return joinSentences([...around(isNamed ? [] : [named]), told, ...around(invitation)], room, wording.gap)
}

const composeSettings = (composer: Composer): Settings => {
  const { wording, own, copy, place } = composer
  const words = [composer.fill(copy.trade) ?? '', ...own.services.map(({ name }) => name), place]
  const keywords = new Set(words.filter((word) => word !== ''))
  return {
    ...initialValues(settingsFields),
    pageTitle: cutToLength(firstFilled(composer, wording.pageTitles), settingsLimits.title),
    description: searchDescription(composer),
    keywords: cutToLength([...keywords].join(', '), settingsLimits.keywords),
    language: composer.language,
    cookieText: wording.cookies.text,
    cookieAccept: wording.cookies.accept,
    cookieReject: wording.cookies.reject,
  }
}

const composeBusiness = (answers: Answers, { own, pack, country }: Composer): Business => ({
  ...initialValues(businessFields),
  name: answers.businessName,
  activities: answers.businessActivities,
  industry: pack.slug,
  location: answers.businessLocation,
  guessedLocation: answers.businessLocation === '' ? (answers.guessedLocation ?? '') : '',
  homeCountry: country,
  formerPage: answers.link ?? '',
  phone: isPhone(own.contact.phone) ? own.contact.phone : '',
  email: isEmail(own.contact.email) ? own.contact.email : '',
  streetAddress: own.contact.streetAddress,
  postalCode: own.contact.postalCode,
  serviceArea: own.serviceArea,
  hours: own.hours,
})

interface Start {
  readonly seed: string
  readonly pack: IndustryPack
  readonly reading: Reading | undefined
}

const draftFrom = (answers: Answers, { seed, pack, reading }: Start): DraftContent => {
  const choose = createChooser(seed)
  const language =
    pack.language ?? answers.language ?? detectLanguage(answers.businessActivities, answers.timeZone)
  const composer = createComposer(answers, { pack, language, choose, reading })
  const theme = chooseTheme(answers, { choose, pack, seed })
  const business = composeBusiness(answers, composer)
  const shares = {
    business,
    family: theme.family,
    own: shareOwnWords(composer),
    motifs: motifOrder(composer, answers.businessActivities),
    description: answers.businessActivities,
    links: pageLinks(composer),
  }
  return {
    v: 1,
    settings: composeSettings(composer),
    business,
    theme,
    sections: composer.plan.map((planned) => composeSection(composer, planned, shares)),
  }
}

/** What is known besides the answers. */
interface KnownBefore {
  /** The look signatures of neighbours in the trade. */
  readonly taken?: readonly string[]
  /** What is known of the trade or kind that the answers speak of: the generator itself knows none. */
  readonly known?: IndustryPack | undefined
  /** The description taken apart; without it, what fits a browser is found in its words. */
  readonly reading?: Reading
}

/** How many other seeds are tried before a look that a neighbour has is accepted after all. */
const otherSeeds = 12

/**
 * Makes a whole draft from the answers, without a language model: the same answers always give the same draft, another
 * business a different one. It keeps clear of the looks of neighbours in the trade that are `taken`.
 * Facts are only what the person wrote; reviews, people and services that nobody named are marked as samples.
 */
export const generateDraft = (
  given: Answers,
  { taken = [], known, reading }: KnownBefore = {},
): Result<DraftContent> => {
  const answers = tidyAnswers(given)
  const isTold = known !== undefined || (reading !== undefined && reading.trade.outcome !== 'none')
  if (!hasEnoughDetail(answers.businessActivities, { isKnown: isTold })) return refuse(moreInformationNeeded)
  const seed = seedOf(answers)
  const pack = known ?? generalPack
  const first = draftFrom(answers, { seed, pack, reading })
  for (let turn = 1, draft = first; turn <= otherSeeds; turn += 1) {
    if (!taken.includes(lookSignature(draft))) return succeed(plainContent(draft))
    draft = draftFrom(answers, { seed: `${seed}${turn}`, pack, reading })
  }
  return succeed(plainContent(first))
}
