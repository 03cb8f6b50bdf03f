import { type AnyEndpoint, statusesOf } from '@shingle/shared/endpoint/endpoint.ts'
import { openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import * as z from 'zod/mini'
import type { Route } from '../http/route.ts'
import { paperPage } from '../paper/paper-page.ts'
import { callProblems } from './call-problems.ts'
import { documentationStyle } from './documentation-style.ts'
import { whoMayCall } from './who-may-call.ts'

const schemaBlock = (title: string, schema: z.core.$ZodType | undefined): string => {
  if (schema === undefined) return ''
  const { $schema: _said, ...described } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  const text = escapeHtml(JSON.stringify(described, null, 2))
  return `<h3>${title}</h3><pre tabindex="0" aria-label="${title}"><code>${text}</code></pre>`
}

const takes = ({ takes: bytes, query, body }: AnyEndpoint): string =>
  [
    bytes === undefined ? '' : '<h3>Body</h3><p>The file as it is.</p>',
    schemaBlock('Query', query),
    schemaBlock('Body', body),
  ].join('')

const gives = (endpoint: AnyEndpoint): string => {
  const statuses = statusesOf(endpoint).join(' or ')
  return endpoint.answer === undefined
    ? `<h3>Answer ${statuses}</h3><p>${endpoint.gives === undefined ? 'Empty' : 'The file as it is'}.</p>`
    : schemaBlock(`Answer ${statuses}`, endpoint.answer)
}

const problemRows = (route: Route): string =>
  callProblems(route)
    .map(
      ({ status, code, text }) =>
        `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(text)}</td></tr>`,
    )
    .join('')

const entry = (route: Route): string => {
  const { method, path } = route.endpoint
  return `<details class="endpoint">
  <summary><span class="call"><b>${method}</b> <code>${escapeHtml(path)}</code></span><span class="says">${escapeHtml(route.summary)}</span></summary>
  <p class="who">${escapeHtml(whoMayCall(route))}</p>
  ${takes(route.endpoint)}${gives(route.endpoint)}
  <h3>Problems</h3>
  <div class="table" tabindex="0" role="region" aria-label="Problems of ${method} ${escapeHtml(path)}"><table><thead><tr><th>Status</th><th>Code</th><th>Text</th></tr></thead><tbody>${problemRows(route)}</tbody></table></div>
</details>`
}

/** The page of all endpoints, by what they are about. */
export const documentationPage = (routes: readonly Route[]): string => {
  const byNoun = Map.groupBy(routes, ({ endpoint }) => endpoint.action.split('.')[0] ?? '')
  const sections = [...byNoun].map(
    ([noun, ofNoun]) => `<section><h2>${escapeHtml(noun)}</h2>${ofNoun.map(entry).join('\n')}</section>`,
  )
  return paperPage({
    name: 'API',
    heading: `Every call that ${productName} answers`,
    lead: `A refusal says <code>code</code>, <code>text</code> and, where one is to blame, <code>field</code>. Machines read <a href="${openApiEndpoint.path}">the same as OpenAPI 3.1</a>.`,
    body: sections.join('\n'),
    style: documentationStyle,
  })
}
