/** What stands for every search engine: which of them it was helps nobody. */
const search = 'search'

const hostOfSearch =
  /^(?:[a-z\d-]+\.)*(?:google|bing|yahoo|yandex|ecosia|qwant|startpage|baidu|naver|daum)(?:\.[a-z]{2,3}){1,2}$|^(?:[a-z]+\.)?duckduckgo\.com$|^search\.brave\.com$/

/** Hosts of networks that have many, by the name that people call them. */
const networks: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['Instagram', /^(?:[a-z]+\.)?instagram\.com$/],
  ['Facebook', /^(?:[a-z]+\.)?facebook\.com$|^fb\.me$/],
  ['LinkedIn', /^(?:[a-z]+\.)?linkedin\.com$|^lnkd\.in$/],
  ['X', /^(?:twitter|x)\.com$|^t\.co$/],
  ['YouTube', /^(?:[a-z]+\.)?youtube\.com$|^youtu\.be$/],
  ['TikTok', /^(?:[a-z]+\.)?tiktok\.com$/],
  ['Pinterest', /^(?:[a-z]+\.)?pinterest(?:\.[a-z]{2,3}){1,2}$|^pin\.it$/],
  ['Reddit', /^(?:[a-z]+\.)?reddit\.com$/],
  ['WhatsApp', /^(?:[a-z]+\.)?whatsapp\.com$|^wa\.me$/],
]

/** What a source is called: search engines together, networks by their name, anything else by its host. */
export const sourceName = (host: string): string =>
  networks.find(([, hosts]) => hosts.test(host))?.[0] ?? (hostOfSearch.test(host) ? search : host)
