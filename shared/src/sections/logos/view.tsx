import { itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { logosFields } from './fields.ts'

/** The Logo Grid section as visitors see it. */
export const LogosView = ({ section, page, layout }: SectionViewProps<typeof logosFields>) => {
  const { Picture, Anchor } = useKit()
  const shown = section.items.filter(({ image }) => image !== null || page.mode === 'canvas')
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <SectionHeading section={section} />
        <ul className="logos">
          {shown.map((item) => (
            <li key={item.id}>
              <Anchor link={item.link}>
                <Picture
                  of={itemFieldOf(section, item, { field: 'image' })}
                  value={item.image === null ? null : { ...item.image, fit: 'contain' }}
                  box={{ width: 200, height: 100 }}
                  slot
                />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
