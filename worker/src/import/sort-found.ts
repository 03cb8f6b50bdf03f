import { businessLimits } from '@shingle/shared/business/business.ts'
import { weekdays } from '@shingle/shared/business/opening-hours.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { Found, FoundItem, FoundKind } from '@shingle/shared/import/found.ts'
import { foundLimits, pictureWidthMinimum, tooSmall } from '@shingle/shared/import/import-limits.ts'
import { forPeople } from './for-people.ts'
import type { Told } from './page/told.ts'

type ToldOf<Kind extends FoundKind> = Extract<Told, { kind: Kind }>

/** Those told first of each that say the same. */
const distinct = <One>(all: readonly One[], same: (one: One) => string): readonly One[] => {
  const first = new Map<string, One>()
  for (const one of all) if (!first.has(same(one))) first.set(same(one), one)
  return [...first.values()]
}

/** So many things of a kind are compared with each other; whatever tells of more is no website of a business. */
const comparedMaximum = 100

/** Those that are no twin of another one, each known by its key. */
const withoutTwins = <One>(
  given: readonly One[],
  {
    keyOf,
    isTwin,
  }: { readonly keyOf: (one: One) => string; readonly isTwin: (key: string, other: string) => boolean },
): readonly One[] => {
  const all = given.slice(0, comparedMaximum)
  const keys = all.map(keyOf)
  return all.filter((_, at) => !keys.some((key, other) => other !== at && isTwin(keys[at] ?? '', key)))
}

const choiceOf = <Value>({ value, source }: { readonly value: Value; readonly source: string }) => ({
  value,
  source,
})

type WithoutId<Item> = Item extends unknown ? Omit<Item, 'id'> : never
type Sorted = WithoutId<FoundItem>

const nameItems = (told: readonly Told[]): readonly Sorted[] => {
  const names = distinct(
    told.filter((one) => one.kind === 'name'),
    ({ value }) => foldText(value),
  )
  const [first, ...others] = names
  if (first === undefined) return []
  // 'Rook & Son Barbers, Leeds' and 'Rook & Son Barbers' contradict nobody.
  const isOther = ({ value }: ToldOf<'name'>) =>
    !foldText(value).includes(foldText(first.value)) && !foldText(first.value).includes(foldText(value))
  const ways = [first, ...others.filter(isOther).slice(0, 1)]
  return [{ kind: 'name', ticked: true, choices: ways.map(choiceOf) }]
}

const digitsOf = (phone: string): string => phone.replace(/\D/gu, '').slice(-9)

/** The first of several ways to be reached is ticked: a second one is as often a fax or a colleague's. */
const reachItems = (told: readonly Told[]): readonly Sorted[] => {
  const phones = distinct(
    told.filter((one) => one.kind === 'phone'),
    ({ value }) => digitsOf(value),
  )
  const emails = distinct(
    told.filter((one) => one.kind === 'email'),
    ({ value }) => value.toLowerCase(),
  )
  return [
    ...phones
      .slice(0, foundLimits.phones)
      .map((one, at) => ({ kind: one.kind, ticked: at === 0, choices: [choiceOf(one)] })),
    ...emails
      .slice(0, foundLimits.emails)
      .map((one, at) => ({ kind: one.kind, ticked: at === 0, choices: [choiceOf(one)] })),
  ]
}

const addressKey = ({ value }: ToldOf<'address'>): string =>
  foldText(value.streetAddress).replace(/[^\p{L}\p{N}]/gu, '')

const addressItems = (told: readonly Told[]): readonly Sorted[] => {
  const all = told.filter((one) => one.kind === 'address')
  const streets = distinct(
    all.filter(({ value }) => value.streetAddress !== ''),
    addressKey,
  )
  // One that only adds the town or the postal code to another says the same.
  const apart = withoutTwins(streets, {
    keyOf: addressKey,
    isTwin: (one, other) => one.startsWith(other),
  })
  const choices = (apart.length > 0 ? apart : all.slice(0, 1)).slice(0, foundLimits.choices)
  return choices.length === 0 ? [] : [{ kind: 'address', ticked: true, choices: choices.map(choiceOf) }]
}

