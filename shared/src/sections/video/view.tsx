import { fieldOf } from '../../page/field-address.ts'
import { useKit } from '../../page/kit.tsx'
import { SectionHeading } from '../../page/section-heading.tsx'
import { SectionShell } from '../../page/section-shell.tsx'
import type { SectionViewProps } from '../look.ts'
import type { Section } from '../section.ts'
import type { videoFields } from './fields.ts'
import { playerOf } from './player-address.ts'

const PlayIcon = () => (
  <svg className="play" viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="31" />
    <path d="M26 20l20 12-20 12z" />
  </svg>
)

interface FilmProps {
  readonly section: Section<typeof videoFields>
  readonly label: string
  /** Whether its place asks for a picture, which nothing may cover. */
  readonly asks: boolean
}

// The player is fetched only once the visitor opens the details: a lazy frame inside closed details does not load.
const Film = ({ section, label, asks }: FilmProps) => {
  const { Picture, Anchor } = useKit()
  const player = playerOf(section.link.target)
  const poster = (
    <>
      <Picture
        of={fieldOf(section, 'poster')}
        value={section.poster}
        box={{ width: 1200, height: 675 }}
        sizes="(min-width: 62rem) 66vw, 100vw"
        className="poster"
        slot
      />
      {!asks && <PlayIcon />}
    </>
  )
  if (player === undefined) {
    return (
      <Anchor link={section.link} className="film" label={label}>
        {poster}
      </Anchor>
    )
  }
  return (
    <details className="film">
      <summary aria-label={label}>{poster}</summary>
      <iframe
        src={player.address}
        title={section.heading === '' ? label : section.heading}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </details>
  )
}

/** The Video section as visitors see it. */
export const VideoView = ({ section, page, layout }: SectionViewProps<typeof videoFields>) => {
  const label = section.heading === '' ? page.strings.play : `${page.strings.play}: ${section.heading}`
  return (
    <SectionShell section={section} page={page} layout={layout}>
      <div className="wrap">
        <SectionHeading section={section} />
        <Film section={section} label={label} asks={section.poster === null && page.mode === 'canvas'} />
      </div>
    </SectionShell>
  )
}
