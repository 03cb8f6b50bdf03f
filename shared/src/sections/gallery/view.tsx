import { classNames, countClass } from '../../page/content-classes.ts'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { galleryFields } from './fields.ts'

/** The Gallery section as visitors see it. */
export const GalleryView = ({ section, page, layout }: SectionViewProps<typeof galleryFields>) => {
  const { Text, Picture } = useKit()
  const shown = section.items.filter(({ image }) => image !== null || page.mode === 'canvas')
  return (
    <SectionShell section={section} page={page} layout={layout} isEmpty={shown.length === 0}>
      <div className="wrap">
        <div className="head">
          <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        </div>
        <ul
          className={classNames('pictures', countClass(shown.length), layout.scrolls ? 'scrolls' : '')}
          {...(layout.scrolls ? { tabIndex: 0, 'aria-label': page.strings.gallery } : {})}
        >
          {shown.map((item) => (
            <li key={item.id}>
              <figure>
                <Picture
                  of={itemFieldOf(section, item, { field: 'image' })}
                  value={item.image}
                  box={{ width: 640, height: 480 }}
                  sizes="(min-width: 48rem) 50vw, 100vw"
                  slot
                  decorative={item.caption !== '' && item.image?.alt === item.caption}
                />
                <Text
                  of={itemFieldOf(section, item, { field: 'caption' })}
                  value={item.caption}
                  as="figcaption"
                />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
