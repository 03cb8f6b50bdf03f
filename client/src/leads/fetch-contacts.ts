import { exportContactsEndpoint, exportWebsiteContactsEndpoint } from '@shingle/shared/lead/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { callFile } from '../server/call-file.ts'

/** Which contacts are exported. */
export interface ChosenContacts {
  readonly messages: boolean
  readonly newsletter: boolean
  readonly spam: boolean
}

const yes = (chosen: boolean) => (chosen ? ('yes' as const) : undefined)

/** The contacts of one website or of all, as a file. */
export const fetchContacts = (
  website: string | undefined,
  { messages, newsletter, spam }: ChosenContacts,
): Promise<Result<Blob>> => {
  const query = { messages: yes(messages), newsletter: yes(newsletter), spam: yes(spam) }
  return website === undefined
    ? callFile(exportContactsEndpoint, { query })
    : callFile(exportWebsiteContactsEndpoint, { params: { id: website }, query })
}
