import { useState } from 'react'
import { ChangesList } from './changes-list.tsx'
import { useSeeChange } from './see-change.ts'
import type { SincePublish } from './use-changes-since-publish.ts'
import { useNow } from './use-now.ts'
import { VersionPage } from './version-page.tsx'
import styles from './versions.module.css'

/** The draft as it is, and what of it visitors do not see yet. */
export const NowPane = ({ since }: { since: SincePublish }) => {
  const now = useNow()
  const see = useSeeChange()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <p>
          <b>Draft now</b> <span>{sinceWords(since)}</span>
        </p>
      </header>
      {since.state === 'known' && since.changes.length > 0 && (
        <ChangesList changes={since.changes} onSee={see} />
      )}
      <VersionPage title="The page as it is now" content={now} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}

const sinceWords = (since: SincePublish): string => {
  switch (since.state) {
    case 'unpublished':
      return 'is not published yet'
    case 'asking':
      return 'is compared with what is published…'
    case 'unknown':
      return 'cannot be compared now with what is published'
    case 'known': {
      const { length } = since.changes
      if (length === 0) return 'is what visitors see'
      return length === 1 ? 'differs from published in 1 place' : `differs from published in ${length} places`
    }
  }
}
