import type { Item } from '../../field/field.ts'
import { fieldOf, itemFieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SampleMark } from '../../page/sample-mark.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { Section } from '../section.ts'
import type { frequentlyAskedQuestionsFields } from './fields.ts'

interface QuestionProps {
  readonly section: Section<typeof frequentlyAskedQuestionsFields>
  readonly item: Item<typeof frequentlyAskedQuestionsFields.items.fields>
}

const Answer = ({ section, item }: QuestionProps) => {
  const { Rich, Action } = useKit()
  return (
    <div className="answer">
      <Rich of={itemFieldOf(section, item, { field: 'answer' })} value={item.answer} />
      <Action of={itemFieldOf(section, item, { field: 'button' })} value={item.button} variant="text" />
      <SampleMark isSample={item.sample} />
    </div>
  )
}

const Question = ({ section, item }: QuestionProps) => {
  const { Text } = useKit()
  return <Text of={itemFieldOf(section, item, { field: 'question' })} value={item.question} as="span" />
}

/** The Frequently Asked Questions section as visitors see it. */
export const FrequentlyAskedQuestionsView = ({
  section,
  page,
  layout,
}: SectionViewProps<typeof frequentlyAskedQuestionsFields>) => {
  const { Text } = useKit()
  return (
    <SectionShell section={section} page={page} layout={layout} isEmpty={section.items.length === 0}>
      <div className="wrap">
        <Text of={fieldOf(section, 'heading')} value={section.heading} as="h2" />
        <div className="questions">
          {section.items.map((item, position) =>
            layout.headsItems ? (
              <div key={item.id} className="question">
                <h3>
                  <Question section={section} item={item} />
                </h3>
                <Answer section={section} item={item} />
              </div>
            ) : (
              <details key={item.id} className="question" open={position === 0 || page.mode === 'canvas'}>
                <summary>
                  <Question section={section} item={item} />
                </summary>
                <Answer section={section} item={item} />
              </details>
            ),
          )}
        </div>
      </div>
    </SectionShell>
  )
}
