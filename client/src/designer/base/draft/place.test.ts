import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { describe, expect, it } from 'vitest'
import { addressOfKey } from './address-of-key.ts'
import { addressKey, sameAddress } from './place.ts'

const addresses: FieldAddress[] = [
  { in: 'business', field: 'phone' },
  { in: 'section', section: 'a1', field: 'heading' },
  { in: 'item', section: 'a1', list: 'items', item: 'b2', field: 'image' },
]

describe('[2.designer] the address of a text on the page', () => {
  it.each(addresses)('$in is read back from its word', (address) => {
    expect(addressOfKey(addressKey(address))).toEqual(address)
  })

  it('another word is no address', () => {
    expect(addressOfKey('nonsense')).toBeNull()
    expect(addressOfKey('elsewhere:field')).toBeNull()
  })

  it('addresses are the same when they lead to one field', () => {
    expect(sameAddress({ in: 'business', field: 'phone' }, { field: 'phone', in: 'business' })).toBe(true)
    expect(sameAddress({ in: 'business', field: 'phone' }, null)).toBe(false)
  })
})
