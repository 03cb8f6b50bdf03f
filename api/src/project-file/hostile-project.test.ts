import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { pageText } from '@shingle/shared/page/plain-text/page-text.ts'
import { projectLimits } from '@shingle/shared/project-file/limits.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { type RawEntry, rawZip } from '@shingle/storage/zip/raw-zip.testing.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { readContent } from '../website/read-content.ts'
import { projectCalls } from './projects.testing.ts'

const { api, ann } = await openTestApi('ann')
const { download, open } = projectCalls(api)
const good = await readZip((await download(await aDraft(api, ann), ann)).bytes)
const written = String(good.get('project.json'))

interface Said {
  readonly content: DraftContent
  readonly pictures: readonly unknown[]
}
const said = (): Said & Record<string, unknown> => JSON.parse(written)
const json = (value: unknown): RawEntry => ({ name: 'project.json', bytes: JSON.stringify(value) })
const project: RawEntry = { name: 'project.json', bytes: written }
const picture = async (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3a6ea5' } })
    .webp()
    .toBuffer()
const photo: RawEntry = { name: 'pictures/001.webp', bytes: await picture(40) }

const shown = { ...plainImage, provider: 'Custom', reference: 'photo' } as const
/** The project with a picture in its opening, of which a file says this. */
const withPhoto = (pictures: readonly unknown[] = [{ file: 'pictures/001.webp', reference: 'photo' }]) =>
  json({ ...said(), pictures, content: changed('Introduction', { background: shown }) })

/** The content with a section of a type changed. */
const changed = (type: string, values: object): unknown => {
  const { content } = said()
  const sections = content.sections.map((one) => (one.type === type ? { ...one, ...values } : one))
  return { ...content, sections }
}

const zeros = (bytes: number) => new Uint8Array(bytes)
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const inProject = (part: string): RawEntry => ({
  name: 'project.json',
  bytes: written.replace('"pictures"', `${part},"pictures"`),
})
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `pictures/${String(at + 1).padStart(3, '0')}.webp`)

type Hostile = readonly [what: string, zip: readonly RawEntry[] | Uint8Array, status: number, field?: string]

const badDirectories: readonly Hostile[] = [
  ['no zip', Buffer.from('Not a zip at all'), 400],
  ['nothing', new Uint8Array(), 400],
  ['half of a zip', rawZip([project]).subarray(0, 900), 400],
  ['an empty zip', [], 400, 'project.json'],
  ['a zip without a project', [photo], 400, 'project.json'],
  ...['../escape.webp', '/etc/passwd', 'pictures/../../x.webp', 'C:\\x.webp', 'pictures\\001.webp'].map(
    (name): Hostile => [`a name that leads out, ${name}`, [project, { ...photo, name }], 400, name],
  ),
  ['a name with a zero', [project, { ...photo, name: 'pictures/001.webp\0' }], 400, 'pictures/001.webp?'],
  ['a file that does not belong', [project, { ...photo, name: 'index.html' }], 400, 'index.html'],
  ['a zip in the zip', [project, { name: 'more.zip', bytes: rawZip([project]) }], 400, 'more.zip'],
  ['a project twice', [project, project], 400, 'project.json'],
  ['a picture twice', [withPhoto(), photo, photo], 400, photo.name],
  [
    'a link instead of a project',
    [{ ...project, bytes: '/etc/passwd', mode: 0o120777 }],
    400,
    'project.json',
  ],
  ['a link instead of a picture', [withPhoto(), { ...photo, mode: 0o120777 }], 400, photo.name],
  ['a folder instead of a picture', [withPhoto(), { ...photo, mode: 0o040755 }], 400, photo.name],
  ['a secret file', [{ ...project, flags: 1 }], 400, 'project.json'],
  ['a kind of compression that nobody reads', [{ ...project, method: 12 }], 400, 'project.json'],
  ['more bytes than it says', [{ ...project, saidSize: 10 }], 400, 'project.json'],
  ['fewer bytes than it says', [{ ...project, saidSize: 100_000_00 / 8 }], 400, 'project.json'],
  ['a picture of more bytes than it says', [withPhoto(), { ...photo, saidSize: 10 }], 400, photo.name],
]

