import { addressLine } from '../../business/address-line.ts'
import { shownLinks } from '../../navigation/navigation.ts'
import { lineClass } from '../../page/content-classes.ts'
import { EmailLink, Hours, PhoneLink } from '../../page/facts.tsx'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { PageWays } from '../../page/page-ways.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import { productName } from '../../product/product.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { SectionViewProps } from '../look.ts'
import { type footerFields, footerLimits } from './fields.ts'
import type { FooterLayout } from './footer-layout.ts'

type FooterProps = SectionViewProps<typeof footerFields, FooterLayout>
type FooterPart = Pick<FooterProps, 'section' | 'page'>

const Legal = ({ section, page }: FooterPart) => {
  const { Text } = useKit()
  const owner = section.copyright === '' ? page.business.name : section.copyright
  return (
    <p className="legal">
      © {page.year} <Text of={fieldOf(section, 'copyright')} value={owner} as="span" />
    </p>
  )
}

const Links = ({ section, page }: FooterPart) => {
  const { Text, Anchor } = useKit()
  const shown = shownLinks(section, { destinations: page.anchors, maximum: footerLimits.links })
  if (shown.length === 0) return null
  return (
    <ul className="links">
      {shown.map((item) => (
        <li key={item.id}>
          <Anchor link={item.link}>
            <Text
              of={itemFieldOf(section, item, { list: 'links', field: 'label' })}
              value={item.label}
              as="span"
            />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

const Facts = ({ page }: Pick<FooterPart, 'page'>) => {
  const address = addressLine(page.business, page)
  return (
    <div className="facts">
      {address === '' ? null : <p>{address}</p>}
      <PhoneLink page={page} className="phone" />
      <EmailLink page={page} className="mail" />
    </div>
  )
}

/** The Footer section as visitors see it. */
export const FooterView = ({ section, page, layout }: FooterProps) => {
  const { called, tells = [] } = layout
  const { Rich } = useKit()
  const parts = usePageParts()
  const hasText = plainTextOf(section.body).trim() !== '' || page.mode === 'canvas'
  return (
    <SectionShell section={section} page={page} layout={layout} as="footer">
      {called === 'across' ? (
        <p
          className={`wordmark heading ${lineClass(page.business.name, { page, parts })}`}
          aria-hidden="true"
        >
          {page.business.name}
        </p>
      ) : null}
      <div className="wrap">
        {called === 'above' ? <p className="name heading">{page.business.name}</p> : null}
        {hasText ? <Rich of={fieldOf(section, 'body')} value={section.body} className="additional" /> : null}
        {tells.includes('ways') ? <Facts page={page} /> : null}
        {tells.includes('hours') ? <Hours page={page} /> : null}
        <Links section={section} page={page} />
        <div className="imprint">
          <Legal section={section} page={page} />
          {section.badge ? (
            <p className="badge">
              {page.strings.madeWith} {productName}
            </p>
          ) : null}
          <PageWays page={page} />
        </div>
      </div>
    </SectionShell>
  )
}
