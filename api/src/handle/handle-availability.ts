import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import type { HandleAnswer } from '@shingle/shared/handle/endpoints.ts'
import { handleTexts, normaliseHandle } from '@shingle/shared/handle/handle.ts'
import { handleUnavailable, invalidHandle } from '@shingle/shared/handle/problems.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import { allowedHandles, nearHandles } from './near-handles.ts'

interface Asker {
  readonly userId: string
  readonly draftId: string | undefined
  /** Where the business is; '' where that is not known. */
  readonly place: string
}

/** Whether `asker` could publish `draftId` (or something new) at what was typed; where it is taken, what is free near it. */
export const handleAvailability = async (
  addresses: SiteAddresses,
  typed: string,
  asker: Asker,
): Promise<HandleAnswer> => {
  const handle = normaliseHandle(typed)
  const problem = checkHandle(handle)
  if (problem === invalidHandle) return { availability: 'invalid', handle, text: problem.text, free: [] }
  if (problem !== null && problem !== handleUnavailable)
    return { availability: 'unavailable', handle, text: problem.text, free: [] }
  if (problem === null && (await addresses.isFreeFor(handle, asker)))
    return { availability: 'available', handle, text: handleTexts.available, free: [] }
  const near = allowedHandles(nearHandles(handle, asker.place)).filter((other) => other !== handle)
  const free = near.length === 0 ? new Set<string>() : await addresses.freeAmong(near)
  return { availability: 'unavailable', handle, text: handleTexts.unavailable, free: [...free] }
}
