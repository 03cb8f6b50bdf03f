import { defineEndpoint } from '../endpoint/endpoint.ts'

/** The published page as files, in one zip: the bytes that visitors get. */
export const downloadStaticExportEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/static-export',
  action: 'website.export',
  gives: 'application/zip',
  statuses: [200],
})
