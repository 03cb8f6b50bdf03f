/** Where Cloudflare answers in place of the servers behind it: https://www.cloudflare.com/ips */
const cloudflare = [
  ...['173.245.48.0/20', '103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '141.101.64.0/18'],
  ...['108.162.192.0/18', '190.93.240.0/20', '188.114.96.0/20', '197.234.240.0/22', '198.41.128.0/17'],
  ...['162.158.0.0/15', '104.16.0.0/13', '104.24.0.0/14', '172.64.0.0/13', '131.0.72.0/22'],
] as const

const cloudflareV6 = /^(?:2400:cb00|2606:4700|2803:f800|2405:b500|2405:8100|2a06:98c[0-7]|2c0f:f248):/i

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

const isIn = (address: string, range: string): boolean => {
  const [from = '', bits = '32'] = range.split('/')
  const size = 2 ** (32 - Number(bits))
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(from) / size)
}

/** Whether an address is one at which a proxy answers in place of the server behind it. */
export const isProxy = (address: string): boolean =>
  address.includes(':') ? cloudflareV6.test(address) : cloudflare.some((range) => isIn(address, range))

const parking =
  /(^|\.)(sedoparking\.com|parkingcrew\.net|bodis\.com|above\.com|dan\.com|afternic\.com|undeveloped\.com|parklogic\.com|cashparking\.com|uniregistrymarket\.link|parkpage\.foundationapi\.com|hugedomains\.com)$/
const expiring =
  /expired|pendingrenewal|renewyourname|registrationexpired|suspended-domain|verify-contact-details|failed-whois-verification/

/** Whether the name servers of a domain are those of a page that stands for sale. */
export const isParkedAt = (nameServers: readonly string[]): boolean =>
  nameServers.some((name) => parking.test(name))

/** Whether a registrar has put its own name servers in the place of a domain's, because nobody paid or answered. */
export const isExpiredAt = (nameServers: readonly string[]): boolean =>
  nameServers.some((name) => expiring.test(name))
