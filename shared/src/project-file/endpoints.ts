import * as z from 'zod/mini'
import { defineEndpoint, defineUpload } from '../endpoint/endpoint.ts'
import { projectLimits } from './limits.ts'

/** The draft of a website with its pictures as one file, for this deployment or another. */
export const downloadProjectEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:id/project',
  action: 'website.export',
  gives: 'application/zip',
  statuses: [200],
})

/** Makes a new website of a project file: its bytes are the body. */
export const openProjectEndpoint = defineUpload({
  method: 'POST',
  path: '/api/projects',
  action: 'website.open-project',
  takes: 'application/zip',
  answer: z.strictObject({
    draftId: z.string(),
    /** What of it is unknown here, in words. */
    leftOut: z.array(z.string()).check(z.maxLength(projectLimits.leftOut)),
  }),
  statuses: [201],
})
