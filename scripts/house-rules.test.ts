// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source code
import { expect, it } from 'vitest'
import { findingsIn } from './house-rules.ts'

const lines = (count: number): string => 'const line = 1\n'.repeat(count)
const fieldBorder = ' border: 1.5px solid var(--line-field);'
const focused = ' border-color: var(--ink);'
const silence = ['@ts-', 'ignore'].join('')

it.each([
  ['client/src/ui/long.ts', lines(201), '201 lines; a file has at most 200'],
  ['client/src/ui/long.test.ts', lines(401), '401 lines; a file has at most 400'],
  ['client/src/ui/long.css', lines(351), '351 lines; a file has at most 350'],
  ['api/src/handle/routes.ts', 'const port = process.env.PORT\n', 'only start.ts and main.ts'],
  ['api/src/handle/routes.ts', "const port = process['env'].PORT\n", 'only start.ts and main.ts'],
  ['api/src/handle/routes.ts', "import { env } from 'node:process'\n", 'only start.ts and main.ts'],
  ['api/src/utils/handle.ts', '', 'named for what it exports'],
  ['client/src/ui/helpers.tsx', '', 'named for what it exports'],
  ['api/src/handle/routes.ts', `// ${silence}\n`, 'finish the work'],
  ['api/src/handle/routes.test.ts', 'test.only()\n', 'finish the work'],
  ['shared/src/handle/handle.ts', 'export const handleMaximum = 24\n', 'handleMaximum has no docstring'],
  ['api/src/handle/routes.ts', 'function ask() {}\n', 'write ask as an arrow constant'],
  ['api/src/handle/routes.ts', 'export async function ask() {}\n', 'write ask as an arrow constant'],
  ['api/src/handle/routes.ts', 'const ask = function () {}\n', 'write a function as an arrow'],
  ['api/src/handle/routes.ts', 'list.ask = async function ask() {}\n', 'write a function as an arrow'],
  ['client/src/leads/a.module.css', '.a { clip-path: inset(50%); }\n', 'has the class visually-hidden'],
  ['shared/src/sections/team/style.ts', '.a{clip-path:inset(50%)}\n', 'has the class visually-hidden'],
  ['client/src/leads/a.module.css', '.a { clip: rect(0 0 0 0); }\n', 'has the class visually-hidden'],
  ['client/src/handle/ask.ts', "fetch('/api/websites')\n", "an endpoint's address"],
  ['client/src/handle/ask.ts', 'fetch(`${origin}/api/websites`)\n', "an endpoint's address"],
  ['e2e/tests/list.spec.ts', "page.route('**/api/websites')\n", "an endpoint's address"],
  ['client/src/handle/ask.ts', "fetch(path, { method: 'POST' })\n", "an endpoint's method"],
  ['client/src/handle/ask.ts', 'fetch(path, { method: "DELETE" })\n', "an endpoint's method"],
  ['client/src/handle/ask.ts', "headers: { 'x-shingle': '1' }\n", 'is `appHeader`'],
  ['client/src/handle/ask.ts', "navigate('/support')\n", '/support stands in shared/src/paths'],
  ['client/src/handle/field.tsx', '<input maxLength={24} />\n', 'the limit of a value has a name'],
  ['client/src/handle/ask.ts', 'z.string().check(z.maxLength(24))\n', 'the limit of a value has a name'],
  [
    'shared/src/handle/handle.ts',
    "import * as z from 'zod/mini'\nconst id = /^[\\w-]{1,64}$/\n",
    'the limit of a value has a name',
  ],
  ['api/src/handle/ask.ts', 'z.string().max(64)\n', 'the limit of a value has a name'],
  ['api/src/handle/ask.ts', 'z.array(z.string())\n  .max(5)\n', 'the limit of a value has a name'],
  ['client/src/handle/ask.ts', 'z.int().check(z.maximum(6))\n', 'the limit of a value has a name'],
  ['client/src/handle/field.tsx', '<TextField limit={64} />\n', 'the limit of a value has a name'],
  ['client/src/handle/field.tsx', 'onChange(typed.slice(0, 64))\n', 'the limit of a value has a name'],
  ['client/src/handle/time.ts', "date.toLocaleTimeString([], { hour: '2-digit' })\n", 'written by a tag'],
  ['client/src/handle/time.ts', 'new Intl.DateTimeFormat().format(date)\n', 'written by a tag'],
  ['client/src/handle/time.ts', 'count.toLocaleString()\n', 'written by a tag'],
  ['client/src/handle/field.tsx', '<p>Choose a colour</p>\n', "'colour'"],
  ['client/src/leads/a.module.css', `.a {${fieldBorder} border-radius: var(--radius-m); }`, 'has one frame'],
  ['client/src/leads/a.module.css', `.a { & input {${focused} outline: 0; } }`, 'has one frame'],
  ['client/src/leads/a.module.css', `.a {${focused} box-shadow: var(--focus-ring); }`, 'has one frame'],
  ['client/src/leads/a.tsx', '<p>This cannot be undone.</p>\n', 'only what nobody brings back'],
  ['client/src/trash/trash-words.ts', "const said = 'It is gone.'\n", 'takes itself off'],
  ['shared/src/sections/team/view.tsx', "layout.id === 'rows' ? 1 : 2\n", 'for what it has'],
  ['shared/src/page/rhythm.ts', "if (section.layout !== 'rows') return\n", 'for what it has'],
  ['shared/src/page/rhythm.ts', "['rows', 'pair'].includes(section.layout)\n", 'for what it has'],
  ['shared/src/sections/team/style.ts', '.section-team.layout-rows li{gap:0}\n', '.layout-rows is styled'],
  [
    'shared/src/sections/team/layouts/pair/late.ts',
    '.layout-pair+.layout-rows{}\n',
    '.layout-rows is styled',
  ],
  [
    'shared/src/sections/team/section.ts',
    "import { rows } from './layouts/rows/layout.ts'\n",
    'the lists of',
  ],
])('[house] %s may not say %j', (file, text, finding) => {
  const found = findingsIn(file, text)
  expect(found.map((said) => said.includes(finding))).toEqual([true])
})

