/** A thing that a page describes for machines: of which types, and what is said of it. */
export interface DescribedThing {
  readonly types: readonly string[]
  readonly properties: Readonly<Record<string, unknown>>
}

/** How deep and how much of what a page describes is looked at. */
export const depthMaximum = 12
export const thingsMaximum = 600

/** A value as a list: absent, one, or several. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** A value's text, where it has one: itself, or its `@value` or name. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { '@value': literal, name } = value as { readonly '@value'?: unknown; readonly name?: unknown }
  return typeof literal === 'string' ? literal : typeof name === 'string' ? name : ''
}

/** An object's properties; none of what is no object. */
export const propertiesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}

/** The types of a thing without their vocabulary: 'BarberShop'. */
export const typesOf = (value: unknown): readonly string[] =>
  listOf(value)
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/u, ''))
