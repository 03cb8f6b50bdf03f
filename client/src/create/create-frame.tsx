import { type ReactNode, useEffect } from 'react'
import { changeSearch } from '../app/navigate.ts'
import { usePlace, useSearch } from '../app/use-place.ts'
import { HungBoard } from '../ui/hung-board.tsx'
import { withAddress } from './answers.ts'
import { changeAnswers } from './answers-store.ts'
import styles from './create-frame.module.css'
import { ExitBar } from './exit-bar.tsx'
import { KeptOffer } from './kept-offer.tsx'
import { LiveBoard } from './live-board.tsx'
import { StepTags } from './step-tags.tsx'
import { stepNumber, steps } from './steps.ts'
import { useReading } from './use-reading.ts'

const captions = [
  'A first sketch. Nothing is published.',
  'Changes as you choose.',
  'Changes as you choose.',
  'Your page, in order.',
]

// The keyboard scrolls it, too.
const reachable = { tabIndex: 0, 'aria-label': 'Your page so far' } as const

/** The rail, the tags, a question on the left, and on the right the page that the answers make. */
export const CreateFrame = ({ children }: { children: ReactNode }) => {
  const { pathname } = usePlace()
  const number = stepNumber(pathname)
  useAnswersFromAddress()
  useReading()

  return (
    <div className={styles.frame}>
      <ExitBar />
      <main className={styles.work}>
        <div className={styles.ask}>
          <StepTags current={number} />
          {number === 0 && <KeptOffer />}
          {children}
        </div>
        <figure {...reachable} className={number === steps.length - 2 ? styles.tall : styles.wall}>
          <HungBoard drop="var(--cords)">
            <LiveBoard written={number > 0} />
          </HungBoard>
          <figcaption>{captions[number]}</figcaption>
        </figure>
      </main>
    </div>
  )
}

/** Takes what the home page's form, chips and links bring, once, and leaves a clean address. */
const useAnswersFromAddress = (): void => {
  const search = useSearch()
  useEffect(() => {
    if (!['name', 'about', 'place', 'industry', 'link'].some((name) => search.has(name))) return
    changeAnswers((answers) => withAddress(answers, search))
    void changeSearch(() => new URLSearchParams(), { replace: true })
  }, [search])
}
