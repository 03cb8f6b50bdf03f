import { type Change, changesBetween } from '@shingle/shared/draft/changes.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { useMemo } from 'react'
import { useWebsite } from '../base/website/website-context.ts'
import { useNow } from './use-now.ts'
import { useVersion } from './use-version.ts'

export type SincePublish =
  | { state: 'unpublished' | 'asking' | 'unknown' }
  | { state: 'known'; changes: readonly Change[]; published: DraftContent; publishedAt: string }

/** What the draft has that visitors do not see yet. */
export const useChangesSincePublish = (): SincePublish => {
  const { published } = useWebsite()
  const asked = useVersion(published === null ? null : 'published')
  const now = useNow()
  const content = asked.state === 'known' ? asked.version.content : null
  const changes = useMemo(() => (content === null ? [] : changesBetween(content, now)), [content, now])
  if (asked.state === 'none' || published === null) return { state: 'unpublished' }
  if (asked.state !== 'known') return { state: asked.state === 'asking' ? 'asking' : 'unknown' }
  const { version, content: shown } = asked.version
  return { state: 'known', changes, published: shown, publishedAt: version.createdAt }
}
