import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { pageTitle } from '@shingle/shared/draft/difference-words.ts'
import { RichView } from '@shingle/shared/page/rich-view.tsx'
import { madeWords } from '@shingle/shared/side-page/made-words.ts'
import { isOutdated, openFacts } from '@shingle/shared/side-page/page-news.ts'
import { type SidePage, sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { PenLine, RotateCcw, Trash2, TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { FieldForm } from '../../fields/field-form.tsx'
import settings from '../settings.module.css'
import styles from './pages.module.css'
import { usePageEdits } from './use-page-edits.ts'

interface PageCardProps {
  page: SidePage
  content: DraftContent
}

const factsOf = {
  privacy: ['runBy'],
  imprint: ['runBy', 'register', 'taxId', 'authority'],
  terms: ['runBy'],
} as const

/** Where the card of a page is found in the document. */
export const cardId = ({ id }: SidePage): string => `page-${id}`

/** One page beside the page: what it says, who answers for it, and what can be done with it. */
export const PageCard = ({ page, content }: PageCardProps) => {
  const edits = usePageEdits()
  const name = pageTitle(page)
  const place = { in: 'page', page: page.id } as const
  const fields = (...only: (keyof typeof sidePageFields)[]) => (
    <FieldForm fields={sidePageFields} values={page} place={place} only={only} />
  )
  return (
    <article id={cardId(page)} className={styles.card} aria-label={name}>
      <h3>
        {name}
        <small>{page.isOwn ? 'Your own words' : 'Follows your website'}</small>
      </h3>
      {isOutdated(content, page) && <Outdated page={page} />}
      {page.isOwn ? fields('title', 'body') : <Made page={page} content={content} />}
      {fields('hidden')}
      <div className={styles.row}>
        {page.isOwn ? (
          <Button kind="quiet" onClick={() => edits.follow(page)}>
            <RotateCcw aria-hidden="true" />
            Write it anew
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => edits.own(page)}>
            <PenLine aria-hidden="true" />
            Write in it yourself
          </Button>
        )}
        <Button kind="quiet" onClick={() => edits.remove(page, name)} aria-label={`Delete ${name}`}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
    </article>
  )
}

/** Words that are made, beside the facts that they are made of. */
const Made = ({ page, content }: PageCardProps) => {
  const open = openFacts(content, page)
  return (
    <>
      <FieldForm
        fields={sidePageFields}
        values={page}
        place={{ in: 'page', page: page.id }}
        only={factsOf[page.kind]}
      />
      {/* Of one height whatever it holds: what is below stays under the hand. A scrolled region must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.words} aria-label="What it says" tabIndex={0}>
        {open.length > 0 && (
          <p className={styles.open}>
            Not known yet, and left out: {open.map(({ label }) => label.toLowerCase()).join(', ')}.
          </p>
        )}
        <RichView value={madeWords(content, page)} />
      </section>
    </>
  )
}

const Outdated = ({ page }: { page: SidePage }) => {
  const edits = usePageEdits()
  return (
    <div className={settings.consent} role="status">
      <TriangleAlert aria-hidden="true" />
      <p>What your website does has changed since you wrote this page.</p>
      <Button kind="quiet" onClick={() => edits.confirm(page)}>
        It still tells all
      </Button>
    </div>
  )
}
