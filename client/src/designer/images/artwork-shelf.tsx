import { type ArtworkIndustry, artworkAlt, motifCount } from '@shingle/shared/artwork/artwork.ts'
import { artworkSetOf, artworkSets } from '@shingle/shared/artwork/artwork-sets.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Select } from '../fields/select.tsx'
import styles from './image-dialog.module.css'
import { PictureGrid } from './picture-grid.tsx'

interface ArtworkShelfProps {
  chosen: ImageValue | null
  onChoose: (image: ImageValue) => void
}

/** Our own drawings, in the website's colours. */
export const ArtworkShelf = ({ chosen, onChoose }: ArtworkShelfProps) => {
  const { industry } = useBusiness()
  const worn = chosen?.provider === 'Artwork' ? chosen.reference.split('/')[0] : industry
  const [set, setSet] = useState<ArtworkIndustry>(artworkSetOf(worn ?? ''))
  const pictures = Array.from({ length: motifCount(set) }, (_, motif) =>
    artworkImage(set, motif, artworkAlt(set, motif)),
  )
  return (
    <div className={styles.shelf}>
      <Select label="Drawings for" options={artworkSets} value={set} onChange={setSet} words={tradeWords} />
      <PictureGrid pictures={pictures} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}

const tradeWords = (slug: string): string => {
  if (slug === 'general') return 'Any business'
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
