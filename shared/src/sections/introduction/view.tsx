import { classNames, marksClass, pieceClass, wordsClass } from '../../page/content-classes.ts'
import { PhoneLink } from '../../page/facts.tsx'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { overlayClass } from '../../page/picture-classes.ts'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { SectionViewProps } from '../look.ts'
import type { introductionFields } from './fields.ts'
import type { LateOpening, StageProps } from './hero.tsx'
import type { OpeningLayout } from './opening-layout.ts'

type OpeningProps = SectionViewProps<typeof introductionFields, OpeningLayout>

interface PictureStageProps extends Omit<StageProps, 'parts'> {
  readonly layout: OpeningProps['layout']
}

const usualBox = { width: 720, height: 720 }

/** The usual opening: words, and a picture of the trade. */
const PictureStage = ({ section, page, heading, layout }: PictureStageProps) => {
  const { Text, Rich, Picture, Action } = useKit()
  const hasPicture = section.image !== null || page.mode === 'canvas'
  const place = page.places.get(section.id)
  const ground = layout.onPicture && { ground: place?.surface ?? 'plain' }
  return (
    <div className="stage">
      <div className="title">
        <Text of={fieldOf(section, 'heading')} value={heading} as="h1" />
      </div>
      <div className="copy">
        <Rich of={fieldOf(section, 'body')} value={section.body} className="lead" />
        <div className="actions">
          <Action of={fieldOf(section, 'button')} value={section.button} />
          <PhoneLink page={page} className="button button-quiet" />
        </div>
      </div>
      {hasPicture ? (
        <Picture
          of={fieldOf(section, 'image')}
          value={section.image}
          box={{ ...(layout.box ?? usualBox), ...ground }}
          {...(layout.phoneBox && { phoneBox: layout.phoneBox })}
          sizes={layout.isWide ? '100vw' : '(min-width: 62rem) 50vw, 100vw'}
          className={classNames(
            'art',
            overlayClass(section.introductionOverlay),
            `art-${page.look.decorFrame.toLowerCase()}`,
            section.image?.provider === 'Artwork' ? 'is-drawn' : '',
          )}
          eager
          slot
        />
      ) : null}
    </div>
  )
}

/** The Introduction section as visitors see it. */
export const IntroductionView = ({ section, page, layout }: OpeningProps) => {
  const parts = usePageParts()
  const late: Readonly<Record<string, LateOpening>> | undefined = parts?.lateParts.Introduction.layouts
  const { Stage, Foot } = late?.[layout.id] ?? {}
  // A page always says whose it is: without words of its own the heading is the business's name.
  const heading =
    section.heading.trim() === '' && page.mode === 'published' ? page.business.name : section.heading
  const hasPicture = section.image !== null || (page.mode === 'canvas' && Stage === undefined)
  return (
    <SectionShell
      section={section}
      page={page}
      layout={layout}
      className={classNames(
        wordsClass(heading),
        pieceClass(heading, { page, parts }),
        marksClass(heading),
        plainTextOf(section.body).length > 240 ? 'long-lead' : '',
        page.look.voice.heading.weight < 500 ? 'is-light' : '',
        layout.onGround ? 'on-ground' : '',
        hasPicture ? '' : 'no-picture',
      )}
    >
      {Stage === undefined ? (
        <PictureStage section={section} page={page} heading={heading} layout={layout} />
      ) : (
        <Stage section={section} page={page} heading={heading} parts={parts} />
      )}
      {Foot === undefined ? null : <Foot page={page} />}
    </SectionShell>
  )
}
