import { pageTitle } from '@shingle/shared/draft/difference-words.ts'
import { type SidePage, type SidePageKind, sidePageKinds } from '@shingle/shared/side-page/side-page.ts'
import { Plus } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { cardId, PageCard } from './page-card.tsx'
import styles from './pages.module.css'
import { usePageEdits } from './use-page-edits.ts'

const nameOfKind = (kind: SidePageKind): string => pageTitle({ title: '', kind })

/** The pages beside the page: those there are, and those that may be added. */
export const PagesChapter = () => {
  const { view } = useDraft()
  const content = useSyncExternalStore(view.subscribe, view.content)
  const edits = usePageEdits()
  const pages = content.pages ?? []
  const toAdded = useFocusOnAdded(pages)
  const missing = sidePageKinds.filter((kind) => !pages.some((page) => page.kind === kind))
  return (
    <>
      <p className={styles.note}>
        Made of your business facts and of what your website does: a starting point, not legal advice. Until
        you write in one yourself, it follows when either changes.
      </p>
      {pages.map((page) => (
        <PageCard key={page.id} page={page} content={content} />
      ))}
      {missing.length > 0 && (
        <div className={styles.row}>
          {missing.map((kind) => (
            <Button
              key={kind}
              kind="line"
              onClick={() => {
                edits.add(kind)
                toAdded(kind)
              }}
            >
              <Plus aria-hidden="true" />
              Add {nameOfKind(kind).toLowerCase()}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** Leads the keyboard to the first field of a page that was added: the button that added it is gone. */
const useFocusOnAdded = (pages: readonly SidePage[]): ((kind: SidePageKind) => void) => {
  const [added, setAdded] = useState<SidePageKind | null>(null)
  useEffect(() => {
    const page = pages.find(({ kind }) => kind === added)
    if (page === undefined) return
    document.getElementById(cardId(page))?.querySelector<HTMLElement>('input, textarea')?.focus()
    setAdded(null)
  }, [added, pages])
  return setAdded
}
