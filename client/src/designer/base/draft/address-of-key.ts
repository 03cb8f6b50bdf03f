import type { FieldAddress } from '@shingle/shared/draft/address.ts'

/** The address that `addressKey` made a word of. */
export const addressOfKey = (key: string): FieldAddress | null => {
  const [first = '', ...rest] = key.split('/')
  const [list, item, field] = rest
  if (rest.length === 1 && list) return { in: 'section', section: first, field: list }
  if (rest.length === 3 && list && item && field) return { in: 'item', section: first, list, item, field }
  const [part, name] = key.split(':')
  const isPart = part === 'settings' || part === 'business' || part === 'theme'
  return isPart && name ? { in: part, field: name } : null
}
