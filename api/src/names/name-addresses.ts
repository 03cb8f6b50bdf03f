import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { handleTexts, suggestHandle } from '@shingle/shared/handle/handle.ts'
import type { NameAddress } from '@shingle/shared/names/endpoints.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'

const handleOf = (name: string): string => suggestHandle({ name, industry: '', location: '' })

/** The handle of a name, and then what is nearest to it, as far as anybody may have them. */
const handlesFor = (name: string, town: string): readonly string[] => {
  const own = handleOf(name)
  if (own === '') return []
  const others = [town === '' ? '' : `${name} ${town}`, `the ${name}`, `${name} co`].map(handleOf)
  return [...new Set([own, ...others])].filter((handle) => handle !== '')
}

/** The web addresses of some names, asked of the database once for all of them. */
export const nameAddresses = async (
  addresses: Pick<SiteAddresses, 'freeAmong'>,
  { names, place }: { readonly names: readonly string[]; readonly place: string },
): Promise<NameAddress[]> => {
  const town = place.split(',')[0] ?? ''
  const wanted = names.map((name) => handlesFor(name, town))
  const allowed = wanted.flat().filter((handle) => checkHandle(handle) === null)
  const free = allowed.length === 0 ? new Set<string>() : await addresses.freeAmong(allowed)
  return wanted.map(([handle = '', ...others]) => {
    const isFree = free.has(handle)
    if (handle === '') return { handle, isFree, text: '', free: '' }
    const text = isFree ? handleTexts.available : handleTexts.unavailable
    return { handle, isFree, text, free: isFree ? '' : (others.find((other) => free.has(other)) ?? '') }
  })
}
