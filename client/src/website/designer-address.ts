import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'

/** Where a website is edited. */
export const designerAddress = ({ draftId }: Pick<WebsiteEntry, 'draftId'>): string => designerPath(draftId)
