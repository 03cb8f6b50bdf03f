import { asSentence } from '../generation/own-words/own-words.ts'
import { tidyText } from '../generation/tidy-text.ts'
import type { Found, FoundAddress, FoundItem, FoundOffer, FoundPicture } from './found.ts'
import { copiedPicturesMaximum } from './import-limits.ts'
import type { Imported } from './imported.ts'

/**
 * What somebody says of what was found: which things are ticked otherwise than at first, and which choice they take, by
 * its key.
 */
export interface Choosing {
  readonly ticks: Readonly<Record<string, boolean>>
  readonly picks: Readonly<Record<string, string>>
}

/** Nobody has said anything yet. */
export const nothingChosen: Choosing = { ticks: {}, picks: {} }

/** Whether a thing is ticked. */
export const isTicked = ({ id, ticked }: Pick<FoundItem, 'id' | 'ticked'>, { ticks }: Choosing): boolean =>
  ticks[id] ?? ticked

/** What is told of a thing, of whatever kind. */
interface Choice<Value = unknown> {
  readonly value: Value
  readonly source: string
}

interface Choosable<Value = unknown> {
  readonly id: string
  readonly choices: readonly Choice<Value>[]
}

/** By what a choice is known, wherever it stands among the others: what it says, and where that is told. */
export const choiceKey = ({ value, source }: Choice): string => JSON.stringify([value, source])

/** Which of its choices is taken, by its place among them: the first until somebody says otherwise. */
export const pickedOf = ({ id, choices }: Choosable, { picks }: Choosing): number =>
  Math.max(
    0,
    choices.findIndex((choice) => choiceKey(choice) === picks[id]),
  )

/** What was taken of a link: the answers that it gives, and the facts beside them. */
export interface Taken {
  readonly businessName: string
  readonly texts: readonly string[]
  readonly town: string
  readonly imported: Imported
}

const noAddress: FoundAddress = { streetAddress: '', postalCode: '', town: '' }

const offerOf = ({ name, detail, price }: FoundOffer) => ({ name, detail, price })

const pictureOf = ({ url, text }: FoundPicture) => ({ url, text })

/** What is ticked, and nothing else. */
export const takeTicked = ({ items }: Pick<Found, 'items'>, choosing: Choosing): Taken => {
  const ticked = items.filter((item) => isTicked(item, choosing))
  const taken = <Value>(item: Choosable<Value>) => item.choices[pickedOf(item, choosing)]?.value
  const [name] = ticked.filter((item) => item.kind === 'name').map(taken)
  const [address = noAddress] = ticked.filter((item) => item.kind === 'address').map(taken)
  const [hours = {}] = ticked.filter((item) => item.kind === 'hours').map(taken)
  const all = <Value>(values: readonly (Value | undefined)[]) => values.filter((value) => value !== undefined)
  const pictures = all(ticked.filter((item) => item.kind === 'picture').map(taken))
  return {
    businessName: name ?? '',
    texts: all(ticked.filter((item) => item.kind === 'text').map(taken)),
    town: address.town,
    imported: {
      phones: all(ticked.filter((item) => item.kind === 'phone').map(taken)),
      emails: all(ticked.filter((item) => item.kind === 'email').map(taken)),
      streetAddress: address.streetAddress,
      postalCode: address.postalCode,
      hours,
      offers: all(ticked.filter((item) => item.kind === 'offer').map(taken)).map(offerOf),
      pictures: pictures.slice(0, copiedPicturesMaximum).map(pictureOf),
    },
  }
}

/** Texts one after the other behind what is said already, as many as there is room for. */
export const appendTexts = (said: string, texts: readonly string[], maximum: number): string => {
  let whole = said.trim()
  // A text without a stop would run into the one behind it.
  for (const text of texts.map((written) => asSentence(tidyText(written)))) {
    const longer = whole === '' ? text : `${whole}\n${text}`
    if (longer.length <= maximum && !whole.includes(text)) whole = longer
  }
  return whole
}
