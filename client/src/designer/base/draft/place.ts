import type { FieldAddress } from '@shingle/shared/draft/address.ts'

/** The thing whose fields a form shows; with a field's name it becomes an address. */
export type Place =
  | { in: 'settings' | 'business' | 'theme' }
  | { in: 'page'; page: string }
  | { in: 'section'; section: string }
  | { in: 'item'; section: string; list: string; item: string }

export const addressAt = (place: Place, field: string): FieldAddress => ({ ...place, field })

export const sameAddress = (a: FieldAddress | null, b: FieldAddress | null): boolean =>
  addressKey(a) === addressKey(b)

/** One word for an address, for DOM attributes and keys. */
export const addressKey = (address: FieldAddress | null): string => {
  if (!address) return ''
  switch (address.in) {
    case 'page':
      return `page:${address.page}:${address.field}`
    case 'section':
      return `${address.section}/${address.field}`
    case 'item':
      return `${address.section}/${address.list}/${address.item}/${address.field}`
    default:
      return `${address.in}:${address.field}`
  }
}
