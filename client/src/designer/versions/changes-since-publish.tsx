import { ChangesList } from './changes-list.tsx'
import { useSeeChange } from './see-change.ts'
import { useChangesSincePublish } from './use-changes-since-publish.ts'
import { dayWords } from './version-words.ts'
import styles from './versions.module.css'

/** In the publish dialog: what visitors will see that they do not see yet. */
export const ChangesSincePublish = () => {
  const since = useChangesSincePublish()
  const see = useSeeChange()
  if (since.state !== 'known' || since.changes.length === 0) return null
  return (
    <section className={styles.since}>
      <h3>What changed since {inSentence(dayWords(since.publishedAt, new Date()))}</h3>
      <ChangesList changes={since.changes} onSee={see} />
    </section>
  )
}

const inSentence = (day: string): string =>
  day === 'Today' || day === 'Yesterday' ? `you published ${day.toLowerCase()}` : day
