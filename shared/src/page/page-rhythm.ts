import type { AnySection } from '../draft/content.ts'
import { definitionOf } from '../sections/definitions.ts'
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

const joins = (above: Beat | undefined, surface: SurfaceName): boolean =>
  above !== undefined && above.surface === surface && !definitionOf(above.type).closesBelow

const pictured = (beat: Beat | undefined, end: 'head' | 'foot'): readonly string[] =>
  beat === undefined
    ? []
    : definitionOf(beat.type)
        .layouts.filter(({ widePicture }) => widePicture === end)
        .map(({ id }) => id)

/** Two wide pictures never meet. */
const avoided = (beat: Beat, above: Beat | undefined, below: Beat | undefined): readonly string[] => [
  ...(pictured(below, 'head').length > 0 ? pictured(beat, 'foot') : []),
  ...(pictured(above, 'foot').length > 0 ? pictured(beat, 'head') : []),
]

/** The ground of every section, by the family's rhythm and the owner's choices. */
export const pageRhythm = (
  sections: readonly AnySection[],
  look: Look,
): ReadonlyMap<string, SectionPlace> => {
  const beats = settle(beatsOf(sections, look))
  return new Map(
    beats.map((beat, position) => [
      beat.id,
      {
        surface: beat.surface,
        joinsAbove: joins(beats[position - 1], beat.surface),
        isFirst: beats[position - 1]?.type === 'Header',
        avoids: avoided(beat, beats[position - 1], beats[position + 1]),
      },
    ]),
  )
}
