import type { OpeningHours, SpecialDay } from '../business/opening-hours.ts'
import type { ImageValue } from '../image/image-value.ts'
import type { ButtonValue } from '../link/button-value.ts'
import type { LinkType, LinkValue } from '../link/link-value.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { TextFormat } from './text-format.ts'

interface Labelled {
  readonly label: string
  /** Kept by the product, never shown in a form. */
  readonly internal?: true
}

/** A short text without formatting, stored as one string; `maximum` counts UTF-16 code units. */
export interface TextField extends Labelled {
  readonly kind: 'text'
  readonly maximum: number
  /** From more than so many characters it no longer reads as what it is, such as a heading. */
  readonly readsUpTo?: number
  readonly initial: string
  readonly multiline?: true
  /** What the text is when there is one. */
  readonly format?: TextFormat
  /** Words of a control, or said once it was used: no part of what the page tells. */
  readonly control?: true
  /** An address that strangers' words are mailed to, once it has agreed. */
  readonly recipient?: true
}

/** A long text without formatting, stored as a Y.Text so that typing stays cheap. */
export interface LongTextField extends Labelled {
  readonly kind: 'long'
  readonly maximum: number
  /** What `maximum` counts: the bytes of the text in UTF-8; UTF-16 code units otherwise. */
  readonly unit?: 'bytes'
}

/** Formatted text, stored as one Y.XmlFragment; `maximum` counts its plain text. */
export interface RichTextField extends Labelled {
  readonly kind: 'rich'
  readonly maximum: number
}

/** One of a closed list. */
export interface ChoiceField<O extends string = string> extends Labelled {
  readonly kind: 'choice'
  readonly options: readonly O[]
  readonly initial: O
  /** Options are names of icons, and forms show them as such. */
  readonly icons?: true
}

/** Yes or no. */
export interface FlagField extends Labelled {
  readonly kind: 'flag'
  readonly initial: boolean
  /** What the form says beside a choice that nobody has yet; it keeps its initial value. */
  readonly unavailable?: string
}

/**
 * What of an item was invented as an example, which visitors never get until its owner confirms it: all of it (`true`), nothing
 * (`false`), or all words but those of the fields that are named, with commas between, which its owner wrote.
 */
export interface SampleField extends Labelled {
  readonly kind: 'sample'
  /** The fields whose words an item cannot go out without. */
  readonly needs: readonly string[]
}

/** A number inside inclusive bounds. */
export interface NumberField extends Labelled {
  readonly kind: 'number'
  readonly minimum: number
  readonly maximum: number
  readonly step: number
  readonly initial: number
}

/** A colour as `#rrggbb`, or '' for what the theme gives. */
export interface ColourField extends Labelled {
  readonly kind: 'colour'
  readonly initial: string
}

/** A picture or an empty place for one. */
export interface ImageField extends Labelled {
  readonly kind: 'image'
  /** Shown whole wherever it stands, never cut: a logo. */
  readonly whole?: true
}

/** A link to a page, person, number or section. */
export interface LinkField extends Labelled {
  readonly kind: 'link'
  /** The one type that makes sense here; any type otherwise. */
  readonly type?: Exclude<LinkType, 'None'>
}

/** A labelled button with its link; an empty label means no button. */
export interface ButtonField extends Labelled {
  readonly kind: 'button'
  readonly initial: string
}

/** Weekly opening hours. */
export interface HoursField extends Labelled {
  readonly kind: 'hours'
}

/** Days that differ from the weekly hours. */
export interface SpecialDaysField extends Labelled {
  readonly kind: 'special-days'
  readonly maximum: number
}

/** Any field an item may have. */
export type ItemField =
  | TextField
  | LongTextField
  | RichTextField
  | ChoiceField
  | FlagField
  | SampleField
  | NumberField
  | ColourField
  | ImageField
  | LinkField
  | ButtonField
  | HoursField
  | SpecialDaysField

/** The fields of one item, by name. */
export type ItemFields = Readonly<Record<string, ItemField>>

/** An ordered list of things with fields of their own; items cannot contain further lists. */
export interface ItemsField<F extends ItemFields = ItemFields> extends Labelled {
  readonly kind: 'items'
  /** What one item is called, such as 'service'. */
  readonly itemLabel: string
  readonly maximum: number
  readonly fields: F
}

/** Any field. */
export type Field = ItemField | ItemsField

/** A named set of fields: the whole description of a section type, the theme, the settings or the business facts. */
export type Fields = Readonly<Record<string, Field>>

interface ValueByKind {
  text: string
  long: string
  rich: RichText
  flag: boolean
  sample: boolean | string
  number: number
  colour: string
  image: ImageValue | null
  link: LinkValue
  button: ButtonValue
  hours: OpeningHours
  'special-days': readonly SpecialDay[]
}

/** The plain value that a field holds once materialised. */
export type FieldValue<F> = F extends { kind: 'items'; fields: infer I }
  ? readonly Item<I>[]
  : F extends { kind: 'choice'; options: readonly (infer O)[] }
    ? O
    : F extends { kind: infer K extends keyof ValueByKind }
      ? ValueByKind[K]
      : never

/** The plain values of a set of fields. */
export type Values<F> = { readonly [K in keyof F]: FieldValue<F[K]> }

/** One item of a list: its values and an id that never changes. */
export type Item<I> = { readonly id: string } & Values<I>
