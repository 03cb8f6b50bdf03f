import type { LinkValue } from '../link/link-value.ts'
import { useKit } from './kit.tsx'
import type { PageContext } from './page-context.ts'

interface SocialLinksProps {
  readonly section: { readonly socials: readonly { readonly id: string; readonly link: LinkValue }[] }
  readonly page: PageContext
  /** How many are shown at most. */
  readonly maximum?: number
}

const nameOf = ({ network }: LinkValue): string =>
  network === 'FacebookMessenger' ? 'Messenger' : network === 'Github' ? 'GitHub' : (network ?? '')

/** Links to the business's profiles, by name. */
export function SocialLinks({ section, maximum = 16 }: SocialLinksProps) {
  const { Anchor } = useKit()
  const shown = section.socials.filter(({ link }) => link.target !== '' && link.network !== undefined)
  if (shown.length === 0) return null
  return (
    <ul className="socials">
      {shown.slice(0, maximum).map(({ id, link }) => (
        <li key={id}>
          <Anchor link={link}>{nameOf(link)}</Anchor>
        </li>
      ))}
    </ul>
  )
}
