import { beforeAll, expect, test } from 'vitest'
import { buildForWeighing, type ClientBuild, type FirstLoad, scriptOf, weigher } from './first-load.ts'
import { foreignLetters, weighOwnPage } from './own-pages.ts'

const kilobyte = 1024
const app = 'index.html'
const designer = 'src/designer/designer-page.tsx'

let built: ClientBuild
let weigh: (modules: readonly string[]) => FirstLoad
beforeAll(async () => {
  built = await buildForWeighing()
  weigh = weigher(built)
})

test.each([
  // The design's own budgets are 165 and 300.
  ['the designer answers', 165, [app, designer]],
  ['rich text is written in the designer', 291, [app, designer, 'src/designer/rich/rich-editor.tsx']],
  ['a page of the marketing site answers', 5, ['src/marketing/marketing.ts']],
  ['names can be asked for', 5, ['src/marketing/marketing.ts', 'src/marketing/creators/names.ts']],
  ['ideas can be asked for', 5, ['src/marketing/marketing.ts', 'src/marketing/creators/ideas.ts']],
  ['help can be searched', 5, ['src/marketing/marketing.ts', 'src/marketing/support/support.ts']],
  ['a trade can be looked for', 5, ['src/marketing/marketing.ts', 'src/marketing/trades/find-trades.ts']],
  // What these weigh now and a little more, so that nothing large slips in.
  ['the list of websites is there', 106, [app, 'src/websites/websites-screen.tsx']],
  ['the first question is asked', 99, [app, 'src/create/create-frame.tsx', 'src/create/about-step.tsx']],
  ['somebody can sign in', 100, [app, 'src/account/sign-in-screen.tsx']],
] as const)('[8.weight] before %s, at most %i KB of script are fetched', (_, most, modules) => {
  expect(weigh(modules).bytes).toBeLessThanOrEqual(most * kilobyte)
})

test('[9.analytics] the script of the operator’s analytics is small, and brings none of the app along', () => {
  const { bytes, modules } = weigh(['src/analytics/analytics.ts'])
  expect(bytes).toBeLessThanOrEqual(2 * kilobyte)
  expect(modules.filter((module) => !/analytics|usage\/events/.test(module))).toEqual([])
})

test('[8.weight] pages of the marketing site run no React, and read no Markdown', () => {
  const { modules } = weigh(['src/marketing/marketing.ts', 'src/marketing/creators/names.ts'])
  expect(
    modules.filter((module) => /node_modules\/(react|react-dom|scheduler|marked)\//.test(module)),
  ).toEqual([])
})

test('[8.weight] the designer answers before edits, uploads, dialogs, dragging, rich text, artwork and the trades are fetched', () => {
  const { modules } = weigh([app, designer])
  const later =
    /node_modules\/(@dnd-kit|radix-ui|@radix-ui|@tiptap|prosemirror|sonner|@hocuspocus|fractional-indexing)|client\/src\/(replica\/pictures\/(draft-pictures|picture-uploads)|designer\/images)|shared\/src\/(theme\/cut-fonts|artwork\/motifs|artwork\/icons\/icons|industry\/packs|generation\/wording)|trades\/src\/(?!kind-ids)/
  expect(modules.filter((module) => later.test(module))).toEqual([])
})

test('[8.weight] where lines end is decided when a page is published: no browser fetches what knows it', () => {
  const { modules } = weigh([app, designer, 'src/designer/versions/version-page.tsx'])
  const patterns =
    /node_modules\/(budoux|hyphen)\/|shared\/src\/typesetting\/(typeset|hyphenate|japanese-phrases|german-joints)/
  expect(modules.filter((module) => patterns.test(module))).toEqual([])
})

test('[8.weight] descriptions are read on the server: no browser fetches what reads them', () => {
  const { modules } = weigh([app, designer, 'src/create/page-board.tsx'])
  expect(
    modules.filter((module) => /node_modules\/(libphonenumber-js|eld)\/|shared\/src\/reading\//.test(module)),
  ).toEqual([])
})

test('[8.weight] no script names what was fetched with it already', () => {
  const twice = built.chunks.flatMap((chunk) => {
    const present = new Set(scriptOf([chunk], built.chunks).map(({ fileName }) => fileName))
    return chunk.preloads.filter((file) => present.has(file)).map((file) => `${chunk.fileName}: ${file}`)
  })
  expect(built.chunks.flatMap(({ preloads }) => preloads).length).toBeGreaterThan(100)
  expect(twice).toEqual([])
})

test('[8.weight] no page of the product weighs more than 60 KB as sent, with its style, script and fonts', () => {
  const weighed = built.pages.map((page) => ({ path: page.path, ...weighOwnPage(page, built) }))
  expect(weighed.length).toBeGreaterThan(50)
  expect(weighed.filter(({ fonts }) => !fonts.some((file) => file.includes('/own-text-')))).toEqual([])
  expect(weighed.filter(({ bytes }) => bytes > 60 * kilobyte)).toEqual([])
})

test('[8.weight] no letter of a page of the product is missing in the first cut of the font that it is set in', () => {
  const foreign = built.pages.flatMap((page) =>
    foreignLetters(page, built).map((letters) => `${page.path}: ${letters}`),
  )
  expect(foreign).toEqual([])
})
