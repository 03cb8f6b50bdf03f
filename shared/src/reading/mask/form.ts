/** What has a form of its own in a description, in the order in which it is looked for. */
export const formKinds = [
  'email',
  'link',
  'handle',
  'registration',
  'date',
  'hours',
  'money',
  'year',
  'range',
  'phone',
  'doubtfulPhone',
  'postcode',
  'address',
  'figure',
  'foreign',
] as const

/**
 * `hours` are times with the days beside them; `year` is one since when something is; `range` is of ages or sizes;
 * `doubtfulPhone` was meant as a number and cannot be one; `figure` is every other run of digits; `foreign` are
 * private-use characters that the description itself holds.
 */
export type FormKind = (typeof formKinds)[number]

/** A piece of a description that has a form: its kind, and its text verbatim. */
export interface Form {
  readonly kind: FormKind
  readonly text: string
}

const firstCode = 0xe000

/** How many forms of one kind are told apart; further ones belong to the last. */
export const formsMaximum = Math.floor((0xf8ff - firstCode) / formKinds.length)

const blockOf = (kind: FormKind): number => firstCode + formKinds.indexOf(kind) * formsMaximum

/** The private-use character that stands for the form of that number of its kind. */
export const formCharacter = (kind: FormKind, index: number): string =>
  String.fromCharCode(blockOf(kind) + index)

/** What stands for a form that is taken already while others are looked for. */
export const takenCharacter = '\uf8ff'

/** The source of a regular expression for one character that stands for a form of these kinds; of any without. */
export const formPattern = (...kinds: readonly FormKind[]): string => {
  const blocks = (kinds.length === 0 ? formKinds : kinds).map((kind) => {
    const first = formCharacter(kind, 0)
    return `${first}-${formCharacter(kind, formsMaximum - 1)}`
  })
  return `[${blocks.join('')}]`
}
