/** What stands for every search engine: which of them it was helps nobody. */
const search = 'search'

const engines = new Set([
  ...['google', 'bing', 'yahoo', 'yandex', 'ecosia', 'qwant', 'startpage', 'baidu', 'naver', 'daum'],
  'duckduckgo',
])

/** Networks that have many hosts, by the name of those. */
const networks: ReadonlyMap<string, string> = new Map([
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['pinterest', 'Pinterest'],
  ['reddit', 'Reddit'],
  ['whatsapp', 'WhatsApp'],
])

/** Hosts whose name says nothing of whose they are. */
const others: ReadonlyMap<string, string> = new Map([
  ['x.com', 'X'],
  ['t.co', 'X'],
  ['fb.me', 'Facebook'],
  ['lnkd.in', 'LinkedIn'],
  ['youtu.be', 'YouTube'],
  ['pin.it', 'Pinterest'],
  ['wa.me', 'WhatsApp'],
  ['search.brave.com', search],
])

/** The part of a host that names who has it: `google` of www.google.co.uk; none where its end is no country's or .com. */
const nameIn = (host: string): string => {
  const [last = '', second = '', third = ''] = host.split('.').toReversed()
  if (last.length > 3) return ''
  return second.length <= 3 && third !== '' ? third : second
}

/** What a source is called: search engines together, networks by their name, anything else by its host. */
export const sourceName = (host: string): string => {
  const name = nameIn(host)
  return others.get(host) ?? networks.get(name) ?? (engines.has(name) ? search : host)
}
