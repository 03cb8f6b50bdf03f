import { chapterParameter, chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { designerAddress } from './designer-address.ts'

/** What the address of a designer asks for that it opens with. */
export const askedOfDesigner = { dialog: 'dialog', rename: 'rename', chapter: chapterParameter } as const

/** Where a website is edited, with the dialog that gives it another name. */
export const renameAddress = (website: Pick<WebsiteEntry, 'draftId'>): string =>
  `${designerAddress(website)}&${askedOfDesigner.dialog}=${askedOfDesigner.rename}`

/** Where a website's settings are, at one of their chapters. */
export const chapterAddress = (
  { draftId }: Pick<WebsiteEntry, 'draftId'>,
  chapter: 'editors' | 'domain',
): string => chapterPath(draftId, chapter)
