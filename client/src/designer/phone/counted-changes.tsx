import { changesBetween } from '@shingle/shared/draft/changes.ts'
import { useMemo } from 'react'
import { countWords } from '../../ui/count-words.ts'
import { useNow } from '../versions/use-now.ts'
import { usePublishedContent } from './use-published-content.ts'

/** What the button that publishes says of a draft that visitors do not see: how many of its places go out. */
export const CountedChanges = () => {
  const now = useNow()
  const published = usePublishedContent()
  const count = useMemo(() => (published ? changesBetween(published, now).length : 0), [published, now])
  return count === 0 ? 'Publish' : `Publish ${countWords(count, 'change')}`
}
