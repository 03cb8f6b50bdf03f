import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { appPaths } from '../app/app-paths.ts'

export const designerAddress = ({ draftId }: WebsiteEntry): string =>
  `${appPaths.designer}?websiteId=${draftId}`
