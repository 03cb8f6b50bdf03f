import type { Finding } from '@shingle/shared/domain/doctor/findings.ts'
import { isPlaceholderPage } from '@shingle/shared/domain/doctor/placeholder-page.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'

/** Whether what visitors of a domain see is the page of its registrar, or of whoever parks or sells it. */
export type FindPlaceholder = (domainName: string) => Promise<boolean>

const [mostBytes, waitMs] = [256 * 1024, 5_000]

/** Looks at the page as a visitor would; what cannot be looked at is taken for somebody's. */
export const createFindPlaceholder =
  (fetchOutside: FetchOutside): FindPlaceholder =>
  async (domainName) => {
    const signal = AbortSignal.timeout(waitMs)
    const asked = { url: `http://${domainName}/`, types: ['text/html'], maximum: mostBytes, signal }
    const answer = await fetchOutside(asked)
    return answer.ok && isPlaceholderPage({ host: answer.url.hostname, html: answer.bytes.toString('utf8') })
  }

const isElsewhere = ({ kind }: Finding): boolean => kind === 'wrong-a' || kind === 'placeholder'

/**
 * Whether a domain that leads elsewhere leads to a placeholder. Where the same records led to somebody's website, that is
 * not looked at again: whoever claims a domain that is not theirs has nobody's server asked again and again. A placeholder
 * is, as a website may have taken its place.
 */
export const leadsToPlaceholder = async (
  domainName: string,
  { findings, before }: { readonly findings: readonly Finding[]; readonly before: readonly Finding[] },
  findPlaceholder: FindPlaceholder,
): Promise<boolean> => {
  const led = findings.find(isElsewhere)
  if (led === undefined) return false
  const known = before.find((one) => isElsewhere(one) && one.found.join() === led.found.join())
  return known?.kind !== 'wrong-a' && findPlaceholder(domainName)
}
