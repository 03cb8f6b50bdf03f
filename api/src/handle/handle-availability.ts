import type { HandleAnswer } from '@shingle/shared/handle/endpoints.ts'
import { handleTexts, isHandle, normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { isReservedHandle } from '@shingle/shared/handle/reserved.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'

/** Whether `asker` could publish `draftId` (or something new) at what was typed. */
export const handleAvailability = async (
  addresses: SiteAddresses,
  typed: string,
  asker: { readonly userId: string; readonly draftId: string | undefined },
): Promise<HandleAnswer> => {
  const handle = normaliseHandle(typed)
  if (!isHandle(handle)) return { availability: 'invalid', handle, text: handleTexts.rule }
  const free = !isReservedHandle(handle) && (await addresses.isFreeFor(handle, asker))
  return free
    ? { availability: 'available', handle, text: handleTexts.available }
    : { availability: 'unavailable', handle, text: handleTexts.unavailable }
}
