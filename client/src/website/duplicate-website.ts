import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { navigate } from '../app/navigate.ts'
import { call } from '../server/call-endpoint.ts'
import { toast } from '../ui/toast.tsx'
import { designerAddress } from './designer-address.ts'
import { refreshWebsites } from './websites-query.ts'

/** Makes another website of the same content, and says so; `onLimit` is called where there is no room for one more. */
export const duplicateWebsite = async (
  { draftId, businessName }: Pick<WebsiteEntry, 'draftId' | 'businessName'>,
  onLimit?: () => void,
): Promise<void> => {
  const result = await call(duplicateWebsiteEndpoint, { params: { id: draftId } })
  refreshWebsites()
  if (result.ok) {
    const made = result.value
    toast(`${websiteName(businessName)} is duplicated`, {
      action: { label: 'Open', onSelect: () => void navigate(designerAddress(made)) },
    })
  } else if (onLimit && result.problem.code === websiteLimitReached.code) onLimit()
  else toast(result.problem.text, { kind: 'trouble' })
}
