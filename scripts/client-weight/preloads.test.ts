import { expect, test } from 'vitest'
import { preloadDesigner } from '../../client/preloads.ts'

const page = `<html>
  <head>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
</html>`

test('[8.weight] the page of the designer names what it waits for, and nothing twice', () => {
  const manifest = {
    'index.html': { file: 'assets/app.js', css: ['assets/app.css'], imports: [] },
    '_designer.js': {
      file: 'assets/designer.js',
      name: 'designer',
      css: ['assets/designer.css'],
      imports: ['index.html', '_words.js'],
    },
    '_words.js': { file: 'assets/words.js', name: 'words' },
    'src/replica/patient-provider.ts': { file: 'assets/line.js', imports: ['_designer.js'] },
    'src/create/about-step.tsx': { file: 'assets/about.js', imports: ['_words.js'] },
  }
  expect(preloadDesigner(page, manifest)).toBe(`<html>
  <head>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <link rel="modulepreload" crossorigin href="/assets/designer.js">
    <link rel="modulepreload" crossorigin href="/assets/words.js">
    <link rel="modulepreload" crossorigin href="/assets/line.js">
    <link rel="preload" as="style" crossorigin href="/assets/designer.css">
  </head>
</html>`)
})

test('[8.weight] a build without the designer is noticed', () => {
  expect(() => preloadDesigner(page, { 'index.html': { file: 'assets/app.js' } })).toThrow('no designer')
})
