import type { Item } from '../../field/field.ts'
import { countClass } from '../../page/content-classes.ts'
import { itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { Section, SectionViewProps } from '../section.ts'
import type { servicesFields } from './fields.ts'

interface ServiceProps {
  readonly section: Section<typeof servicesFields>
  readonly service: Item<typeof servicesFields.items.fields>
}

function Service({ section, service }: ServiceProps) {
  const { Text, Rich, Picture, Action } = useKit()
  const at = (field: string) => itemFieldOf(section, service, { field })
  return (
    <li className={service.image === null ? 'service' : 'service has-picture'}>
      <Picture
        of={at('image')}
        value={service.image}
        box={{ width: 560, height: 420 }}
        sizes="(min-width: 62rem) 33vw, 100vw"
        className="service-picture"
      />
      <div className="service-words">
        <Text of={at('heading')} value={service.heading} as="h3" />
        <div className="service-text">
          <Rich of={at('body')} value={service.body} />
          <Action of={at('button')} value={service.button} variant="text" />
        </div>
        <Text of={at('pricing')} value={service.pricing} className="price" />
      </div>
    </li>
  )
}

/** The Services section as visitors see it. */
export function ServicesView({ section, page, layout }: SectionViewProps<typeof servicesFields>) {
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <SectionHeading section={section} />
        <ul className={`services ${countClass(section.items.length)}`}>
          {section.items.map((service) => (
            <Service key={service.id} section={section} service={service} />
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
