import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { heightClass, overlayClass } from '../../page/picture-classes.ts'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { imageBannerFields } from './fields.ts'

/** The Image Banner section as visitors see it. */
export const ImageBannerView = ({ section, page, layout }: SectionViewProps<typeof imageBannerFields>) => {
  const { Text, Picture } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className={`banner ${heightClass(section.height)} ${overlayClass(section.overlay)}`}>
        <Picture
          of={fieldOf(section, 'image')}
          value={section.image}
          box={{ width: 1440, height: section.height }}
          phoneBox={{ width: 640, height: 340 }}
          sizes="100vw"
          className="banner-picture"
          slot
        />
        <Text of={fieldOf(section, 'caption')} value={section.caption} className="caption" />
      </div>
    </SectionShell>
  )
}
