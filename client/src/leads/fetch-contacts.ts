import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { exportContactsEndpoint, exportWebsiteContactsEndpoint } from '@shingle/shared/lead/endpoints.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { inTheirName } from '../server/call-endpoint.ts'
import { networkProblem, problemFrom } from '../server/problems.ts'
import { readJson, requestOf } from '../server/request.ts'

/** Which contacts are exported. */
export interface ChosenContacts {
  readonly messages: boolean
  readonly newsletter: boolean
  readonly spam: boolean
}

const yes = (chosen: boolean) => (chosen ? ('yes' as const) : undefined)

/** The contacts of one website or of all, as a file: whole, or not at all. */
export const fetchContacts = (
  website: string | undefined,
  { messages, newsletter, spam }: ChosenContacts,
): Promise<Result<Blob>> => {
  const query = { messages: yes(messages), newsletter: yes(newsletter), spam: yes(spam) }
  const address =
    website === undefined
      ? addressOf(exportContactsEndpoint, { query })
      : addressOf(exportWebsiteContactsEndpoint, { params: { id: website }, query })
  return inTheirName(async (accessToken) => {
    try {
      const response = await fetch(address, requestOf(undefined, { accessToken }))
      if (!response.ok) return refuse(problemFrom(response.status, await readJson(response)))
      return succeed(await response.blob())
    } catch {
      // No line, or one that broke before the end.
      return refuse(networkProblem)
    }
  }, {})
}
