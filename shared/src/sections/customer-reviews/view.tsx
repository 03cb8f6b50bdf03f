import type { Item } from '../../field/field.ts'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { Section, SectionViewProps } from '../section.ts'
import type { customerReviewsFields } from './fields.ts'

interface ReviewProps {
  readonly section: Section<typeof customerReviewsFields>
  readonly review: Item<typeof customerReviewsFields.items.fields>
}

function Review({ section, review }: ReviewProps) {
  const { Text } = useKit()
  const at = (field: string) => itemFieldOf(section, review, { field })
  return (
    <li className="review">
      <figure>
        <blockquote>
          <Text of={at('paragraph')} value={review.paragraph} className="lines" />
        </blockquote>
        <figcaption className="soft">
          <Text of={at('authorName')} value={review.authorName} as="span" className="author" />
          <Text of={at('authorLocation')} value={review.authorLocation} as="span" className="place" />
          <SampleMark isSample={review.sample} />
        </figcaption>
      </figure>
    </li>
  )
}

/** The Customer Reviews section as visitors see it. */
export function CustomerReviewsView({
  section,
  page,
  layout,
}: SectionViewProps<typeof customerReviewsFields>) {
  const { Text } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        <ul className="reviews">
          {section.items.map((review) => (
            <Review key={review.id} section={section} review={review} />
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
