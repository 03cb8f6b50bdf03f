import { playerOf } from '@shingle/shared/sections/video/player-address.ts'
import { useView } from '../../replica/use-draft.ts'
import type { Place } from '../base/draft/place.ts'
import styles from './controls.module.css'

/** Says of a video's address whether the page plays what is there. */
export const FilmNote = ({ address, place }: { address: string; place: Place }) => {
  const isFilm = useView(
    ({ view }) => place.in === 'section' && view.section(place.section)?.type === 'Video',
  )
  if (!isFilm || address === '') return null
  const player = playerOf(address)
  return (
    <p className={styles.note} role="status">
      {player === undefined
        ? 'No film of YouTube or Vimeo: visitors are led to the address instead of watching here.'
        : `A film of ${player.host}: it plays on your page.`}
    </p>
  )
}
