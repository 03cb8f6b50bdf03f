import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'

/** What a plain request asks for. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly tag: string
}

/** What is usual, and seldom one of others. */
const seldom =
  (chance: SeededRandom, rarity: number) =>
  <T>(usual: T, others: readonly T[]): T =>
    chance.chance(rarity) ? (others[chance.below(others.length)] ?? usual) : usual

const usualHeaders = ({ tag }: Asked): readonly (readonly [string, string])[] => [
  ['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['Accept-Encoding', 'gzip, deflate, br, zstd'],
  ['accept-language', 'de,en;q=0.5'],
  ['Connection', 'keep-alive'],
  ['If-None-Match', tag],
  ['Referer', 'https://search.example/?q=plumber'],
  ['Sec-Fetch-Dest', 'document'],
  ['Upgrade-Insecure-Requests', '1'],
  ['User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
]

const oddHeaders = ({ host, tag }: Asked): readonly (readonly [string, string])[] => [
  ['Host', host],
  ['Host', 'other.test'],
  ['If-None-Match', `W/${tag}`],
  ['Connection', 'close'],
  ['Connection', 'Keep-Alive, Upgrade'],
  ['Connection', 'keep-alive'],
  ['Upgrade', 'h2c'],
  ['Expect', '100-continue'],
  ['Expect', 'a miracle'],
  ['Content-Length', '0'],
  ['Content-Length', '5'],
  ['Content-Length', '-1'],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'identity'],
  ['Range', 'bytes=0-1'],
  ['TE', 'trailers'],
  ['__proto__', 'x'],
  ['X-Empty', ''],
  ['X-Tab', 'a\tb'],
  ['X-Letter', 'caf\u00e9'],
  ['X-Null', 'a\0b'],
  ['X (y)', 'z'],
  ['X-Long', 'x'.repeat(1_900)],
  ['Cookie', 'a=1'],
  ['Cookie', 'b=2'],
]

const aRequest = (chance: SeededRandom, asked: Asked, oddity: number): string => {
  const method = seldom(chance, oddity / 4)('GET', ['HEAD', 'POST', 'get', 'OPTIONS', 'G ET', ''])
  const others = [
    `${asked.path}?a=1`,
    `${asked.path}#a`,
    `http://${asked.host}${asked.path}`,
    '*',
    '/p%61ge',
    '/other',
    '//x',
    '/\u00e9',
    '/a b',
  ]
  const target = seldom(chance, oddity / 3)(asked.path, others)
  const version = seldom(chance, oddity / 6)('HTTP/1.1', ['HTTP/1.0', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 '])
  const end = () => seldom(chance, oddity / 20)('\r\n', ['\n', '\r', '\r\n ', '\r\n\t', '\r\r\n'])
  const between = () => seldom(chance, oddity / 8)(': ', [':', ':  ', ' : ', ':\t', ' ', ': \t '])
  const usual = usualHeaders(asked).filter(() => chance.chance(0.5))
  const odd = oddHeaders(asked).filter(() => chance.chance(oddity / 10))
  const host: (readonly [string, string])[] = seldom(chance, oddity / 6)(
    [['Host', asked.host]],
    [[], [['Host', '']]],
  )
  const lines = [...host, ...usual, ...odd]
    .map((line) => [chance.next(), line] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, [name, value]]) => {
      const spelt = seldom(chance, oddity / 3)(name, [name.toLowerCase(), name.toUpperCase(), ` ${name}`])
      return `${spelt}${between()}${value}${seldom(chance, oddity / 12)('', [' ', '\t', '\v'])}${end()}`
    })
  return `${method} ${target} ${version}${end()}${lines.join('')}${end()}`
}

/** Changes a byte, leaves one out or puts one in, now and then. */
const garble = (chance: SeededRandom, bytes: Buffer, rarity: number): Buffer => {
  if (!chance.chance(rarity)) return bytes
  const at = chance.below(bytes.length)
  const byte = Buffer.from([chance.below(256)])
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + chance.below(2))]
  return Buffer.concat([before, seldom(chance, 0.3)(byte, [Buffer.alloc(0)]), after])
}

const inParts = (chance: SeededRandom, bytes: Buffer): readonly Buffer[] => {
  if (chance.chance(0.85)) return [bytes]
  const at = chance.below(bytes.length)
  return [bytes.subarray(0, at), bytes.subarray(at)].filter(({ length }) => length > 0)
}

/** So many requests as they may come in, each in the parts in which it comes: plain ones, odd ones, wrong ones, several at once. */
export const plainRequests = (
  chance: SeededRandom,
  asked: Asked,
  count: number,
): readonly (readonly Buffer[])[] =>
  Array.from({ length: count }, () => {
    const oddity = seldom(chance, 0.6)(0, [0.3, 1])
    const times = seldom(chance, oddity / 5)(1, [2, 3])
    const text = Array.from({ length: times }, () => aRequest(chance, asked, oddity)).join('')
    return inParts(chance, garble(chance, Buffer.from(text, 'latin1'), oddity / 3))
  })
