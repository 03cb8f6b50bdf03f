import { designerPath } from './app-paths.ts'

/** By which part of a designer's address a chapter of its settings is opened. */
export const chapterParameter = 'chapter'

/** Where a website's settings are, at one of their chapters. */
export const chapterPath = (websiteId: string, chapter: 'editors' | 'domain'): string =>
  `${designerPath(websiteId)}&${chapterParameter}=${chapter}`
