import { businessLimits } from '@shingle/shared/business/business.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { Found, FoundItem } from '@shingle/shared/import/found.ts'
import { copiedPicturesMaximum } from '@shingle/shared/import/import-limits.ts'
import { appendTexts, type Choosing, isTicked, pickedOf } from '@shingle/shared/import/take-ticked.ts'
import type { DraftAnswers } from '../create/answers.ts'

type Typed = Pick<
  DraftAnswers,
  'businessName' | 'businessActivities' | 'businessLocation' | 'locationConfirmed'
>

const yours = 'yours'

/** Whether a town is in the place that somebody typed: 'Leeds' in 'Leeds, England'. */
export const isTownOf = (place: string, town: string): boolean => foldText(place).includes(foldText(town))

/** The choices with the one that holds before all others; null where none does. */
const withFirst = <Choice>(
  choices: readonly Choice[],
  holds: (choice: Choice) => boolean,
): Choice[] | null => {
  const first = choices.find(holds)
  return first === undefined ? null : [first, ...choices.filter((choice) => choice !== first)]
}

const withOwnChoice = (item: FoundItem, typed: Typed): FoundItem => {
  const name = typed.businessName.trim()
  if (item.kind === 'name') {
    if (name === '') return item
    const told = withFirst(item.choices, ({ value }) => foldText(value) === foldText(name))
    return { ...item, choices: told ?? [{ value: name, source: yours }, ...item.choices] }
  }
  const place = typed.businessLocation.trim()
  if (item.kind !== 'address' || !typed.locationConfirmed || place === '') return item
  const told =
    withFirst(item.choices, ({ value: { town } }) => town !== '' && isTownOf(place, town)) ??
    // What names no town may be there.
    withFirst(item.choices, ({ value: { town } }) => town === '')
  const value = { streetAddress: '', postalCode: '', town: place }
  return { ...item, choices: told ?? [{ value, source: yours }, ...item.choices] }
}

/** What was found, with what its owner typed before as the first choice, also where the page says something else. */
export const withOwnChoices = (found: Found, typed: Typed): Found => ({
  ...found,
  items: found.items.map((item) => withOwnChoice(item, typed)),
})

type Note = readonly [id: string, note: string]

/** Texts go behind what is said already, one after the other. */
const textNotes = (items: readonly FoundItem[], choosing: Choosing, said: string): readonly Note[] => {
  let whole = appendTexts(said, [], businessLimits.description)
  return items.flatMap((item): readonly Note[] => {
    if (item.kind !== 'text') return []
    const text = item.choices[pickedOf(item, choosing)]?.value ?? ''
    const longer = appendTexts(whole, [text], businessLimits.description)
    // What says nothing new takes no room.
    const isSaid = longer === whole && appendTexts(whole, [text], Number.POSITIVE_INFINITY) === whole
    if (longer === whole && !isSaid)
      return [[item.id, `No room left: a description holds ${businessLimits.description} letters.`]]
    whole = longer
    return []
  })
}

const pictureNotes = (items: readonly FoundItem[]): readonly Note[] =>
  items
    .filter(({ kind }) => kind === 'picture')
    .slice(copiedPicturesMaximum)
    .map(({ id }) => [id, `No room left: ${copiedPicturesMaximum} pictures are copied.`])

/** Of what is ticked, what does not fit, by its id, and why: it is left out. */
export const withoutRoom = (
  { items }: Found,
  choosing: Choosing,
  { businessActivities }: Typed,
): ReadonlyMap<string, string> => {
  const ticked = items.filter((item) => isTicked(item, choosing))
  return new Map([...textNotes(ticked, choosing, businessActivities), ...pictureNotes(ticked)])
}

/** Why a name is not taken whole; '' where it is. */
export const cutNote = (name: string): string =>
  name.length > businessLimits.name ? `Cut to ${businessLimits.name} letters.` : ''
