import { statusesOf } from '@shingle/shared/endpoint/endpoint.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import * as z from 'zod/mini'
import type { Route } from '../http/route.ts'
import { callProblems } from './call-problems.ts'
import { whoMayCall } from './who-may-call.ts'

type Schema = z.core.$ZodType
type Json = Readonly<Record<string, unknown>>

const problemSchema = z.object({ code: z.string(), text: z.string(), field: z.optional(z.string()) })

const jsonSchema = (schema: Schema, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _said, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const inJson = (schema: Json): Json => ({ 'application/json': { schema } })

const parametersOf = ({ endpoint: { path, query } }: Route): readonly Json[] => {
  const inPath = [...path.matchAll(/\/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }))
  const { properties = {} } = query === undefined ? {} : z.toJSONSchema(query)
  return [...inPath, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))]
}

const requestOf = ({ endpoint: { body, takes } }: Route): Json => {
  if (takes !== undefined) return { requestBody: { required: true, content: { [takes]: {} } } }
  if (body === undefined) return {}
  return { requestBody: { required: true, content: inJson(jsonSchema(body, 'input')) } }
}

const shown = ({ code, text, field }: Problem): Json => ({
  value: { code, text, ...(field === undefined ? {} : { field }) },
})

const refusals = (route: Route): Json => {
  const byStatus = Map.groupBy(callProblems(route), ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, problems]) => {
      const examples = Object.fromEntries(problems.map((problem) => [problem.code, shown(problem)]))
      const schema = { $ref: '#/components/schemas/Problem' }
      const description = problems.map(({ code }) => code).join(', ')
      return [status, { description, content: { 'application/json': { schema, examples } } }]
    }),
  )
}

const answers = ({ endpoint }: Route): Json => {
  const { answer, gives } = endpoint
  const file = gives && { content: { [gives]: {} } }
  const content = answer === undefined ? (file ?? {}) : { content: inJson(jsonSchema(answer)) }
  return Object.fromEntries(
    statusesOf(endpoint).map((status) => [status, { description: 'The answer', ...content }]),
  )
}

const securityOf = ({ access }: Route): readonly Json[] => {
  if (access === 'anywhere') return []
  return access === 'own-pages' ? [{ ownPage: [] }] : [{ accessToken: [] }]
}

const operation = (route: Route): Json => {
  const { method, path, action } = route.endpoint
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z]+(\w)/gi, (_, next) => next.toUpperCase())}`,
    tags: [action.split('.')[0]],
    summary: route.summary,
    description: `${whoMayCall(route)}.`,
    parameters: parametersOf(route),
    ...requestOf(route),
    // Where one status can be either, as a conflict that names the present holder, the answer's shape is told.
    responses: { ...refusals(route), ...answers(route) },
    security: securityOf(route),
  }
}

/** A path as OpenAPI writes it. */
const templated = (path: string): string => path.replace(/\/:(\w+)/g, '/{$1}')

/** Every endpoint of a deployment as an OpenAPI 3.1 document. */
export const openApi = (routes: readonly Route[], { app }: Origins): Json => {
  const byPath = Map.groupBy(routes, ({ endpoint }) => templated(endpoint.path))
  const pathItem = (ofPath: readonly Route[]) =>
    Object.fromEntries(ofPath.map((route) => [route.endpoint.method.toLowerCase(), operation(route)]))
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1' },
    servers: [{ url: app }],
    paths: Object.fromEntries([...byPath].map(([path, ofPath]) => [path, pathItem(ofPath)])),
    components: {
      schemas: { Problem: jsonSchema(problemSchema) },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer' },
        ownPage: { type: 'apiKey', in: 'header', name: appHeader },
      },
    },
  }
}
