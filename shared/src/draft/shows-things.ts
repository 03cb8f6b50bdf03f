import { artworkSets } from '../artwork/artwork-sets.ts'
import type { ImageValue } from '../image/image-value.ts'

/** Whether there is anything in a picture to describe: our drawings of materials and of times of day show no thing. */
export const showsThings = ({ provider, reference }: ImageValue): boolean =>
  provider !== 'Artwork' || artworkSets.some((set) => reference.startsWith(`${set}/`))
