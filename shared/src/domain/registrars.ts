/** Where people buy domains, as far as we have words for it. */
export const registrars = ['cloudflare', 'godaddy', 'namecheap', 'ionos', 'squarespace', 'other'] as const
export type Registrar = (typeof registrars)[number]

const signs: readonly (readonly [Registrar, RegExp])[] = [
  ['cloudflare', /\.ns\.cloudflare\.com$/],
  ['godaddy', /\.domaincontrol\.com$/],
  ['namecheap', /\.(registrar-servers|namecheaphosting)\.com$/],
  ['ionos', /\.ui-dns\.(com|org|de|biz)$/],
  ['squarespace', /\.(squarespacedns|googledomains)\.com$/],
]

/** Whose name servers a domain has. */
export const registrarOf = (nameServers: readonly string[]): Registrar =>
  signs.find(([, sign]) => nameServers.some((name) => sign.test(name)))?.[0] ?? 'other'
