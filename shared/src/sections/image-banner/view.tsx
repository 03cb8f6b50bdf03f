import type { SectionViewProps } from '../section.ts'
import type { imageBannerFields } from './fields.ts'

/** The Image Banner section as visitors see it. */
export function ImageBannerView({ section }: SectionViewProps<typeof imageBannerFields>) {
  return <section className="section-image-banner" id={section.id} />
}
