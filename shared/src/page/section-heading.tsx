import type { RichText } from '../rich-text/rich-text.ts'
import { fieldOf } from './field-address.ts'
import { useKit } from './kit.tsx'

interface SectionHeadingProps {
  readonly section: { readonly id: string; readonly heading: string; readonly body?: RichText }
}

/** A section's heading and, where it has one, the text beside it. */
export const SectionHeading = ({ section }: SectionHeadingProps) => {
  const { Text, Rich } = useKit()
  return (
    <div className="head">
      <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
      {section.body === undefined ? null : (
        <Rich of={fieldOf(section, 'body')} value={section.body} className="head-text" />
      )}
    </div>
  )
}
