import type { Finder, Found, MaskContext } from './finder.ts'
import { findAddresses, findPostcodes } from './finders/addresses.ts'
import { findDates } from './finders/dates.ts'
import { findFigures } from './finders/figures.ts'
import { findHours } from './finders/hours.ts'
import { findEmails, findHandles, findLinks } from './finders/links.ts'
import { findMoney } from './finders/money.ts'
import { findClearPhones, findPhones } from './finders/phones.ts'
import { findRanges } from './finders/ranges.ts'
import { findRegistrations } from './finders/registrations.ts'
import { findYears } from './finders/years.ts'
import { type Form, type FormKind, formCharacter, formPattern, formsMaximum, takenCharacter } from './form.ts'
import { type Normalized, normalize } from './normalize.ts'

/** A description in which one private-use character stands for each form; whatever else it says is verbatim. */
export interface Masked {
  readonly text: string
  readonly forms: ReadonlyMap<string, Form>
}

const findForeign: Finder = (text) =>
  [...text.matchAll(/[\ue000-\uf8ff]+/gu)].map((match) => ({
    kind: 'foreign',
    start: match.index,
    end: match.index + match[0].length,
  }))

/** In this order: what is found first is not looked at again. */
const finders: readonly Finder[] = [
  findEmails,
  findLinks,
  findHandles,
  findRegistrations,
  findClearPhones,
  findDates,
  findHours,
  findMoney,
  findYears,
  findRanges,
  findPhones,
  findPostcodes,
  findAddresses,
  findFigures,
]

/** A form never begins or ends inside of what is one character in the source. */
const widened = (found: Found, { sourceOf }: Normalized): Found => {
  let { start, end } = found
  while (start > 0 && sourceOf[start - 1] === sourceOf[start]) start -= 1
  while (end < sourceOf.length - 1 && sourceOf[end - 1] === sourceOf[end]) end += 1
  return { ...found, start, end }
}

const findAll = (normalized: Normalized, context: MaskContext): Found[] => {
  const taken: Found[] = []
  let text = normalized.text
  const take = (found: Found): void => {
    const { start, end } = widened(found, normalized)
    if (start >= end || taken.some((other) => other.start < end && start < other.end)) return
    taken.push({ kind: found.kind, start, end })
    text = text.slice(0, start) + takenCharacter.repeat(end - start) + text.slice(end)
  }
  for (const found of findForeign(text, context)) take(found)
  for (const find of finders) for (const found of find(text, context)) take(found)
  return taken.sort((one, other) => one.start - other.start)
}

/** Puts one private-use character in the place of each form of a description, so that no later rule takes one apart. */
export const mask = (description: string, context: MaskContext): Masked => {
  const normalized = normalize(description)
  const forms = new Map<string, Form>()
  const counts: { [kind in FormKind]?: number } = {}
  let text = ''
  let done = 0
  for (const { kind, start, end } of findAll(normalized, context)) {
    const from = normalized.sourceOf[start] ?? done
    const index = counts[kind] ?? 0
    // The last one that can be told apart takes the rest.
    const to = index === formsMaximum - 1 ? description.length : (normalized.sourceOf[end] ?? from)
    const character = formCharacter(kind, index)
    forms.set(character, { kind, text: description.slice(from, to) })
    counts[kind] = index + 1
    text += description.slice(done, from) + character
    done = to
    if (done === description.length) break
  }
  return { text: text + description.slice(done), forms }
}

const anyForm = new RegExp(formPattern(), 'gu')

/** A piece of a masked description as its owner wrote it. */
export const unmask = (piece: string, forms: ReadonlyMap<string, Form>): string =>
  piece.replace(anyForm, (character) => forms.get(character)?.text ?? '')
