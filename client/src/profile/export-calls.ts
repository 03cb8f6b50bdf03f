import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import {
  downloadExportEndpoint,
  readExportEndpoint,
  startExportEndpoint,
} from '@shingle/shared/export/endpoints.ts'
import { exportStateSchema } from '@shingle/shared/export/export-state.ts'
import { accountQuery } from '../server/account-query.ts'
import { call } from '../server/call-endpoint.ts'

export const readExport = () => call(readExportEndpoint, {})

/** What became of one's export; the device keeps nothing of it, since it is soon another. */
export const exportQuery = accountQuery({
  key: 'export',
  schema: exportStateSchema,
  ask: readExport,
  isKept: false,
})

export const startExport = () => call(startExportEndpoint, {})

/** Lets the browser download the zip by itself: it goes on where a line broke, and holds none of it in memory. */
export const followDownload = (): void => {
  const link = document.createElement('a')
  link.href = addressOf(downloadExportEndpoint, {})
  link.download = ''
  link.click()
}
