import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import type { Attack, Target } from '../attack.ts'

type Lines = (target: Target) => readonly string[]

const own = ({ origin }: Target) => new URL(origin).host
const get = (path: string, ...headers: readonly string[]) => [`GET ${path} HTTP/1.1`, ...headers]

/** Requests that nobody may get a page by. */
const refused: readonly [Lines, ...Lines[]] = [
  () => get('/', 'Host: evil.example'),
  () => get('/', 'Host: 127.0.0.1'),
  () => get(openApiEndpoint.path, 'Host: localhost.evil.example'),
  (target) => get('/', `Host: ${own(target)}`, 'Host: evil.example'),
  (target) => get('/', `Host: ${own(target)}`, `Host: ${own(target)}`),
  (target) => get('/', `Host: ${own(target)}@evil.example`),
  (target) => get('/', `Host: ${own(target)}/evil`),
  () => get('/'),
  (target) => get('http://evil.example/', `Host: ${own(target)}`),
  (target) => [`POST / HTTP/1.1`, `Host: ${own(target)}`, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
  (target) => [`POST / HTTP/1.1`, `Host: ${own(target)}`, 'Content-Length: 4', 'Content-Length: 5'],
  (target) => get('/%00', `Host: ${own(target)}`),
  (target) => get('/../../package.json', `Host: ${own(target)}`),
  (target) => get('/%2e%2e/%2e%2e/package.json', `Host: ${own(target)}`),
  (target) =>
    get('/metrics', `Host: ${own(target)}`, 'X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Host: evil.example'),
]

const statuses = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

/** Names of hosts that are not ours, said once or twice, and requests that two parsers read differently. */
export const hosts: Attack = {
  name: 'hosts',
  pauseMs: 30,
  tryOne: async (target, chance: SeededRandom) => {
    const lines = chance.pick(refused)(target)
    const text = await target.stranger.write(`${lines.join('\r\n')}\r\n\r\n`)
    const found = statuses(text)
    return [
      ...(found.length > 1 ? [`${lines.join(' | ')} was read as ${found.length} requests`] : []),
      ...(found.some((status) => status < 300) ? [`${lines.join(' | ')} answered ${found.join(', ')}`] : []),
      ...(found.some((status) => status >= 500 && status !== 503)
        ? [`${lines.join(' | ')} answered ${found}`]
        : []),
      ...(text.includes('evil.example')
        ? [`${lines.join(' | ')} came back with the name of another host`]
        : []),
    ]
  },
}
