import type { LinkValue, SocialNetwork } from '../link/link-value.ts'
import { useKit } from './kit.tsx'
import { usePageParts } from './use-page-parts.ts'

interface SocialLinksProps {
  readonly section: { readonly socials: readonly { readonly id: string; readonly link: LinkValue }[] }
  /** How many stand in the line at most; the others unfold after them. */
  readonly maximum?: number
}

interface Profile {
  readonly id: string
  readonly link: LinkValue
  readonly network: SocialNetwork
}

const nameOf = (network: SocialNetwork): string => {
  if (network === 'FacebookMessenger') return 'Messenger'
  return network === 'Github' ? 'GitHub' : network
}

const notHereYet = { box: 24, path: '' } as const

const NetworkIcon = ({ network }: { readonly network: SocialNetwork }) => {
  const { box, path } = usePageParts()?.socialIcons[network] ?? notHereYet
  return (
    <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const Profiles = ({ of }: { readonly of: readonly Profile[] }) => {
  const { Anchor } = useKit()
  return of.map(({ id, link, network }) => (
    <li key={id}>
      <Anchor link={link} label={nameOf(network)}>
        <NetworkIcon network={network} />
      </Anchor>
    </li>
  ))
}

/** Links to the business's profiles, as the networks' icons. */
export const SocialLinks = ({ section, maximum = Number.POSITIVE_INFINITY }: SocialLinksProps) => {
  const shown = section.socials.flatMap(({ id, link }) =>
    link.network === undefined || link.target === '' ? [] : [{ id, link, network: link.network }],
  )
  if (shown.length === 0) return null
  const folded = shown.slice(maximum)
  return (
    <ul className="socials">
      <Profiles of={shown.slice(0, maximum)} />
      {folded.length > 0 && (
        <li>
          <details className="more-socials">
            <summary
              aria-label={`+${folded.length}: ${folded.map(({ network }) => nameOf(network)).join(', ')}`}
            >
              {`+${folded.length}`}
            </summary>
            <ul>
              <Profiles of={folded} />
            </ul>
          </details>
        </li>
      )}
    </ul>
  )
}