it.each([
  ['shared/src/theme/rows.ts', `// Written by scripts/format.ts\n${lines(500)}`],
  ['api/src/main.ts', 'const port = process.env.PORT\n'],
  ['api/src/handle/routes.ts', 'function* ask() {}\n'],
  ['api/src/handle/routes.ts', 'const ask = function* () {}\n'],
  ['api/src/handle/routes.test.ts', 'Item.prototype.ask = function count() {}\n'],
  ['client/src/handle/row.tsx', 'const Row = memo(function Row() {})\n'],
  ['shared/src/page/script.ts', 'const script = `w.ask = function(){}`\n'],
  ['client/src/ui/base.css', '.visually-hidden { clip-path: inset(50%); }\n'],
  ['client/src/leads/a.css', '.a { clip-path: inset(-1px -100vw 0); }\n'],
  ['shared/src/handle/handle.ts', '/** The longest handle. */\nexport const handleMaximum = 24\n'],
  ['shared/src/handle/endpoints.ts', "const asked = { method: 'GET', path: '/api/websites' }\n"],
  [
    'api/src/handle/routes.test.ts',
    "call('/api/websites', { method: 'POST', headers: { 'x-shingle': '' } })\n",
  ],
  ['e2e/attack/attacks/forms.ts', "stranger.ask({ method: 'GET', path })\n"],
  ['e2e/tests/assistant.spec.ts', "const asked = { jsonrpc: '2.0', method: 'tools/call' }\n"],
  ['client/src/handle/ask.ts', 'z.string().check(z.maxLength(handleMaximum))\n'],
  ['shared/src/handle/handle.ts', "import * as z from 'zod/mini'\nconst year = /^\\d{1,4}$/\n"],
  ['client/src/handle/field.tsx', 'onChange(typed.slice(0, handleMaximum))\n'],
  ['client/src/handle/time.ts', 'const day = moment.toISOString().slice(0, 10)\n'],
  ['api/src/handle/ask.ts', "const tag = createHash('sha256').update(text).digest('hex').slice(0, 22)\n"],
  ['shared/src/artwork/litter.ts', 'const cell = Math.max(74, height)\n'],
  ['client/src/handle/time.ts', 'Intl.DateTimeFormat().resolvedOptions().timeZone\n'],
  ['client/src/handle/time.ts', "new Intl.DateTimeFormat(appLocale, { dateStyle: 'long' })\n"],
  ['client/src/ui/frame.module.css', `.a {${fieldBorder} border-radius: var(--radius-m); }`],
  ['client/src/ui/button.module.css', `.a {${fieldBorder} } .b { border-radius: var(--radius-m); }`],
  ['client/src/leads/a.tsx', '/** Waits: it cannot be undone. */\n'],
  ['shared/src/sections/team/view.tsx', 'layout.scrolls ? 1 : 2\n'],
  ['shared/src/page/rhythm.ts', "if (section.layout === 'auto' || typeof layout === 'string') return\n"],
  ['shared/src/sections/team/layouts/rows/late.ts', '.section-team.layout-rows li{gap:0}\n'],
  ['trades/src/trades/painter/pack.ts', "const said = 'Every colour'\n"],
])('[house] %s may say %j', (file, text) => expect(findingsIn(file, text)).toEqual([]))
