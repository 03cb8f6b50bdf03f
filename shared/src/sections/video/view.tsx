import type { SectionViewProps } from '../section.ts'
import type { videoFields } from './fields.ts'

/** The Video section as visitors see it. */
export function VideoView({ section }: SectionViewProps<typeof videoFields>) {
  return <section className="section-video" id={section.id} />
}
