import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { documentationPath, openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listRoutes } from '../create-api.ts'
import type { Route } from '../http/route.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { callProblems } from './call-problems.ts'

const { api } = await openTestApi()
const routes = listRoutes(api.options)

const shared = join(import.meta.dirname, '..', '..', '..', 'shared', 'src')
const described = z.object({ method: z.string(), path: z.string(), action: z.string() })
const keyOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`
const key = ({ endpoint }: Route) => keyOf(endpoint)

/** What the nouns of the house describe, whoever uses it. */
const contracts = async (): Promise<readonly string[]> => {
  const files = (await readdir(shared, { recursive: true })).filter((file) => file.endsWith('endpoints.ts'))
  const modules = await Promise.all(files.map(async (file) => import(join(shared, file))))
  return modules.flatMap((module) =>
    Object.values(module).flatMap((value) => {
      const endpoint = described.safeParse(value)
      return endpoint.success ? [keyOf(endpoint.data)] : []
    }),
  )
}

/** The lists in a schema, by where they stand, that may be of any length. */
const endlessIn = (schema: unknown, at = ''): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const isEndless = 'type' in schema && schema.type === 'array' && !('maxItems' in schema)
  const inside = Object.entries(schema).flatMap(([name, part]) => endlessIn(part, `${at}/${name}`))
  return isEndless ? [at, ...inside] : inside
}

test('[T29] every list that is answered has a maximum', () => {
  const endless = routes.flatMap((route) => {
    const { answer } = route.endpoint
    const schema = answer === undefined ? {} : z.toJSONSchema(answer, { unrepresentable: 'any' })
    return endlessIn(schema).map((at) => `${key(route)} ${at}`)
  })
  expect(endless).toEqual([])
})

test('[7.calls] every endpoint that is described is served exactly once, and nothing else is', async () => {
  expect(routes.map(key).sort()).toEqual([...(await contracts())].sort())
})

const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        description: z.string(),
        parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']) })),
        requestBody: z.optional(z.object({ content: z.record(z.string(), z.unknown()) })),
        responses: z.record(z.string(), z.looseObject({ description: z.string() })),
      }),
    ),
  ),
})

test('[7.calls] the documentation tells of every endpoint: who may call it, what it takes, answers and refuses', async () => {
  const { status, answer } = await api.ask(openApiEndpoint, {})
  expect(status).toBe(200)
  const { paths } = document.parse(answer)
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
  const told = operations.map(({ path, method }) =>
    keyOf({ method: method.toUpperCase(), path: path.replace(/\{(\w+)\}/g, ':$1') }),
  )
  expect(told.sort()).toEqual(routes.map(key).sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(routes.length)
  expect(paths['/api/drafts/{id}/publish']?.post).toMatchObject({
    description: 'Collaborator, Admin, or Owner of the website.',
    parameters: [{ name: 'id', in: 'path' }],
    requestBody: { content: { 'application/json': { schema: { required: ['handle', 'epoch', 'seq'] } } } },
    responses: {
      200: { content: { 'application/json': { schema: { additionalProperties: false } } } },
      409: { content: { 'application/json': { examples: { 'handle.unavailable': { value: {} } } } } },
    },
  })
  expect(paths['/api/drafts/{id}/images']?.put?.requestBody?.content).toHaveProperty(['image/*'])
  expect(paths['/api/projects']?.post?.requestBody?.content).toEqual({ 'application/zip': {} })
  expect(paths['/api/websites/{id}']?.delete?.responses).toHaveProperty('204')
})

test('[7.calls] every endpoint of the documentation answers, and refuses only as it says', async () => {
  for (const route of routes) {
    const { method, path } = route.endpoint
    const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'abc']))
    const answer = await api.call(addressOf(route.endpoint, { params }), { method })
    expect([key(route), answer.body?.code]).not.toEqual([key(route), 'request.no-such-call'])
    if (answer.status < 400) continue
    const known = callProblems(route).map(({ status, code }) => `${status} ${code}`)
    expect(known).toContain(`${answer.status} ${answer.body.code}`)
  }
})

test.each([openApiEndpoint.path, documentationPath])(
  '[7.calls] %s may be kept, and is not sent again to whoever has it',
  async (path) => {
    const first = await api.call(path)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    // What a browser says; without it fetch asks to have everything anew.
    const headers = { 'cache-control': 'max-age=0' }
    const again = await api.call(path, { headers: { ...headers, 'if-none-match': tag } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    const other = await api.call(path, { headers: { ...headers, 'if-none-match': '"another"' } })
    expect([other.status, other.text]).toEqual([200, first.text])
  },
)

test('[2.2.headers] the documentation’s page shows every endpoint, under the app’s policy and without a script', async () => {
  const page = await api.call(documentationPath)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.text).not.toContain('<script')
  for (const { endpoint, summary } of routes) {
    expect(page.text).toContain(`<b>${endpoint.method}</b> <code>${endpoint.path}</code>`)
    expect(page.text).toContain(summary)
  }
})

test('[8.weight] a page of the api’s own is set in the fonts that are cut for websites', async () => {
  const { text } = await api.call(documentationPath)
  const forWords = [...text.matchAll(/url\(([^)]+)\)[^}]*unicode-range:U\+20-7E/g)].map(([, file]) => file)
  expect(forWords).toHaveLength(2)
  for (const file of forWords) expect(file).toMatch(/\/fonts\/[a-z-]+-[0-9-]+-normal\.[0-9a-f]{8}\.woff2$/)
})
