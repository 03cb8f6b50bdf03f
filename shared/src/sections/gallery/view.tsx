import type { SectionViewProps } from '../section.ts'
import type { galleryFields } from './fields.ts'

/** The Gallery section as visitors see it. */
export function GalleryView({ section }: SectionViewProps<typeof galleryFields>) {
  return <section className="section-gallery" id={section.id} />
}
