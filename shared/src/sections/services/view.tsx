import type { Item } from '../../field/field.ts'
import { classNames, countClass } from '../../page/content-classes.ts'
import { itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import type { SectionViewProps } from '../look.ts'
import type { Section } from '../section.ts'
import type { servicesFields } from './fields.ts'
import { ServiceIcon, type ShownIcon, serviceIcons } from './service-icon.tsx'
import type { ServicesLayout } from './services-layout.ts'

interface ServiceProps {
  readonly section: Section<typeof servicesFields>
  readonly service: Item<typeof servicesFields.items.fields>
  readonly icon: ShownIcon
}

const Service = ({ section, service, icon }: ServiceProps) => {
  const { Text, Rich, Picture, Action } = useKit()
  const at = (field: string) => itemFieldOf(section, service, { field })
  return (
    <li
      className={classNames(
        'service',
        service.image === null ? '' : 'has-picture',
        icon === undefined ? '' : 'has-icon',
      )}
    >
      {icon === undefined ? null : <ServiceIcon name={icon} />}
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
        <SampleMark isSample={service.sample} />
      </div>
    </li>
  )
}

type ServicesProps = SectionViewProps<typeof servicesFields, ServicesLayout>

/** The Services section as visitors see it. */
export const ServicesView = ({ section, page, layout }: ServicesProps) => {
  const icons = serviceIcons(section, { page, layout, pageParts: usePageParts() })
  return (
    <SectionShell section={section} page={page} layout={layout} isEmpty={section.items.length === 0}>
      <div className="wrap">
        <SectionHeading section={section} />
        <ul className={`services ${countClass(section.items.length)} icons-${page.look.voice.icon}`}>
          {section.items.map((service, at) => (
            <Service key={service.id} section={section} service={service} icon={icons[at]} />
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
