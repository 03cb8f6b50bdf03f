import type { AnySection } from '../draft/content.ts'
import type { Look } from '../theme/look.ts'
import type { SurfaceName } from '../theme/surfaces.ts'
import type { SectionPlace } from './page-context.ts'

interface Beat {
  readonly id: string
  readonly type: string
  readonly surface: SurfaceName
  /** Whether no rule may change the ground: the owner chose it, or it belongs to the page's top or foot. */
  readonly isFixed: boolean
}

const beatsOf = (sections: readonly AnySection[], look: Look): readonly Beat[] =>
  sections.map(({ id, type, surface }, position) => ({
    id,
    type,
    surface: surface === 'auto' ? (look.voice.surfaces[type] ?? 'plain') : surface,
    isFixed: surface !== 'auto' || position < 2 || type === 'Footer',
  }))

const countOf = (surface: SurfaceName, settled: readonly Beat[]): number =>
  settled.filter((beat, position) => beat.surface === surface && settled[position - 1]?.surface !== surface)
    .length

interface Neighbours {
  readonly settled: readonly Beat[]
  readonly next: Beat | undefined
}

/** One dark band besides the footer and what joins it, one accent band, no coloured pair, no plain ground three times. */
const mayStand = (surface: SurfaceName, { settled, next }: Neighbours): boolean => {
  // The header is the page's edge and no beat of its own.
  const beats = settled.filter(({ type }) => type !== 'Header')
  const [before, previous] = [beats.at(-2)?.surface, beats.at(-1)?.surface]
  switch (surface) {
    case 'dark':
      return next?.type === 'Footer' || (previous !== 'dark' && countOf('dark', settled) === 0)
    case 'accent':
      return countOf('accent', settled) === 0
    case 'plain':
      return previous !== 'plain' || before !== 'plain'
    default:
      return previous !== surface && (surface !== 'strong' || previous !== 'accent')
  }
}

const settle = (beats: readonly Beat[]): readonly Beat[] => {
  const settled: Beat[] = []
  for (const [position, beat] of beats.entries()) {
    const stands = beat.isFixed || mayStand(beat.surface, { settled, next: beats[position + 1] })
    const quiet = settled.at(-1)?.surface === 'plain' ? 'tint' : 'plain'
    settled.push(stands ? beat : { ...beat, surface: quiet })
  }
  return settled
}

// These end in a picture or an edge of their own, so that what follows keeps its full space.
const closed: readonly string[] = ['Header', 'Introduction', 'ImageBanner']

const joins = (above: Beat | undefined, surface: SurfaceName): boolean =>
  above !== undefined && above.surface === surface && !closed.includes(above.type)

/** Two wide pictures never meet. */
const avoided = (type: string, above: string | undefined, below: string | undefined): readonly string[] => {
  if (type === 'Introduction' && below === 'ImageBanner') return ['strip', 'statement']
  return type === 'ImageBanner' && above === 'Introduction' ? ['wide', 'card'] : []
}

/** The ground of every section, by the family's rhythm and the owner's choices. */
export const pageRhythm = (
  sections: readonly AnySection[],
  look: Look,
): ReadonlyMap<string, SectionPlace> => {
  const beats = settle(beatsOf(sections, look))
  return new Map(
    beats.map(({ id, type, surface }, position) => [
      id,
      {
        surface,
        joinsAbove: joins(beats[position - 1], surface),
        isFirst: beats[position - 1]?.type === 'Header',
        avoids: avoided(type, beats[position - 1]?.type, beats[position + 1]?.type),
      },
    ]),
  )
}
