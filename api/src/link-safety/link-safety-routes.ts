import { checkLinksEndpoint } from '@shingle/shared/link-safety/endpoints.ts'
import type { CheckedSafety } from '@shingle/shared/link-safety/link-safety.ts'
import { type Route, route } from '../http/route.ts'
import type { CheckLinks } from './check-links.ts'

/** How long whoever writes a link waits to hear of it. */
const patienceMs = 8_000

/** Checking the links of a draft while they are written. */
export const linkSafetyRoutes = ({ checkLinks }: { readonly checkLinks: CheckLinks }): readonly Route[] => [
  route(checkLinksEndpoint, {
    summary: 'Check where links of a draft lead',
    problems: [],
    handle: async ({ caller, body: { links } }) => {
      const addresses = [...new Set(links)]
      const { safe, unsafe, open } = await checkLinks.known(addresses, 'field')
      const found = await checkLinks.look(open, { accountId: caller.id, withinMs: patienceMs })
      const safetyOf = (address: string): CheckedSafety => {
        const asked = found.get(address)
        if (asked !== undefined) return asked
        if (unsafe.has(address)) return 'Unsafe'
        return safe.has(address) ? 'Safe' : 'Failed'
      }
      return {
        status: 200,
        body: { links: links.map((address) => ({ address, safety: safetyOf(address) })) },
      }
    },
  }),
]