const bombs: readonly Hostile[] = [
  ['a project of 3 MB of spaces', [{ ...project, bytes: ' '.repeat(3 * 2 ** 20) }], 413, 'project.json'],
  ['a picture of 16 MB of nothing', [project, { ...photo, bytes: zeros(16 * 2 ** 20) }], 413, photo.name],
  [
    'pictures of 70 MB in a few bytes',
    [project, ...numbered(5).map((name) => ({ name, bytes: zeros(14 * 2 ** 20) }))],
    413,
    'pictures/005.webp',
  ],
  [
    'more files than a project has',
    [project, ...numbered(projectLimits.entries).map((name) => ({ name, bytes: 'x' }))],
    413,
  ],
  ['lists in lists', [inProject(`"x":${nested(10_000)}`)], 400],
  ['lists in lists beyond any stack', [inProject(`"x":${nested(500_000)}`)], 400],
  [
    'six hundred thousand empty items',
    [
      json({
        ...said(),
        content: {
          ...said().content,
          sections: Array.from({ length: 35 }, () => ({
            type: 'Services',
            items: Array.from({ length: 19_000 }, () => ({})),
          })),
        },
      }),
    ],
    400,
    'project.json',
  ],
  ['a million numbers', [inProject(`"x":[${'1,'.repeat(900_000)}1]`)], 400, 'project.json'],
]

const badProjects: readonly Hostile[] = [
  ['JSON that is none', [{ ...project, bytes: '{' }], 400, 'project.json'],
  ...[null, 1, 'x', [], true].map((value): Hostile => [`${JSON.stringify(value)}`, [json(value)], 400]),
  ['a key of prototypes', [inProject('"__proto__":{"isAdmin":true}')], 400, '__proto__'],
  ['a constructor', [inProject('"constructor":{"prototype":{}}')], 400, 'constructor'],
  ['an operator of the database', [json({ ...said(), content: { $ne: null } })], 400, '$ne'],
  ['a field that is none', [json({ ...said(), userId: 'bea' })], 400, 'userId'],
  ['another format', [json({ ...said(), format: 'else' })], 400, 'format'],
  ['no version', [json({ ...said(), version: undefined })], 400, 'version'],
  ['a version of before the first', [json({ ...said(), version: 0 })], 400, 'version'],
  ['half a version', [json({ ...said(), version: 0.5 })], 400, 'version'],
  ['a version that is a text', [json({ ...said(), version: '1' })], 400, 'version'],
  ['a date that is none', [json({ ...said(), madeAt: 'soon' })], 400, 'madeAt'],
  ['content that is none', [json({ ...said(), content: 'x' })], 400, 'draft'],
  ['no sections', [json({ ...said(), content: { ...said().content, sections: [] } })], 400, 'sections'],
  [
    'sections that are none',
    [json({ ...said(), content: { ...said().content, sections: [1] } })],
    400,
    'draft.sections.0',
  ],
  [
    'a section without an id',
    [json({ ...said(), content: changed('Footer', { id: '../x' }) })],
    400,
    'draft.sections.8.id',
  ],
  [
    'two headers',
    [
      json({
        ...said(),
        content: {
          ...said().content,
          sections: [...said().content.sections, ...said().content.sections.slice(0, 1)],
        },
      }),
    ],
    400,
    'sections',
  ],
  [
    'a text of the wrong kind',
    [json({ ...said(), content: changed('Header', { logoText: { $: 1 } }) })],
    400,
  ],
  [
    'a text beyond its limit',
    [json({ ...said(), content: changed('Header', { logoText: 'x'.repeat(10_000) }) })],
    400,
    'sections.Header.logoText',
  ],
  [
    'settings of the wrong kind',
    [
      json({
        ...said(),
        content: { ...said().content, settings: { ...said().content.settings, language: 'klingon' } },
      }),
    ],
    400,
    'settings.language',
  ],
]

const credit = {
  ...{ provider: 'Pexels', author: 'Ana' },
  ...{ authorUrl: 'https://www.pexels.com/@ana', pageUrl: 'https://www.pexels.com/photo/1/' },
}

