import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Every endpoint of the deployment, as OpenAPI 3.1. */
export const openApiEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  action: 'documentation.read',
  answer: z.record(z.string(), z.unknown()),
})

/** The page that shows the same to a reader. */
export const documentationPath = '/api/docs'
