import type { LinkValue, SocialNetwork } from '../link/link-value.ts'
import { useKit } from './kit.tsx'
import { usePageParts } from './use-page-parts.ts'

interface SocialLinksProps {
  readonly section: { readonly socials: readonly { readonly id: string; readonly link: LinkValue }[] }
  /** How many are shown at most. */
  readonly maximum?: number
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

/** Links to the business's profiles, as the networks' icons. */
export const SocialLinks = ({ section, maximum }: SocialLinksProps) => {
  const { Anchor } = useKit()
  const shown = section.socials.flatMap(({ id, link }) =>
    link.network === undefined || link.target === '' ? [] : [{ id, link, network: link.network }],
  )
  if (shown.length === 0) return null
  return (
    <ul className="socials">
      {shown.slice(0, maximum).map(({ id, link, network }) => (
        <li key={id}>
          <Anchor link={link} label={nameOf(network)}>
            <NetworkIcon network={network} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
