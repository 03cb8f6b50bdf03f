import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { appPaths } from '../app/app-paths.ts'

export function designerAddress({ draftId }: WebsiteEntry): string {
  return `${appPaths.designer}?websiteId=${draftId}`
}
