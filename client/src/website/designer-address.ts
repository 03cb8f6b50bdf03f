import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'

export const designerAddress = ({ draftId }: WebsiteEntry): string =>
  `${appPaths.designer}?websiteId=${draftId}`
