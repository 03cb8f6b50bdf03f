import { artworkAlt } from '@shingle/shared/artwork/artwork.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { artworkPicture } from '@shingle/shared/page/artwork-picture.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { describe, expect, it } from 'vitest'
import { createPictures } from './page-pictures.ts'

const look = { ...resolveLook(blankContent().theme), artwork: 'hills' as const }
const pictures = createPictures(look, artworkPicture)
const wide = { width: 1600, height: 500 }
const boiler = [0, 1, 2, 3, 4, 5].find((motif) => artworkAlt('plumbing', motif).includes('boiler')) ?? 0
const drawing = (alt: string) => artworkImage('plumbing', boiler, alt)

describe('[6.alt] a drawing on the canvas and in Preview', () => {
  it('is said to show what it shows there, as on the published page', () => {
    const { alt } = pictures(drawing(artworkAlt('plumbing', boiler)), wide)
    expect(alt).toBe('Drawing of hills under a low sun')
    expect(pictures(drawing(artworkAlt('plumbing', boiler)), { width: 400, height: 400 }).alt).toBeUndefined()
  })

  it('keeps what its owner says of it', () => {
    expect(pictures(drawing('Our boiler'), wide).alt).toBeUndefined()
  })
})
