import type { IncomingMessage, ServerResponse } from 'node:http'
import { embedLabel } from '@shingle/shared/origins/embed-origin.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { embedSandbox } from '@shingle/shared/page/embed-sandbox.ts'
import { embedPath, embedPreviewPath } from '@shingle/shared/paths/server-paths.ts'
import { rowIdDigits } from '@shingle/shared/text/row-id.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { embedEnd, embedHead, embedPreviewPage } from './embed-page.ts'

const addressPattern = new RegExp(`^${embedPath}/(${rowIdDigits})/([^/]+)$`)

/** Answers the usercontent origin: the code of one Code Embed section, as a page that can reach nothing. */
export type SendEmbed = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}

/**
 * The sandbox stands in the policy, not only in the frame, so that the page is as powerless when it is opened by its
 * own address: no origin, no cookies, no storage, no way to the page around it.
 */
const policyFor = ({ app, sites }: Origins, domain: string | undefined): string =>
  `sandbox ${embedSandbox}; frame-ancestors ${[sites, app, domain].filter(Boolean).join(' ')}`

const page = (code: string): string => `${embedHead}${code}${embedEnd}`

// Code on a page of its own would be anybody's whole page, on our name: where a browser says what asks, a frame must.
const frames: ReadonlySet<unknown> = new Set([undefined, 'iframe', 'frame'])

const leadTo = (response: ServerResponse, location: string): void => {
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'Content-Length': 0 }
  response.writeHead(303, { ...headers, Location: location }).end()
}

interface Ports {
  readonly published: Pick<Websites, 'site'>
  readonly origins: Origins
  /** Where a website is found: at its domain, as an origin, and at its handle where that is undefined. */
  readonly domainOf: (websiteId: string) => Promise<string | undefined>
  /** The domain whose page frames the code, as an origin. */
  readonly shownAt: (websiteId: string) => Promise<string | undefined>
}

/** The code that an address is of, and the handle of its website. */
const codeAt = async (published: Ports['published'], path: string) => {
  const [, websiteId = '', sectionId = ''] = addressPattern.exec(path) ?? []
  const site = websiteId === '' ? undefined : await published.site(websiteId)
  const section = site?.content.sections.find(({ id }) => id === sectionId)
  if (site === undefined || section?.type !== 'CodeEmbed') return undefined
  return { websiteId, sectionId, handle: site._id, code: section.code }
}

/** Whether code is asked for at its own host, or at the one of all, which pages name that were not published again since. */
const isAtItsHost = (
  host: string | undefined,
  { usercontent }: Origins,
  embed: { readonly websiteId: string; readonly sectionId: string },
): boolean => {
  const [name = ''] = (host ?? '').toLowerCase().split(':')
  const { hostname } = new URL(usercontent)
  return name === hostname || name === `${embedLabel(embed)}.${hostname}`
}

const sendFramed = (
  { method }: IncomingMessage,
  response: ServerResponse,
  { html, policy }: { readonly html: string; readonly policy: string },
): void => {
  const body = Buffer.from(html)
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    Vary: 'Sec-Fetch-Dest',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Sends the page in which code runs that is being written: framed by the app alone, which alone tells it the code. */
const sendPreview = (request: IncomingMessage, response: ServerResponse, { app }: Origins): void => {
  const policy = `sandbox ${embedSandbox}; frame-ancestors ${app}`
  if (!frames.has(request.headers['sec-fetch-dest'])) refuse(response, 404)
  else sendFramed(request, response, { html: embedPreviewPage(app), policy })
}

/** Serves the code of published websites. */
export const createSendEmbed =
  ({ published, origins, domainOf, shownAt }: Ports): SendEmbed =>
  async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    // Code here may not install a worker that would answer for the origin afterwards.
    if (request.headers['service-worker'] !== undefined) return refuse(response, 403)
    if (path === embedPreviewPath) return sendPreview(request, response, origins)
    const found = await codeAt(published, path)
    if (found === undefined || !isAtItsHost(request.headers.host, origins, found))
      return refuse(response, 404)
    if (!frames.has(request.headers['sec-fetch-dest'])) {
      const domain = await domainOf(found.websiteId)
      return leadTo(response, domain === undefined ? siteUrl(origins, found.handle) : `${domain}/`)
    }
    const domain = await shownAt(found.websiteId)
    sendFramed(request, response, { html: page(found.code), policy: policyFor(origins, domain) })
  }
