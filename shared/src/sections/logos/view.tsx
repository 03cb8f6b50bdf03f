import type { SectionViewProps } from '../section.ts'
import type { logosFields } from './fields.ts'

/** The Logo Grid section as visitors see it. */
export function LogosView({ section }: SectionViewProps<typeof logosFields>) {
  return <section className="section-logos" id={section.id} />
}
