import { request } from 'node:http'

/** Answers of a business that fills every section the generator makes. */
export const answers = {
  businessName: 'Aldgate Plumbing',
  businessActivities:
    'Emergency plumber in Leeds. We fix leaks, unblock drains, fit taps and bathrooms and service boilers. Call 0113 496 0142.',
  businessLocation: 'Leeds, England',
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
