import type { SectionViewProps } from '../section.ts'
import type { codeEmbedFields } from './fields.ts'

/** The Code Embed section as visitors see it. */
export function CodeEmbedView({ section }: SectionViewProps<typeof codeEmbedFields>) {
  return <section className="section-code-embed" id={section.id} />
}
