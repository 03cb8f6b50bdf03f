import { lazy } from 'react'

/** Who may edit the website, fetched when it is first shown. */
export const EditorsChapter = lazy(async () => ({
  default: (await import('./editors/editors-chapter.tsx')).EditorsChapter,
}))

/** The website's own domain, fetched when it is first shown. */
export const DomainChapter = lazy(async () => ({
  default: (await import('./domain/domain-chapter.tsx')).DomainChapter,
}))
