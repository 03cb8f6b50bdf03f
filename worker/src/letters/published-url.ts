import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'

/** Where visitors find the website of a draft; nowhere while it is not published. */
export const publishedUrl = (
  origins: Origins,
  { published, handle }: Pick<DraftRow, 'published' | 'handle'>,
): string | undefined => (published === null || handle === null ? undefined : siteUrl(origins, handle))
