import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { formerEmailDays } from '@shingle/shared/email-change/limits.ts'
import { exportLifetimeMs } from '@shingle/shared/export/limits.ts'
import { ideaLimits } from '@shingle/shared/ideas/idea-limits.ts'
import { importLifetimeMs } from '@shingle/shared/import/import-limits.ts'
import { mailOrders } from '@shingle/shared/mail/mail-orders.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import { versionReasons } from '@shingle/shared/version/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const manifest = z
  .object({ workspaces: z.array(z.string()), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))
const manifestOf = (file: string) =>
  z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(read(file)))
const workspaces = manifest.workspaces.toSorted()

/** The files of the product in which a pattern stands, tests and what is made for them apart. */
const filesWith = (pattern: RegExp): readonly string[] =>
  workspaces
    .filter((room) => room !== 'e2e')
    .flatMap((room) => globSync(`${room}/src/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\/(fixtures|testing)\//.test(file))
    .filter((file) => pattern.test(read(file)))
    .toSorted()
const outside = (files: readonly string[], folder: string) => files.filter((file) => !file.startsWith(folder))

/** What a text says in `code`, outside its blocks. */
const codeIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')

const isPath = (code: string) => /^[\w.-]+(\/[\w.<>-]+)*\/?$/.test(code) && /\/|\.(ts|mjs|md|yml)$/.test(code)

// Named, but only there once the product has run, or in any folder of a kind.
const madeLater = /^(\.cache|\.data|bench\/out|node_modules|dist)\b/
// The client's folders are named as they stand in it, the files of a section or a trade as they stand in its folder, the others from the top.
const places = ['', 'client/src/', 'shared/src/sections/**/', 'trades/src/**/']
const ofEveryRoom = ['main.ts']

const missingPaths = (file: string): readonly string[] =>
  codeIn(read(file))
    .filter((code) => isPath(code) && !madeLater.test(code))
    .filter((code) => !ofEveryRoom.includes(code))
    // `<type>` stands for any name there is.
    .map((code) => code.replaceAll(/<\w+>/g, '*'))
    .filter((path) => !places.some((place) => globSync(`${place}${path}`, { cwd: root }).length > 0))

const firstColumn = (text: string, heading: string): readonly string[] => {
  const lines = text.split('\n')
  const from = lines.indexOf(heading) + 2
  const rows = lines.slice(from, lines.indexOf('', from))
  return rows.map((row) => codeIn(row)[0] ?? '')
}

test.each(['README.md', 'CONTEXT.md', 'docs/designer.md'])(
  '[house] %s names only files and folders that exist',
  (file) => {
    expect(missingPaths(file)).toEqual([])
  },
)

describe.each(['README.md', 'CONTEXT.md'])('[house] %s', (file) => {
  test('links only to files that exist', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path ?? '')
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('[house] README.md', () => {
  const readme = read('README.md')

  test('names every command that there is, and no other', () => {
    const named = [...readme.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short,
    )
    const commands = Object.keys(manifest.scripts).filter((command) => command !== 'preinstall')
    expect([...new Set(named)].sort()).toEqual(commands.sort())
  })

  test('has a line for every room', () => {
    const rooms = firstColumn(readme, '| room | purpose |').map((room) => room.replace(/\/$/, ''))
    expect(rooms.toSorted()).toEqual(workspaces)
  })

  test.each([
    [/More than (\d+) trades are known/, 'trade.ts'],
    [/more than (\d+) have texts of their own/, 'pack.ts'],
  ])('counts the trades that there are, by tens: %s', (claim, file) => {
    const there = globSync(`trades/src/trades/*/${file}`, { cwd: root }).length
    expect(Number(claim.exec(readme)?.[1])).toBe(Math.floor((there - 1) / 10) * 10)
  })
})

describe('[house] CONTEXT.md', () => {
  test('is right that only the edits change a draft', () => {
    const writing = filesWith(/\bwriteField\(|\bnew Edit\(/)
    expect(writing).toContain('shared/src/draft/edits/set-field.ts')
    expect(outside(writing, 'shared/src/draft/edits/')).toEqual([])
    // Whoever cannot reach into a document's types cannot write them either.
    const reaching = filesWith(/\.get(?:Map|Array|Text|Xml\w+)\(/)
    expect(reaching).toEqual(['shared/src/draft/shape.ts'])
    const transacting = filesWith(/\.transact\(/)
    expect(transacting.filter((file) => /^(client|api|render|worker)\//.test(file))).toEqual([])
    // The text editor is given one text, by one file.
    expect(filesWith(/\bCollaboration\b|\bySyncPlugin\(/)).toEqual([
      'client/src/designer/rich/rich-extensions.ts',
    ])
    expect(filesWith(/\brichExtensions\(/)).toEqual(['client/src/designer/rich/rich-editor.tsx'])
  })

  test('is right that only publishing puts a website at an address', () => {
    const putting = filesWith(/\.(replaceOwn|takeFree)\(/)
    expect(putting).toEqual(['api/src/publish/site-addresses.ts'])
  })

  test('is right that no room gives a mail away while somebody waits', () => {
    const sending = filesWith(/\bmail\.send\(|from 'nodemailer'/)
    expect(sending).toContain('worker/src/mail-handlers.ts')
    expect(outside(outside(sending, 'worker/'), 'shared/storage/src/mail/')).toEqual([])
  })

  test('is right that one file alone writes who edits a draft, and that only the list reads it', () => {
    const [, row = ''] = /^\| \*\*presence\*\* \|(.*)$/m.exec(read('CONTEXT.md')) ?? []
    expect(row).toContain("who edits, which stands in the draft's row while they have it open, for the list")
    const own = 'shared/storage/src/rows/draft-editing.ts'
    expect(filesWith(/\$(?:un)?set: \{[^}]*\bediting\b|['"]editing\.\w+['"]/)).toEqual([own])
    expect(filesWith(/\bediting\??\.(?:userId|until)\b/)).toEqual(['api/src/website/editors-now.ts', own])
  })

  test('names every reason that a version is made for', () => {
    const said: Readonly<Record<(typeof versionReasons)[number], string>> = {
      ...{ saved: 'saved', published: 'published', 'taken-over': 'taken over', generated: 'generated' },
      assisted: 'kept before words of a language model',
    }
    expect(Object.keys(said)).toEqual([...versionReasons])
    const [, reasons = ''] = /^\| \*\*version\*\* \|.* reason: ([^|]*) \|/m.exec(read('CONTEXT.md')) ?? []
    expect(reasons.split(', ')).toEqual(Object.values(said))
  })

  test('is right about which rooms order mails', () => {
    const rooms = filesWith(/\borderMail\(/).map((file) => file.split('/src/')[0]?.split('/').at(-1) ?? '')
    const [, line = ''] = /^mail order .*\((.*)\)$/m.exec(read('CONTEXT.md')) ?? []
    expect(line.split(', ')).toEqual([...new Set(rooms)].toSorted())
  })

  test('draws every room of its table', () => {
    const [, after = ''] = read('CONTEXT.md').split('## Where things may go')
    const [, picture = ''] = after.split('```')
    const drawn = (room: string) => new RegExp(`(?<![\\w/-])${room}(?![\\w/-])`).test(picture)
    expect(workspaces.filter((room) => room !== 'e2e' && !drawn(room))).toEqual([])
  })

  test('is right that two files start the doing of jobs, each of its own', () => {
    const starting = filesWith(/\bstartJobWorker\(\{/)
    expect(starting).toEqual(['api/src/start-jobs.ts', 'worker/src/start-worker.ts'])
    for (const file of starting) expect(read('CONTEXT.md')).toContain(`\`${file}\``)
    // What the api does are its second halves of calls, and no more.
    const handlers = [...read('api/src/start-jobs.ts').matchAll(/(\w+Handlers)\(options\)/g)].map(
      ([, one]) => one,
    )
    expect(handlers).toEqual(['creationHandlers', 'publishPlanHandlers'])
  })

  test('is right about where a section type is named beside the frame of a page and the forms of visitors', () => {
    const everywhere = ['Header', 'Introduction', 'Footer', 'Contact', 'Newsletter']
    const types = sections.map(({ type }) => type).filter((type) => !everywhere.includes(type))
    const named = types.join('|')
    const naming = filesWith(
      new RegExp(`(?:\\bcase|\\btype(?::| [!=]==)|\\w\\(|\\[|,) ?'(?:${named})'|^\\s*(?:${named}):`, 'm'),
    )
    expect(naming.filter((file) => !/^shared\/src\/(sections|theme\/families)\//.test(file))).toEqual([
      ...['client/src/designer/fields/film-poster.ts', 'client/src/designer/reviews/waiting-reviews.tsx'],
      'render/src/embed/send-embed.ts',
      ...['shared/src/generation/compose/own-share.ts', 'shared/src/generation/plan-sections.ts'],
      ...['shared/src/generation/unknown-copy.ts', 'shared/src/generation/writing/grammar.ts'],
      ...['shared/src/generation/writing/written-parts.ts', 'shared/src/import/place-pictures.ts'],
      ...['shared/src/page/structured-data/offers.ts', 'shared/src/page/structured-data/questions.ts'],
      ...['shared/src/website/appearance.ts', 'shared/src/word-help/others-words.ts'],
    ])
  })

  test('is right about where the class of a section type is named outside its folder', () => {
    const folders = globSync('*/section.ts', { cwd: join(root, 'shared/src/sections') }).map((file) =>
      dirname(file),
    )
    const named = folders.filter((folder) => !['header', 'introduction', 'footer'].includes(folder)).join('|')
    const naming = filesWith(new RegExp(`(?<![\\w-])section-(?:${named})(?![\\w-])`))
    expect(outside(naming, 'shared/src/sections/')).toEqual(['shared/src/page/alignment-style.ts'])
    expect(read('CONTEXT.md')).toContain('in `shared/src/page/alignment-style.ts`')
  })

  test('is right that the client has no router library, and what takes its place', () => {
    const brought = ['client', 'shared'].flatMap((room) =>
      Object.keys(manifestOf(`${room}/package.json`).dependencies),
    )
    expect(brought.filter((name) => /rout|regexparam|navaid|history/.test(name))).toEqual(['regexparam'])
    expect(filesWith(/from 'regexparam'/)).toEqual(['shared/src/paths/match-path.ts'])
    expect(filesWith(/\bpushState\b/)).toEqual(['client/src/app/history-entries.ts'])
    const [, budget = ''] = /first script, whose budget of (\d+) KB/.exec(read('CONTEXT.md')) ?? []
    expect(read('scripts/client-weight/client-weight.test.ts')).toContain(
      `['the designer answers', ${budget}, [app, designer]]`,
    )
  })

  test('is right about who opens pictures: what was uploaded the decoder alone, its copies also who makes pictures of links and icons', () => {
    const share = ['api/src/publish/share/share-picture.ts', 'api/src/publish/share/site-icons.ts']
    const decoding = ['api/src/image/read-icon.ts', 'api/src/image/resize-image.ts']
    expect(filesWith(/from 'sharp'|\(['"]sharp['"]\)/)).toEqual([...decoding, ...share])
    // Whoever imports those two opens what they open.
    expect(filesWith(/\/read-icon\.ts'/)).toEqual(['api/src/image/resize-image.ts'])
    expect(filesWith(/\/resize-image\.ts'/)).toEqual(['api/src/image/decoder-process.ts'])
    expect(filesWith(/\bfrom '[^']*\/decoder-process\.ts'/)).toEqual([])
    for (const file of share) expect(read(file)).toContain('renditionsOf')
  })

  test('is right that who writes files or an address of a website asks for the sweep at once', () => {
    expect(read('CONTEXT.md')).toContain('who writes files or an address asks `sweepIfDeleted` at once')
    const inRooms = (pattern: RegExp) =>
      filesWith(pattern).filter((file) => /^(?:api|render|sync-server|worker)\//.test(file))
    // Whatever `keepWhole` fills is swept by it.
    const sweeps = (text: string) => /\b(?:sweepIfDeleted|keepWhole)\(/.test(text)
    const sweepsAfter = (file: string, call: RegExp) => sweeps(read(file).slice(read(file).search(call)))
    const writing =
      /\bkeepUpload\(|\.putInto\(|\bfiles\.put\(|\.(?:replaceOwn|takeFree)\(|\bdomains\.(?:insert|reconnect)\(/
    const writers = inRooms(writing)
    for (const known of ['stock/stock-routes', 'image/film-poster-route', 'domain/connect-domain'])
      expect(writers).toContain(`api/src/${known}.ts`)
    const called: Readonly<Record<string, RegExp>> = {
      'api/src/image/keep-upload.ts': /\bkeepUpload\(/,
      'api/src/import/copy-pictures.ts': /\bcopyPictures\.keep\(/,
      'api/src/publish/keep-files.ts': /\bkeepFiles\.(?:store|confirm)\(/,
      'api/src/publish/site-addresses.ts': /\baddresses\.claim\(/,
      // Of an account, not of a website.
      'worker/src/export/keep-parts.ts': /^$/,
    }
    const handingOn = writers.filter((file) => !sweepsAfter(file, writing))
    expect(handingOn).toEqual(Object.keys(called))
    const callers = Object.values(called).flatMap((call) =>
      inRooms(call).filter((file) => !writers.includes(file) && !sweeps(read(file))),
    )
    expect(callers).toEqual([
      // Its website has no row yet: the sweep is ordered before.
      'api/src/creation/start-creation.ts',
      // Called by publishing alone, which asks last of all.
      'api/src/publish/make-page.ts',
    ])
  })

  test('is right about what the server is asked of an account outside of an accountQuery', () => {
    const policies = read('api/src/policy/policies.ts')
    const endpoints = globSync('shared/src/*/endpoints.ts', { cwd: root }).flatMap((file) => [
      ...read(file).matchAll(/export const (\w+Endpoint) = defineEndpoint\(\{([\s\S]*?)^\}\)/gm),
    ])
    const askedOfOneself = endpoints.filter(([, , said = '']) => {
      const [, action = ''] = /action: '([\w.-]+)'/.exec(said) ?? []
      const isOneself = new RegExp(`'${action}': oneself`).test(policies)
      return isOneself && /method: 'GET',\s+path: '[^:']+'/.test(said) && !/\b(?:gives|statuses):/.test(said)
    })
    const names = askedOfOneself.map(([, name = '']) => name)
    expect(names).toContain('listDevicesEndpoint')
    const queries = filesWith(/\baccountQuery(?:<\w+>)?\(\{/)
      .map(read)
      .join('\n')
    const calls = filesWith(/\bcall\(/)
      .map(read)
      .join('\n')
    const asked = (name: string) => {
      const [, wrapper = name] = new RegExp(`const (\\w+) = \\(\\).* =>\\s+call\\(${name},`).exec(calls) ?? []
      return new RegExp(`\\bask: (?:\\(\\) => call\\(${name},|${wrapper},)`).test(queries)
    }
    expect(names.filter((name) => !asked(name)).toSorted()).toEqual([
      ...['listLeadsEndpoint', 'weighAccountEndpoint'],
    ])
    // Whoever else keeps an answer of the account's on the device.
    expect(filesWith(/\bz\.object\(\{ accountId: z\.string\(\), /)).toEqual([
      ...['client/src/leads/use-leads.ts', 'client/src/server/account-query.ts'],
    ])
  })

  test('is right that hosts are told apart by one lookup: who reads the name of the host itself', () => {
    expect(filesWith(/\bheaders\??\.host\b|\bheaders\[['"]host['"]\]|\bctx\.host\b/)).toEqual([
      // Of two hosts that the lookup takes for one kind, and whether a form comes from its own page.
      ...['render/src/embed/send-embed.ts', 'render/src/form/may-keep.ts'],
      // Who asks the lookup.
      ...['render/src/site/answer-at-once.ts', 'shared/storage/src/hosts/by-host.ts'],
      // Who asks whether a request is this machine's own or names a host at all.
      'shared/storage/src/network/comes-directly.ts',
      'shared/storage/src/network/fast-path/plain-request.ts',
      'shared/storage/src/network/plain-host.ts',
    ])
  })

  test('is right that the page function and the domain doctor are pure: neither asks a clock nor chance', () => {
    expect(read('CONTEXT.md')).toContain('the page function is pure')
    expect(read('CONTEXT.md')).toMatch(/^\| \*\*domain doctor\*\* \|[^|]*; pure \|/m)
    const asking = filesWith(/\bDate\.now\b|\bnew Date(?:\(\)|\b(?!\())|\bMath\.random\b|\brandomUUID\b/)
    // The script of a published page runs where its visitor is.
    expect(asking.filter((file) => /^shared\/src\/(page|sections|domain\/doctor)\//.test(file))).toEqual([
      'shared/src/page/page-script.ts',
    ])
  })

  test('says of the pages of the product what they are held to', () => {
    const [, most = ''] = /holds every page to (\d+) KB/.exec(read('CONTEXT.md')) ?? []
    expect(read('scripts/client-weight/client-weight.test.ts')).toContain(
      `weighed.filter(({ bytes }) => bytes > ${most} * kilobyte)`,
    )
  })

  const hourMs = 60 * 60 * 1000
  test.each([
    ['trash', 'where a deleted website waits 30 days', [trashLifetimeDays, 30]],
    ['export', 'packed as one zip for a day', [exportLifetimeMs, 24 * hourMs]],
    ['email change', 'taken back for a week', [formerEmailDays, 7]],
    ['import', 'what is not ticked is forgotten within the hour', [importLifetimeMs, hourMs]],
    ['name', 'twelve suggestions', [nameLimits.names, 12]],
    ['idea', 'at most eight', [ideaLimits.shown, 8]],
    ['idea', 'of at most five words', [ideaLimits.words, 5]],
  ])('says of %s what holds: %s', (noun, claim, [constant, meant]) => {
    const rows = read('CONTEXT.md').split('\n')
    expect(rows.find((row) => row.startsWith(`| **${noun}**`))).toContain(claim)
    expect(constant).toBe(meant)
  })

  test('is right that the api asks for its jobs once a second', () => {
    expect(read('CONTEXT.md')).toMatch(/asks the queue for those two, once a second/)
    const [, idleMs = ''] =
      /\bidleDelayMs = ([\d_]+)/.exec(read('shared/storage/src/jobs/job-worker.ts')) ?? []
    expect(Number(idleMs.replaceAll('_', ''))).toBe(1000)
    expect(read('api/src/start-jobs.ts')).not.toContain('idleDelayMs')
  })

  test('is right that the order of a mail holds ids, and at most a date, which way or the name of a business', () => {
    expect(read('CONTEXT.md')).toContain(
      'order holds ids, and at most a date, which way or the name of a business',
    )
    const held = Object.values(mailOrders).flatMap((order) => Object.keys(order.shape))
    expect([...new Set(held.filter((name) => !name.endsWith('Id')))].toSorted()).toEqual([
      ...['companyName', 'until', 'way'],
    ])
  })

  test('has a row for every noun that is called for', () => {
    const rows = read('CONTEXT.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
    const nouns = globSync('shared/src/*/endpoints.ts', { cwd: root }).map(dirname)
    expect(nouns).toContain('shared/src/support')
    expect(nouns.filter((noun) => !rows.some((row) => row.includes(`\`${noun}\``)))).toEqual([])
  })

  test('says of a call every list that names calls or actions by hand', () => {
    const [, table = ''] = read('CONTEXT.md').split('## Adding a call of the API')
    const naming = globSync('api/src/**/*.ts', { cwd: root }).filter((file) =>
      /^ {2}'(?:draft\.save-version|POST \/api\/drafts\/:id\/versions|\/api\/drafts\/:id\/versions)':/m.test(
        read(file),
      ),
    )
    expect(naming).toContain('api/src/limits/call-rates.ts')
    expect(naming.filter((file) => !table.split('\n## ')[0]?.includes(`\`${file}\``))).toEqual([])
  })

  test('counts the section types, each of which has a folder', () => {
    const folders = readdirSync(join(root, 'shared/src/sections'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, 'section.ts')))
      .map(({ name }) => name)
    expect(folders).toHaveLength(sections.length)
    expect(read('CONTEXT.md')).toMatch(new RegExp(`\\b${sections.length} types\\b`))
  })
})
