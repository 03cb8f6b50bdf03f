import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { downloadProjectEndpoint, openProjectEndpoint } from '@shingle/shared/project-file/endpoints.ts'
import type { Person } from '../testing/sign-in-as.ts'
import type { TestApi } from '../testing/start-test-api.ts'

/** Downloading and opening project files as a person does. */
export const projectCalls = (api: TestApi) => ({
  download: async (id: string, { token }: Person) => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${api.address}${addressOf(downloadProjectEndpoint, { params: { id } })}`, {
      headers,
    })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  },
  open: (bytes: Uint8Array, { token }: Person) =>
    api.call(openProjectEndpoint.path, {
      ...{ method: openProjectEndpoint.method, token, rawBody: new Uint8Array(bytes) },
      headers: { 'content-type': 'application/zip' },
    }),
})
