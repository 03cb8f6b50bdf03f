import type { ArtworkStyle } from '../../artwork/artwork-styles.ts'
import type { ImageValue } from '../../image/image-value.ts'
import { classNames, marksClass, pieceClass, wordsClass } from '../../page/content-classes.ts'
import { PhoneLink } from '../../page/facts.tsx'
import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import type { PictureBox } from '../../page/kit-pieces.ts'
import { overlayClass } from '../../page/picture-classes.ts'
import { SectionShell } from '../../page/section-shell.tsx'
import { usePageParts } from '../../page/use-page-parts.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { SectionViewProps } from '../look.ts'
import type { introductionFields } from './fields.ts'
import type { StageProps } from './hero.tsx'

/** Where a picture is about how large, by layout: the sizes it is drawn for. */
const boxes: Readonly<Record<string, PictureBox>> = {
  split: { width: 720, height: 720 },
  'full-bleed': { width: 1440, height: 760, wordsOver: true },
  oversized: { width: 720, height: 540 },
  offset: { width: 1440, height: 640, wordsOver: true },
  portrait: { width: 440, height: 620 },
  counter: { width: 720, height: 640 },
  strip: { width: 1440, height: 440 },
  statement: { width: 1240, height: 420 },
  corner: { width: 800, height: 560 },
}

/** The same on phones, for the layouts whose picture is wide there. */
const phoneBoxes: Readonly<Record<string, PictureBox>> = {
  split: { width: 720, height: 540 },
  'full-bleed': { width: 720, height: 360 },
  offset: { width: 720, height: 288 },
  counter: { width: 720, height: 540 },
  strip: { width: 720, height: 360 },
  statement: { width: 720, height: 360 },
}

const fullWidth: readonly string[] = ['full-bleed', 'offset', 'strip']

/** Hills are even enough for words; another drawing keeps its thing aside; a photo may be anything anywhere. */
const evennessOf = (image: ImageValue | null, artwork: ArtworkStyle): string => {
  if (image?.provider !== 'Artwork') return ''
  return artwork === 'hills' ? 'is-even' : 'is-drawn'
}

interface PictureStageProps extends Omit<StageProps, 'parts'> {
  readonly layout: string
}

/** The usual opening: words, and a picture of the trade. */
const PictureStage = ({ section, page, heading, layout }: PictureStageProps) => {
  const { Text, Rich, Picture, Action } = useKit()
  const hasPicture = section.image !== null || page.mode === 'canvas'
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
          box={boxes[layout] ?? { width: 720, height: 720 }}
          {...(phoneBoxes[layout] === undefined ? {} : { phoneBox: phoneBoxes[layout] })}
          sizes={fullWidth.includes(layout) ? '100vw' : '(min-width: 62rem) 50vw, 100vw'}
          className={classNames(
            'art',
            `art-${page.look.decorFrame.toLowerCase()}`,
            evennessOf(section.image, page.look.artwork),
          )}
          eager
          slot
        />
      ) : null}
    </div>
  )
}

/** The Introduction section as visitors see it. */
export const IntroductionView = ({ section, page, layout }: SectionViewProps<typeof introductionFields>) => {
  const parts = usePageParts()
  const late = parts?.lateParts.Introduction
  const Stage = late?.heroes[layout]?.Stage
  const FactBar = late?.FactBar
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
        hasPicture ? overlayClass(section.introductionOverlay) : 'no-picture',
      )}
    >
      {Stage === undefined ? (
        <PictureStage section={section} page={page} heading={heading} layout={layout} />
      ) : (
        <Stage section={section} page={page} heading={heading} parts={parts} />
      )}
      {layout === 'counter' && FactBar !== undefined ? <FactBar page={page} /> : null}
    </SectionShell>
  )
}
