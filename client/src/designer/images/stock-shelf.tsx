import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import {
  type StockOrientation,
  type StockPicture,
  stockQueryMaximum,
} from '@shingle/shared/stock/stock-picture.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useReach } from '../base/use-reach.ts'
import { useWebsite } from '../base/website/website-context.ts'
import styles from './image-dialog.module.css'
import { type StockQuestion, takeStock } from './stock-calls.ts'
import { useStock } from './use-stock.ts'

const orientations = [
  { id: 'all', label: 'All' },
  { id: 'horizontal', label: 'Horizontal' },
  { id: 'vertical', label: 'Vertical' },
  { id: 'square', label: 'Square' },
] as const satisfies readonly { id: StockOrientation; label: string }[]

interface StockShelfProps {
  onChoose: (image: ImageValue) => void
}

/** Pictures by others, of the connected libraries: one that is chosen becomes an upload of the website. */
export const StockShelf = ({ onChoose }: StockShelfProps) => {
  const [typed, setTyped] = useState('')
  const [question, setQuestion] = useState<StockQuestion>({ query: '', orientation: 'all' })
  const reach = useReach()
  return (
    <div className={styles.shelf}>
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            setQuestion({ ...question, query: typed.trim() })
          }}
        >
          <TextField
            label="Search for pictures"
            type="search"
            value={typed}
            onChange={setTyped}
            limit={stockQueryMaximum}
            placeholder="hands, tools, bread …"
          />
          <Button kind="quiet" type="submit">
            Search
          </Button>
        </form>
      </search>
      <Segments
        label="Orientation"
        segments={orientations}
        value={question.orientation}
        onChange={(orientation) => setQuestion({ ...question, orientation })}
      />
      {reach === 'online' ? (
        <FoundPictures question={question} onChoose={onChoose} />
      ) : (
        <p className={styles.hint}>
          You are offline: pictures of others can be looked for when you are back.
        </p>
      )}
    </div>
  )
}

const FoundPictures = ({ question, onChoose }: StockShelfProps & { question: StockQuestion }) => {
  const { draftId } = useWebsite()
  const { found, trouble, askMore, askAgain } = useStock(question)
  const [taking, setTaking] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = (picture: StockPicture) => {
    setTaking(picture.pageUrl)
    setRefusal(null)
    takeStock(draftId, picture)
      .then((answer) => {
        if (!answer.ok) return setRefusal(answer.problem.text)
        setChosen(picture.pageUrl)
        onChoose(answer.value.image)
      })
      .catch(console.error)
      .finally(() => setTaking(null))
  }
  return (
    <>
      {trouble !== null && (
        <p className={styles.hint} role="alert">
          {trouble}{' '}
          <Button kind="link" onClick={askAgain}>
            Try again
          </Button>
        </p>
      )}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className={styles.hint} role="status">
        {statusWords({ found, trouble, isTaking: taking !== null })}
      </p>
      {found !== null && found.pictures.length > 0 && (
        <ul className={styles.grid} aria-label="Pictures">
          {found.pictures.map((picture) => (
            <li key={picture.pageUrl} className={styles.stock}>
              <button
                type="button"
                aria-label={`${picture.alt === '' ? 'Picture' : picture.alt}, by ${picture.author}`}
                aria-pressed={chosen === picture.pageUrl}
                aria-busy={taking === picture.pageUrl}
                disabled={taking !== null}
                onClick={() => take(picture)}
              >
                <img src={picture.thumbnail} alt="" loading="lazy" referrerPolicy="origin" />
              </button>
              <span>
                <a href={picture.authorUrl} target="_blank" rel="noopener">
                  {picture.author}
                </a>{' '}
                / {picture.provider}
              </span>
            </li>
          ))}
        </ul>
      )}
      {found?.hasMore && (
        <Button kind="quiet" onClick={askMore}>
          More pictures
        </Button>
      )}
    </>
  )
}

interface Standing {
  found: ReturnType<typeof useStock>['found']
  trouble: string | null
  isTaking: boolean
}

const statusWords = ({ found, trouble, isTaking }: Standing): string => {
  if (isTaking) return 'Taking the picture in…'
  if (trouble !== null) return ''
  if (found === null) return 'Looking for pictures…'
  if (found.pictures.length === 0) return 'No picture found. Try another word, or a more general one.'
  return 'Whoever made a picture is named on your page.'
}
