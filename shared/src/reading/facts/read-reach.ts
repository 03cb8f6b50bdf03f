import type { LabeledPiece } from '../clauses/piece.ts'
import { type FormKind, formPattern } from '../mask/form.ts'
import { type Masked, unmask } from '../mask/mask.ts'
import { withPairedBrackets } from '../offers/polish-offer.ts'
import type { Reach } from '../reading.ts'
import { areaNamed } from './area-named.ts'
import { isDisowned } from './disowned.ts'

const site = /^(?:at|on|in der|am|auf|au|sur|nel|al|en la|en el)\s/iu

const contact = new RegExp(
  formPattern('email', 'link', 'handle', 'phone', 'doubtfulPhone', 'address', 'postcode'),
  'gu',
)
const clauseEnd = /[.!?;:,\n。、！？，]/u

/** The masked characters of contacts and places that are not the business's own. */
const disownedIn = ({ text, forms }: Masked): ReadonlySet<string> => {
  const disowned = new Set<string>()
  let last = -1
  for (const { 0: character, index } of text.matchAll(contact)) {
    const form = forms.get(character)
    const lead = text.slice(last + 1, index)
    const isOfAddress =
      form?.kind === 'postcode' && disowned.has(text.charAt(last)) && /^[\s,]*(?:\p{L}+[\s,]*)?$/u.test(lead)
    const before = lead.split(clauseEnd).at(-1) ?? ''
    const after =
      text
        .slice(index + 1)
        .split(contact)[0]
        ?.split(clauseEnd)[0] ?? ''
    if (isOfAddress || isDisowned({ text: form?.text ?? '', before, after })) disowned.add(character)
    last = index
  }
  return disowned
}

// 'Plombier à Toulouse et environs': what joined the places stood before the first that is left.
const leadingAnd = /^(?:and|und|y|et|e) (?=\p{L})/iu
const goingOn = /, (?=(?:and|und|y|et|e) \p{L})/giu

/** How and where a business is found. */
export const readReach = (masked: Masked, pieces: readonly LabeledPiece[], place = ''): Reach => {
  const { text, forms } = masked
  const disowned = disownedIn(masked)
  const inOrder = [...text].flatMap((character) => {
    const form = forms.get(character)
    return form === undefined ? [] : [{ ...form, isOwn: !disowned.has(character) }]
  })
  const every = (kind: FormKind) => inOrder.filter((form) => form.kind === kind)
  const all = (kind: FormKind) => every(kind).flatMap((form) => (form.isOwn ? [form.text] : []))
  const located = [...every('address'), ...every('postcode')].map((form) => form.text)
  const places = pieces
    .filter(({ label }) => label === 'place')
    .map((piece) => withPairedBrackets(unmask(piece.text, forms)))
  const found = places.filter((one) => !located.includes(one))
  return {
    phones: all('phone'),
    doubtfulPhones: all('doubtfulPhone'),
    emails: all('email'),
    links: all('link'),
    handles: all('handle'),
    streetAddress: all('address')[0] ?? '',
    postalCode: all('postcode')[0] ?? '',
    area: found
      .filter((one) => !site.test(one))
      .map((one) => areaNamed(one, place))
      .filter((one) => one !== '')
      .join(', ')
      .replace(goingOn, ' ')
      .replace(leadingAnd, ''),
    site: found.find((one) => site.test(one)) ?? '',
  }
}
