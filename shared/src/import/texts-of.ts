import type { Found } from './found.ts'

/** The texts that were found, of those that are meant; of several choices the first. */
export const textsOf = ({ items }: Pick<Found, 'items'>, ids: readonly string[]): readonly string[] =>
  items.flatMap((item) =>
    item.kind === 'text' && ids.includes(item.id) ? (item.choices[0]?.value ?? []) : [],
  )
