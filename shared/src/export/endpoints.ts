import { defineEndpoint } from '../endpoint/endpoint.ts'
import { exportStateSchema } from './export-state.ts'

/** Has everything that is held of oneself packed; whoever asks again meanwhile joins what is under way. */
export const startExportEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/account/export',
  action: 'export.start',
  answer: exportStateSchema,
  statuses: [202],
})

/** What became of one's own export. */
export const readExportEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  action: 'export.read',
  answer: exportStateSchema,
})

/** The packed zip, or the part of it that `Range` names. */
export const downloadExportEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/account/export/file',
  action: 'export.download',
  gives: 'application/zip',
  statuses: [200, 206],
})
