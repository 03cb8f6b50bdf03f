import { asSentence } from '../generation/own-words/own-words.ts'
import { tidyText } from '../generation/tidy-text.ts'
import type { Found, FoundAddress, FoundItem, FoundOffer, FoundPicture } from './found.ts'
import { copiedPicturesMaximum } from './import-limits.ts'
import type { Imported } from './imported.ts'

/** What somebody says of what was found: which things are ticked otherwise than at first, and which choice they take. */
export interface Choosing {
  readonly ticks: Readonly<Record<string, boolean>>
  readonly picks: Readonly<Record<string, number>>
}

/** Nobody has said anything yet. */
export const nothingChosen: Choosing = { ticks: {}, picks: {} }

/** Whether a thing is ticked. */
export const isTicked = ({ id, ticked }: Pick<FoundItem, 'id' | 'ticked'>, { ticks }: Choosing): boolean =>
  ticks[id] ?? ticked

/** Which of its choices is taken: the first until somebody says otherwise. */
export const pickedOf = ({ id }: Pick<FoundItem, 'id'>, { picks }: Choosing): number => picks[id] ?? 0

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
  const taken = <Value>(item: Pick<FoundItem, 'id'> & { readonly choices: readonly { value: Value }[] }) =>
    (item.choices[pickedOf(item, choosing)] ?? item.choices[0])?.value
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
