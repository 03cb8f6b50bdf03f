import { type NavigationLink, shownLinks } from '../../navigation/navigation.ts'
import { classNames } from '../../page/content-classes.ts'
import { PhoneLink } from '../../page/facts.tsx'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { SocialLinks } from '../../page/social-links.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import type { SectionViewProps } from '../look.ts'
import { type headerFields, headerLimits } from './fields.ts'
import type { HeaderLayout } from './header-layout.ts'

type HeaderProps = SectionViewProps<typeof headerFields, HeaderLayout>

const Logo = ({ section, page }: Pick<HeaderProps, 'section' | 'page'>) => {
  const { Text, Picture } = useKit()
  const name = section.logoText === '' ? page.business.name : section.logoText
  const look = `logo logo-${section.logoFont.toLowerCase()} logo-${section.logoSize.toLowerCase()} weight-${section.logoWeight}`
  return (
    <a className={look} href="#content">
      {section.logo === 'Image' && section.logoImage !== null ? (
        <Picture
          of={fieldOf(section, 'logoImage')}
          value={{ ...section.logoImage, fit: 'contain', alt: section.logoImage.alt || name }}
          box={{ width: 160, height: 48 }}
          className="logo-image"
          eager
        />
      ) : (
        <Text of={fieldOf(section, 'logoText')} value={name} as="span" />
      )}
    </a>
  )
}

interface LinksProps extends Pick<HeaderProps, 'section'> {
  readonly links: readonly NavigationLink[]
}

const Links = ({ section, links }: LinksProps) => {
  const { Text, Anchor } = useKit()
  return links.map((entry) => (
    <li key={entry.id}>
      <Anchor link={entry.link}>
        <Text
          of={itemFieldOf(section, entry, { list: 'links', field: 'label' })}
          value={entry.label}
          as="span"
        />
      </Anchor>
    </li>
  ))
}

// On a phone a long name leaves no room for the number, which the introduction shows as well.
const isCrowded = ({ logoText }: HeaderProps['section'], { business }: HeaderProps['page']): boolean =>
  logoText.length + business.phone.length > 38 || business.phone.length > 17

/** The Header section as visitors see it. */
export const HeaderView = ({ section, page, layout }: HeaderProps) => {
  const { Action } = useKit()
  const { strings } = page
  const parts = usePageParts()
  const links = shownLinks(section, { destinations: page.anchors, maximum: headerLimits.links })
  const action = <Action of={fieldOf(section, 'button')} value={section.button} className="header-action" />
  return (
    <SectionShell
      section={section}
      page={page}
      layout={layout}
      as="header"
      className={section.fixed ? 'is-fixed' : ''}
    >
      <div
        className={classNames(
          'bar',
          isCrowded(section, page) ? 'is-crowded' : '',
          parts?.lateParts.Header.barClass({ section, page, layout, links }) ?? '',
        )}
      >
        <Logo section={section} page={page} />
        <nav className="links" aria-label={strings.menu}>
          <ul>
            <Links section={section} links={links} />
          </ul>
        </nav>
        <SocialLinks section={section} maximum={headerLimits.socialLinksCollapsed} />
        <div className="ends">
          <PhoneLink page={page} className="call" />
          {action}
        </div>
        <details className="menu">
          <summary>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="bars" d="M3 7h18M3 12h18M3 17h18" />
              <path className="cross" d="M5 5l14 14M19 5L5 19" />
            </svg>
            <span className="menu-word">{strings.menu}</span>
          </summary>
          <nav aria-label={strings.menu}>
            <ul>
              <Links section={section} links={links} />
            </ul>
            {action}
            <SocialLinks section={section} />
          </nav>
        </details>
      </div>
    </SectionShell>
  )
}
