import { addressLine, PhoneLink } from '../../page/facts.tsx'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { productName } from '../../product/product.ts'
import type { SectionViewProps } from '../section.ts'
import type { footerFields } from './fields.ts'

type FooterProps = SectionViewProps<typeof footerFields>

function Legal({ section, page }: Pick<FooterProps, 'section' | 'page'>) {
  const { Text } = useKit()
  const owner = section.copyright === '' ? page.business.name : section.copyright
  return (
    <p className="legal">
      © {page.year} <Text of={fieldOf(section, 'copyright')} value={owner} as="span" />
    </p>
  )
}

/** The Footer section as visitors see it. */
export function FooterView({ section, page, layout }: FooterProps) {
  const { Text, Rich, Anchor } = useKit()
  const address = addressLine(page)
  return (
    <SectionShell section={section} page={page} layout={layout} as="footer">
      <div className="wrap">
        <Rich of={fieldOf(section, 'body')} value={section.body} className="additional" />
        <ul className="links">
          {section.links.map((item) => (
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
        <div className="imprint">
          <Legal section={section} page={page} />
          {address === '' ? null : <p>{address}</p>}
          <PhoneLink page={page} className="phone" />
          {section.badge ? (
            <p className="badge">
              {page.strings.madeWith} {productName}
            </p>
          ) : null}
        </div>
      </div>
    </SectionShell>
  )
}
