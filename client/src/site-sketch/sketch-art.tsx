import { artworkSetOf } from '@shingle/shared/artwork/artwork-sets.ts'
import type { Look } from '@shingle/shared/theme/look.ts'
import type { SurfaceColours } from '@shingle/shared/theme/surfaces.ts'
import { Suspense, use } from 'react'
import styles from './site-sketch.module.css'

interface SketchArtProps {
  look: Look
  ground: SurfaceColours
  industry: string | null
  motif: number
  shape: 'tall' | 'wide'
  className?: string | undefined
}

const sizes = { tall: [640, 760], wide: [900, 520] } as const
let artwork: Promise<typeof import('@shingle/shared/artwork/artwork.ts')> | undefined

/** The drawings are a chunk of their own: the questions are there before them. */
const loadArtwork = () => {
  artwork ??= import('@shingle/shared/artwork/artwork.ts')
  return artwork
}

export const SketchArt = (props: SketchArtProps) => (
  <Suspense fallback={<span className={props.className ?? styles.picture} />}>
    <Drawing {...props} />
  </Suspense>
)

const Drawing = ({ look, ground, industry, motif, shape, className }: SketchArtProps) => {
  const { drawArtwork } = use(loadArtwork())
  const [width, height] = sizes[shape]
  const set = artworkSetOf(industry ?? '')
  const svg = drawArtwork({
    industry: set,
    motif,
    // No things that may not be the owner's, as long as nobody knows what they do.
    style: set === 'general' ? 'texture' : 'scene',
    seed: `${look.theme.paletteId}${motif}`,
    width,
    height,
    colours: {
      surface: ground.surface,
      tint: look.surfaces.tint.surface,
      ink: ground.ink,
      accent: ground.accent,
      onAccent: ground.onAccent,
      support: look.surfaces.strong.surface,
    },
  })
  return (
    <img
      className={className ?? styles.picture}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt=""
      draggable={false}
    />
  )
}
