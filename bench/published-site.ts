import { request } from 'node:http'
import { z } from 'zod'
import type { HttpAccount } from '../e2e/product/http-account.ts'

/** Answers of a business that fills every section the generator makes. */
export const answers = {
  businessName: 'Aldgate Plumbing',
  businessActivities:
    'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and bathrooms and service boilers. Call 0113 496 0142.',
  businessLocation: 'Leeds, England',
}

/** Creates a website by the api and answers its draft id. */
export const createWebsite = async (account: HttpAccount): Promise<string> => {
  const made = await account.call('POST', '/api/generation', { answers })
  return z.object({ draftId: z.string() }).parse(made).draftId
}

/** Publishes a draft under a handle. */
export const publishWebsite = async (
  account: HttpAccount,
  draftId: string,
  handle: string,
): Promise<void> => {
  const { epoch } = z
    .object({ epoch: z.int() })
    .loose()
    .parse(await account.call('POST', `/api/drafts/${draftId}/ticket`))
  await account.call('POST', `/api/drafts/${draftId}/publish`, { handle, epoch, seq: 0 })
}

/** What one visitor gets: status, headers and body as sent. */
export interface Visit {
  readonly status: number
  readonly etag: string
  readonly body: Buffer
}

/** Visits a published website on the product's port, by Host, as a browser on loopback does. */
export const visit = (
  origin: string,
  handle: string,
  headers: Record<string, string> = {},
): Promise<Visit> => {
  const { port } = new URL(origin)
  const host = `sites.localhost:${port}`
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: `/${handle}`, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            etag: response.headers.etag ?? '',
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
