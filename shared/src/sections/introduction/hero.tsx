import type { ReactElement } from 'react'
import type { TextMeasures } from '../../page/content-classes.ts'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import type { PictureBox } from '../../page/kit-pieces.ts'
import type { PageContext } from '../../page/page-context.ts'
import type { LateLayout } from '../late-part.ts'
import type { IntroductionSection } from './fields.ts'

/** What an opening made of facts is drawn from. */
export interface StageProps {
  readonly section: IntroductionSection
  readonly page: PageContext
  /** The heading as it is shown: the section's own, or the business's name. */
  readonly heading: string
  /** What measures texts; until it is here nothing has been measured. */
  readonly parts: TextMeasures | null
}

/** What of an opening comes apart. */
export interface LateOpening extends LateLayout {
  /** How one stands that is made of facts. */
  readonly Stage?: (props: StageProps) => ReactElement
  /** What stands below its words and its picture. */
  readonly Foot?: (props: Pick<StageProps, 'page'>) => ReactElement
}

/** The heading of the page. */
export const Heading = ({ section, heading }: Pick<StageProps, 'section' | 'heading'>) => {
  const { Text } = useKit()
  return (
    <div className="title">
      <Text of={fieldOf(section, 'heading')} value={heading} as="h1" />
    </div>
  )
}

/** The text and the action; the telephone number stands where the opening has its place for it. */
export const Words = ({ section }: Pick<StageProps, 'section'>) => {
  const { Rich, Action } = useKit()
  return (
    <div className="copy">
      <Rich of={fieldOf(section, 'body')} value={section.body} className="lead" />
      <div className="actions">
        <Action of={fieldOf(section, 'button')} value={section.button} />
      </div>
    </div>
  )
}

interface SceneProps extends Pick<StageProps, 'section'> {
  readonly box: PictureBox
  readonly phoneBox?: PictureBox
}

/** The picture, where there is one: these openings are whole without. */
export const Scene = ({ section, ...boxes }: SceneProps) => {
  const { Picture } = useKit()
  if (section.image === null) return null
  return (
    <Picture
      of={fieldOf(section, 'image')}
      value={section.image}
      {...boxes}
      sizes="100vw"
      className="art"
      eager
    />
  )
}
