import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { designerAddress } from './designer-address.ts'

/** What the address of a designer asks for that it opens with. */
export const askedDialog = { parameter: 'dialog', rename: 'rename' } as const

/** Where a website is edited, with the dialog that gives it another name. */
export const renameAddress = (website: Pick<WebsiteEntry, 'draftId'>): string =>
  `${designerAddress(website)}&${askedDialog.parameter}=${askedDialog.rename}`