/** Hours that say the same are alike: an untold day is no other than a closed one. */
const hoursKey = ({ value }: ToldOf<'hours'>): string =>
  JSON.stringify(weekdays.map((day) => value[day]?.map(({ opens, closes }) => [opens, closes]) ?? []))

const hoursItems = (told: readonly Told[]): readonly Sorted[] => {
  const all = distinct(
    told.filter((one) => one.kind === 'hours'),
    hoursKey,
  ).slice(0, foundLimits.choices)
  return all.length === 0 ? [] : [{ kind: 'hours', ticked: true, choices: all.map(choiceOf) }]
}

/** What is offered, with what was said of it elsewhere where nothing was said here. */
const withDetail = ({ value, source }: ToldOf<'offer'>, detailed: ToldOf<'offer'> | undefined) => {
  if (value.detail !== '' || detailed === undefined) return value
  const elsewhere = detailed.source === source ? {} : { detailSource: detailed.source }
  return { ...value, detail: detailed.value.detail, ...elsewhere }
}

/** Offers of one name are one; told with several prices, its owner takes one. */
const offerItems = (told: readonly Told[]): readonly Sorted[] => {
  const offers = told.filter((one) => one.kind === 'offer')
  const groups = Map.groupBy(offers, ({ value }) => foldText(value.name).trim())
  return [...groups.values()].slice(0, foundLimits.offers).map((same) => {
    const priced = distinct(
      same.filter(({ value }) => value.price !== ''),
      ({ value }) => value.price.replace(/\s/gu, ''),
    )
    const detailed = same.find(({ value }) => value.detail !== '')
    const best = (priced.length > 0 ? priced : same.slice(0, 1)).slice(0, foundLimits.choices)
    const choices = best.map((one) => ({ value: withDetail(one, detailed), source: one.source }))
    return { kind: 'offer', ticked: true, choices }
  })
}

/** Nobody's picture is copied unless they say so. */
const pictureItems = (told: readonly Told[]): readonly Sorted[] =>
  distinct(
    told.filter((one) => one.kind === 'picture'),
    ({ value }) => value.url,
  )
    .slice(0, foundLimits.pictures)
    .map((one) => {
      const isSmall = one.value.width > 0 && one.value.width < pictureWidthMinimum
      const note = isSmall ? { note: tooSmall } : {}
      return { kind: 'picture', ticked: false, choices: [choiceOf(one)], ...note }
    })

/** Texts are ticked as far as a description has room for them. */
const textItems = (told: readonly Told[]): readonly Sorted[] => {
  const texts = distinct(
    told.filter((one) => one.kind === 'text'),
    ({ value }) => foldText(value),
  )
  const stem = (text: string) => text.replace(/[.… ]{1,8}$/u, '')
  let length = 0
  return withoutTwins(texts, {
    keyOf: ({ value }) => foldText(value),
    isTwin: (one, other) => other.startsWith(stem(one)),
  })
    .slice(0, foundLimits.texts)
    .map((one) => {
      length += one.value.length + 1
      return { kind: 'text', ticked: length <= businessLimits.description, choices: [choiceOf(one)] }
    })
}

/**
 * What pages told, sorted for its owner to choose from: each thing once, with where it was told first; what is told in
 * several ways, as choices. Nothing is guessed, and nothing told that speaks to machines, wherever it stood.
 */
export const sortFound = (all: readonly Told[]): readonly FoundItem[] => {
  const told = all.flatMap((one) => forPeople(one) ?? [])
  const items = [
    ...nameItems(told),
    ...reachItems(told),
    ...addressItems(told),
    ...hoursItems(told),
    ...offerItems(told),
    ...pictureItems(told),
    ...textItems(told),
  ]
  return items.slice(0, foundLimits.items).map((item, at) => ({ ...item, id: `${item.kind}-${at}` }))
}

/** Everything that was found, as its owner is told of it. */
export const foundOf = (
  told: readonly Told[],
  { reviews, characters }: Pick<Found, 'reviews' | 'characters'>,
): Found => ({ items: [...sortFound(told)], reviews, characters })
