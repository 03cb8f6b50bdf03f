/** What stands at a domain for whoever types it. */
export interface FrontPage {
  /** The host at which it stood after all redirects. */
  readonly host: string
  readonly html: string
}

// Whose pages stand at domains that nobody uses, and where such pages are made.
const hosts =
  /(?:^|\.)(?:sedo\.com|sedoparking\.com|parkingcrew\.net|bodis\.com|parklogic\.com|above\.com|afternic\.com|dan\.com|undeveloped\.com|hugedomains\.com|buydomains\.com|domainmarket\.com|cashparking\.com|parkingpage\.namecheap\.com|(?:pixie|uixie)\.porkbun\.com|dns-parking\.com|parking\.reg\.ru)$/i

// What the page of a parking service loads, or is marked with; GoDaddy's leads to its own /lander.
const parts =
  /data-adblockkey=|sedoparking\.com|parkingcrew\.net|d38psrni17bvxu\.cloudfront\.net|parking-lander|location\.href ?= ?["']\/lander|bodis\.com\/|parkingpage\.namecheap\.com|registrar-parking/i

const titled = /<title[^>]{0,200}>([^<]{1,300})/i

// A title that speaks of the domain itself, in the languages of registrars: nobody's business is called so.
const words =
  /\bdomain(?: name)? (?:is |may be |has been )(?:for sale|parked|registered)|^\s{0,9}domain registered (?:at|with)\b|\bparked (?:free|domain)|\bbuy this domain|\bdomain (?:ist |wurde |steht )(?:geparkt|registriert|zum verkauf|zu verkaufen)|\bhier entsteht (?:eine|die) neue (?:internetpräsenz|webseite|website|homepage)|\bdomaine est (?:en vente|réservé|parqué|enregistré)|\bdominio (?:está |è )?(?:en venta|in vendita|aparcado|parcheggiato)|\bdominio (?:está|è) (?:registrado|registrato)|\bdomeinnaam is (?:geregistreerd|gereserveerd|te koop)/iu

/**
 * Whether what stands at a domain is nobody's website: the page of its registrar, of a parking service, or of whoever
 * sells it.
 */
export const isPlaceholderPage = ({ host, html }: FrontPage): boolean =>
  hosts.test(host) || parts.test(html) || words.test(titled.exec(html)?.[1] ?? '')