const badPictures: readonly Hostile[] = [
  ['a picture of somebody else’s by its name', [withPhoto([])], 400, 'pictures: photo'],
  ['a picture that is not in the file', [withPhoto()], 400, photo.name],
  [
    'a picture whose place leads out',
    [withPhoto([{ file: '../../x.webp', reference: 'photo' }]), photo],
    400,
    'pictures.0.file',
  ],
  [
    'two pictures of one name',
    [withPhoto(numbered(2).map((file) => ({ file, reference: 'photo' }))), photo],
    400,
    'pictures.1',
  ],
  [
    'a picture under two names',
    [withPhoto(['photo', 'b'].map((reference) => ({ file: photo.name, reference }))), photo],
    400,
    'pictures.1',
  ],
  ...[
    { ...credit, authorUrl: 'https://www.pexels.com.evil.example/@ana' },
    { ...credit, pageUrl: 'javascript:alert(1)' },
    { ...credit, provider: 'Elsewhere' },
    { ...credit, author: '' },
    { ...credit, author: ' ' },
    { ...credit, author: '\u202eanA' },
    { ...credit, more: 1 },
  ].map(
    (wrong): Hostile => [
      `a maker of a picture who is none, ${JSON.stringify(wrong)}`,
      [withPhoto([{ file: photo.name, reference: 'photo', credit: wrong }]), photo],
      400,
    ],
  ),
  [
    'a page instead of a picture',
    [withPhoto(), { ...photo, bytes: '<script>alert(1)</script>' }],
    415,
    photo.name,
  ],
  [
    'a drawing with a script',
    [withPhoto(), { ...photo, bytes: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' }],
    415,
    photo.name,
  ],
  [
    'half a picture',
    [withPhoto(), { ...photo, bytes: (await picture(400)).subarray(0, 60) }],
    400,
    photo.name,
  ],
  [
    'a picture of more pixels than are opened',
    [withPhoto(), { ...photo, bytes: await picture(6_400) }],
    413,
    photo.name,
  ],
]

const hostile = [...badDirectories, ...bombs, ...badProjects, ...badPictures]

test.each(hostile.map((one) => [one[0], one] as const))(
  '[leave] %s is refused by its name, and changes nothing',
  async (_, [, zip, status, field]) => {
    await api.db.collection('RateLimits').deleteMany({})
    const before = await everythingIn(api)
    const answer = await open(zip instanceof Uint8Array ? zip : rawZip(zip), ann)
    expect([answer.status, answer.body.field]).toEqual([status, field ?? answer.body.field])
    expect(answer.body.text).toEqual(expect.any(String))
    expect(await everythingIn(api)).toBe(before)
  },
)

test('[leave] a body beyond the limit is refused by what it says of itself, and by what arrives', async () => {
  const tooMuch = new Uint8Array(projectLimits.file + 1)
  expect((await open(tooMuch, ann)).body.code).toBe('project.too-large')
})

test('[leave] a script in a text of a project is a text on its page', async () => {
  await api.db.collection('RateLimits').deleteMany({})
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  const content = changed('Header', { logoText: script.slice(0, 40) })
  const opened = await open(rawZip([json({ ...said(), content })]), ann)
  expect(opened.status).toBe(201)
  expect((await publish(api, opened.body.draftId, { person: ann, handle: 'hostile-project' })).status).toBe(
    200,
  )
  const key = (await api.row('Websites', 'hostile-project'))?.page.files.identity
  const html = String(Buffer.from((await api.options.files.get(key))?.bytes ?? ''))
  expect([html.includes('alert(1)'), html.includes('<script>alert')]).toEqual([true, false])
})

test('[leave] links of a project lead where links may lead, and to its own sections alone', async () => {
  await api.db.collection('RateLimits').deleteMany({})
  const links = [
    { id: 'a', label: 'Elsewhere', link: { type: 'Section', target: 'no-such-section' } },
    { id: 'b', label: 'Script', link: { type: 'Web', target: 'javascript:alert(1)' } },
  ]
  const script = await open(rawZip([json({ ...said(), content: changed('Header', { links }) })]), ann)
  expect([script.status, script.body.field]).toEqual([400, 'sections.Header.links.1.link'])
  const lost = changed('Header', { links: links.slice(0, 1) })
  const opened = await open(rawZip([json({ ...said(), content: lost })]), ann)
  const read = await readContent(createDraftLog(api.db), { draftId: opened.body.draftId, accountId: ann.id })
  if (!read.ok) throw new Error(read.problem.text)
  const [header] = read.value.content.sections
  expect(header?.type === 'Header' && header.links.map(({ link }) => link.target)).toEqual([''])
  expect(pageText(read.value.content, 'https://harrow.example/')).not.toContain('no-such-section')
})
