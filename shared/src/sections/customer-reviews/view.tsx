import type { Item } from '../../field/field.ts'
import { classNames, countClass } from '../../page/content-classes.ts'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { Section } from '../section.ts'
import type { customerReviewsFields } from './fields.ts'

interface ReviewProps {
  readonly section: Section<typeof customerReviewsFields>
  readonly review: Item<typeof customerReviewsFields.items.fields>
}

const lengthClass = (paragraph: string): string =>
  paragraph.length <= 70 ? 'is-short' : paragraph.length <= 220 ? '' : 'is-long'

const Review = ({ section, review }: ReviewProps) => {
  const { Text } = useKit()
  const at = (field: string) => ({
    of: itemFieldOf(section, review, { field }),
    isFixed: review.verbatim,
  })
  return (
    <li className={classNames('review', lengthClass(review.paragraph))}>
      <figure>
        <blockquote>
          <Text {...at('paragraph')} value={review.paragraph} className="lines" />
        </blockquote>
        <figcaption className="soft">
          <Text {...at('authorName')} value={review.authorName} as="span" className="author" />
          <Text {...at('authorLocation')} value={review.authorLocation} as="span" className="place" />
          <SampleMark isSample={review.sample} />
        </figcaption>
      </figure>
    </li>
  )
}

/** The Customer Reviews section as visitors see it. */
export const CustomerReviewsView = ({
  section,
  page,
  layout,
}: SectionViewProps<typeof customerReviewsFields>) => {
  const { Text } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout} isEmpty={section.items.length === 0}>
      <div className="wrap">
        <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        <ul
          className={classNames('reviews', countClass(section.items.length), layout.scrolls ? 'scrolls' : '')}
          {...(layout.scrolls
            ? { tabIndex: 0, 'aria-label': page.anchors.find(({ id }) => id === section.id)?.name }
            : {})}
        >
          {section.items.map((review) => (
            <Review key={review.id} section={section} review={review} />
          ))}
        </ul>
      </div>
    </SectionShell>
  )
}
