import { playerOf } from '@shingle/shared/sections/video/player-address.ts'
import { Button } from '../../ui/button.tsx'
import styles from './controls.module.css'
import type { useFilmPoster } from './use-film-poster.ts'

interface FilmNoteProps {
  address: string
  poster: ReturnType<typeof useFilmPoster>
}

/** Says of a video's address whether the page plays what is there, and offers the picture of the film where there is none. */
export const FilmNote = ({ address, poster: { isFilm, mayTake, isTaking, take } }: FilmNoteProps) => {
  if (!isFilm || address === '') return null
  const player = playerOf(address)
  return (
    <>
      <p className={styles.note} role="status">
        {player === undefined
          ? 'No film of YouTube or Vimeo: visitors are led to the address instead of watching here.'
          : `A film of ${player.host}: it plays on your page.`}
      </p>
      {player && mayTake && (
        <Button kind="line" disabled={isTaking} onClick={() => take(address, true)}>
          {isTaking ? 'Looking for its picture…' : 'Use the picture of the film'}
        </Button>
      )}
    </>
  )
}
