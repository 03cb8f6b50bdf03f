import { createServer, type ServerResponse } from 'node:http'

/** What stands at a page outside: a status, the address that it leads to, or somebody who hangs up. */
type OutsidePage = number | 'hang up' | `http${string}`

const harmless = '{}'
const harm = JSON.stringify({
  threat: { threatTypes: ['SOCIAL_ENGINEERING'], expireTime: '2030-01-01T00:00:00Z' },
})

const json = (response: ServerResponse, text: string, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(text)

/** What may come of Web Risk that is no answer of it. */
const troubles: readonly ((response: ServerResponse) => void)[] = [
  (response) => json(response, '{"error":{"code":403}}', 403),
  (response) => json(response, 'no json'),
  (response) => json(response, '[]'),
  (response) => json(response, '{"threat":"MALWARE"}'),
  (response) => json(response, JSON.stringify({ padding: 'x'.repeat(64 * 1024) })),
  (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('{}'),
  (response) => response.destroy(),
]

/** One server that stands for all outside: every page that is not named answers, and Web Risk as it is told. */
export const startOutside = async () => {
  const state = {
    pages: {} as Record<string, OutsidePage>,
    harmful: new Set<string>(),
    asked: [] as string[],
    riskAnswer: undefined as ((response: ServerResponse) => void) | undefined,
  }
  const answerRisk = (response: ServerResponse, query: URLSearchParams) => {
    if (state.riskAnswer !== undefined) return state.riskAnswer(response)
    const isAsked = query.get('key') === 'key' && query.getAll('threatTypes').length === 3
    if (!isAsked) return json(response, '{}', 400)
    return json(response, state.harmful.has(query.get('uri') ?? '') ? harm : harmless)
  }
  const server = createServer((request, response) => {
    const url = new URL(`http://${request.headers.host}${request.url}`)
    if (url.host === 'webrisk.googleapis.com') return void answerRisk(response, url.searchParams)
    const address = `${url.host}${url.pathname}`
    state.asked.push(address)
    const page = state.pages[address] ?? 200
    if (page === 'hang up') response.destroy()
    else if (typeof page === 'number') response.writeHead(page, { 'content-type': 'text/html' }).end('Hello')
    else response.writeHead(302, { location: page }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return Object.assign(state, {
    troubles,
    port: address.port,
    /** Forgets all that was said and asked before. */
    reset: () => {
      state.pages = {}
      state.harmful.clear()
      state.asked.length = 0
      state.riskAnswer = undefined
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
