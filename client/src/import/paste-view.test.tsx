// @vitest-environment jsdom
import { importTexts } from '@shingle/shared/import/import-texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasteView } from './paste-view.tsx'

const problem = { code: 'request.invalid-field', status: 400, text: 'Not valid: link' }

test('[5.import] whoever brought words that are no address is told so, and no name of a field', () => {
  const html = renderToStaticMarkup(<PasteView given="my old page" problem={problem} />)
  expect(html).toContain(importTexts.invalid)
  expect(html).not.toContain('Not valid')
})
