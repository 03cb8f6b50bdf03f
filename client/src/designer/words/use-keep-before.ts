import { saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { versionNameMaximum } from '@shingle/shared/version/limits.ts'
import { useDraft } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import { useWebsite } from '../base/website/website-context.ts'

const durableWithinMs = 5_000

/** Keeps the draft as it is now as a version, before what was proposed comes into it. Answers whether it is kept. */
export const useKeepBefore = () => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  return async (name: string): Promise<boolean> => {
    const saved = await draft.savedToAccount(durableWithinMs)
    if (!saved.ok) return false
    const body = { name: name.slice(0, versionNameMaximum), isBefore: true as const }
    return (await call(saveVersionEndpoint, { params: { id: draftId }, body })).ok
  }
}
