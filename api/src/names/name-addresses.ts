import { handleTexts } from '@shingle/shared/handle/handle.ts'
import type { NameAddress } from '@shingle/shared/names/endpoints.ts'
import { allowedHandles, nearHandles } from '../handle/near-handles.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'

/** The web addresses of some names, asked of the database once for all of them. */
export const nameAddresses = async (
  addresses: Pick<SiteAddresses, 'freeAmong'>,
  { names, place }: { readonly names: readonly string[]; readonly place: string },
): Promise<NameAddress[]> => {
  const wanted = names.map((name) => nearHandles(name, place))
  const allowed = allowedHandles(wanted.flat())
  const free = allowed.length === 0 ? new Set<string>() : await addresses.freeAmong(allowed)
  return wanted.map(([handle = '', ...others]) => {
    const isFree = free.has(handle)
    if (handle === '') return { handle, isFree, text: '', free: '' }
    const text = isFree ? handleTexts.available : handleTexts.unavailable
    return { handle, isFree, text, free: isFree ? '' : (others.find((other) => free.has(other)) ?? '') }
  })
}
