import type {
  ButtonField,
  ChoiceField,
  ColourField,
  FlagField,
  HoursField,
  ImageField,
  ItemFields,
  ItemsField,
  LinkField,
  LongTextField,
  NumberField,
  RichTextField,
  SampleField,
  SpecialDaysField,
  TextField,
} from './field.ts'

/** A short text of at most `maximum` characters. */
export const text = (
  label: string,
  maximum: number,
  options: Partial<
    Pick<TextField, 'control' | 'initial' | 'multiline' | 'internal' | 'format' | 'recipient' | 'readsUpTo'>
  > = {},
): TextField => ({ kind: 'text', label, maximum, initial: '', ...options })

/** A long unformatted text of at most `maximum` characters, or bytes. */
export const longText = (
  label: string,
  maximum: number,
  options: Pick<LongTextField, 'unit'> = {},
): LongTextField => ({ kind: 'long', label, maximum, ...options })

/** Formatted text of at most `maximum` characters. */
export const richText = (label: string, maximum: number): RichTextField => ({ kind: 'rich', label, maximum })

/** One of `options`, the first of which is taken unless `initial` names another. */
export const choice = <const O extends string>(
  label: string,
  options: readonly [O, ...O[]],
  more: { initial?: NoInfer<O>; internal?: true; icons?: true } = {},
): ChoiceField<O> => ({ kind: 'choice', label, options, initial: options[0], ...more })

/** Yes or no. */
export const flag = (
  label: string,
  initial: boolean,
  options: { internal?: true; unavailable?: string } = {},
): FlagField => ({ kind: 'flag', label, initial, ...options })

/** Marks an item that was invented as an example, which is nothing without the fields that it `needs`. */
export const sample = (...needs: readonly string[]): SampleField => ({
  kind: 'sample',
  label: 'Sample',
  internal: true,
  needs,
})

/** A number inside inclusive bounds. */
export const number = (
  label: string,
  bounds: Pick<NumberField, 'minimum' | 'maximum' | 'step' | 'initial'>,
): NumberField => ({ kind: 'number', label, ...bounds })

/** A colour; '' means what the theme gives. */
export const colour = (label: string, initial = ''): ColourField => ({ kind: 'colour', label, initial })

/** A picture; one that is `whole` is never cut. */
export const image = (label: string, options: Pick<ImageField, 'whole'> = {}): ImageField => ({
  kind: 'image',
  label,
  ...options,
})

/** A link, of one type where only that makes sense. */
export const link = (label: string, options: Pick<LinkField, 'type'> = {}): LinkField => ({
  kind: 'link',
  label,
  ...options,
})

/** A button, labelled `initial` in a new section. */
export const button = (label: string, initial = ''): ButtonField => ({ kind: 'button', label, initial })

/** Weekly opening hours. */
export const hours = (label: string): HoursField => ({ kind: 'hours', label })

/** Up to `maximum` days that differ from the week. */
export const specialDays = (label: string, maximum: number): SpecialDaysField => ({
  kind: 'special-days',
  label,
  maximum,
})

/** A list of at most `maximum` items. */
export const items = <const I extends ItemFields>(
  label: string,
  description: { itemLabel: string; maximum: number; fields: I },
): ItemsField<I> => ({ kind: 'items', label, ...description })
