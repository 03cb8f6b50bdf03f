import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import type { HandleAnswer } from '@shingle/shared/handle/endpoints.ts'
import { handleTexts, normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { invalidHandle } from '@shingle/shared/handle/problems.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'

/** Whether `asker` could publish `draftId` (or something new) at what was typed. */
export const handleAvailability = async (
  addresses: SiteAddresses,
  typed: string,
  asker: { readonly userId: string; readonly draftId: string | undefined },
): Promise<HandleAnswer> => {
  const handle = normaliseHandle(typed)
  const problem = checkHandle(handle)
  if (problem === invalidHandle) return { availability: 'invalid', handle, text: problem.text }
  if (problem !== null) return { availability: 'unavailable', handle, text: problem.text }
  return (await addresses.isFreeFor(handle, asker))
    ? { availability: 'available', handle, text: handleTexts.available }
    : { availability: 'unavailable', handle, text: handleTexts.unavailable }
}
