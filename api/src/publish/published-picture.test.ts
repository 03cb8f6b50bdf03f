import { artworkAlt, motifCount } from '@shingle/shared/artwork/artwork.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { gatherFiles } from '@shingle/storage/files/gather-files.ts'
import { expect, test } from 'vitest'
import { publishedPicture } from './published-picture.ts'

const look = resolveLook(blankContent().theme)
const inStyle = (artwork: typeof look.artwork) =>
  publishedPicture({ ...look, artwork }, new Map(), gatherFiles())
const [wide, small] = [
  { width: 1440, height: 760 },
  { width: 400, height: 400 },
]
const motifs = Array.from({ length: motifCount('plumbing') }, (_, motif) => artworkAlt('plumbing', motif))

test.each(['pattern', 'texture'] as const)('[6.alt] a quiet %s is not said to show a thing', (style) => {
  for (const [motif, alt] of motifs.entries())
    expect(inStyle(style)(artworkImage('plumbing', motif, alt), wide).alt).toMatch(/^Quiet /)
})

test('[6.alt] hills are said to show what stands in them alone', () => {
  const said = motifs.map((alt, motif) => inStyle('hills')(artworkImage('plumbing', motif, alt), wide).alt)
  expect(said[motifs.findIndex((alt) => alt.includes('boiler'))]).toBe('Drawing of hills under a low sun')
})

test('[6.alt] what is drawn, and what its owner says of it, stays', () => {
  for (const [motif, alt] of motifs.entries()) {
    expect(inStyle('hills')(artworkImage('plumbing', motif, alt), small).alt).toBeUndefined()
    expect(inStyle('scene')(artworkImage('plumbing', motif, alt), wide).alt).toBeUndefined()
    expect(inStyle('hills')(artworkImage('plumbing', motif, 'My van'), wide).alt).toBeUndefined()
  }
})
