import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  backupPlaceIn,
  readOutboxEnvironment,
  readProductEnvironment,
  readRoomEnvironment,
  variableNames,
} from './environment.ts'

const file = (...path: string[]) =>
  readFile(join(import.meta.dirname, '..', '..', '..', '..', ...path), 'utf8')

const room = {
  PORT: '3001',
  MONGO_URI: 'mongodb://mongo/shingle',
  APP_ORIGIN: 'https://app.example',
  SITES_ORIGIN: 'https://sites.example/',
  USERCONTENT_ORIGIN: 'https://content.example',
  SECRET: 's'.repeat(32),
}

const localOrigins = {
  APP_ORIGIN: 'http://localhost:3000',
  SITES_ORIGIN: 'http://sites.localhost:3000',
  USERCONTENT_ORIGIN: 'http://usercontent.localhost:3000',
}

/** The rows of README's table of variables: the names, and what it says is there without them. */
const toldRows = async () => {
  const [, table = ''] = (await file('README.md')).split('| variable |')
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? []
  return rows.map((row) => {
    const [, names = '', fallback = ''] = row.split('|')
    return { names: [...names.matchAll(/`([A-Z0-9_]+)`/g)].flatMap(([, name]) => name ?? []), fallback }
  })
}

test('[4.ports] README tells of every variable that a process reads, and of no other', async () => {
  const told = (await toldRows()).flatMap(({ names }) => names)
  expect(told.sort()).toEqual([...variableNames].sort())
})

test('[4.ports] README tells the defaults as they are', async () => {
  const { PORT, DATA_DIR, LOG_LEVEL, TRUST_PROXY, ...rest } = readProductEnvironment({})
  const rows = await toldRows()
  const of = (name: string) => rows.find(({ names }) => names.includes(name))?.fallback
  expect(of('PORT')).toContain(`${PORT}, loopback only, \`${DATA_DIR}\`, \`${LOG_LEVEL}\``)
  expect(of('TRUST_PROXY')).toContain(`\`${TRUST_PROXY}\``)
  expect(Object.values(rest).every((value) => value === undefined)).toBe(true)
})

test('[4.ports] the examples of a deployment name no variable that nobody reads', async () => {
  const caddy = [...(await file('docs', 'Caddyfile')).matchAll(/\{\$(\w+)/g)].flatMap(
    ([, name]) => name ?? [],
  )
  const compose = [...(await file('docker-compose.yml')).matchAll(/\b([A-Z][A-Z0-9_]+): /g)]
  const named = [...caddy, ...compose.flatMap(([, name]) => name ?? [])]
  expect(named).toContain('MONGO_URI')
  // Caddy's own: the hosts that it asks certificates for.
  expect(
    named.filter((name) => !variableNames.includes(name) && !/_HOST$/.test(name) && name !== 'CMD'),
  ).toEqual([])
})

test('[4.ports] an empty variable is an absent one, and a wrong one is refused by its name', () => {
  expect(readProductEnvironment({ PORT: '', REDIS_URL: '' })).toMatchObject({
    PORT: 3000,
    REDIS_URL: undefined,
  })
  expect(() => readProductEnvironment({ PORT: '70000' })).toThrow('PORT cannot be used')
  expect(() => readProductEnvironment({ APP_ORIGIN: 'nowhere' })).toThrow('APP_ORIGIN cannot be used')
})

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST lets others in (0.0.0.0)'],
  [{ HOST: '::' }, 'HOST lets others in (::)'],
  [{ HOST: '192.168.1.20' }, 'HOST lets others in'],
  [{ HOST: '127.0.0.1.evil.example' }, 'HOST lets others in'],
  [{ APP_ORIGIN: 'https://app.example' }, 'APP_ORIGIN lets others in (app.example)'],
  [{ SITES_ORIGIN: 'http://10.0.0.4' }, 'SITES_ORIGIN lets others in'],
])('[security] without a mail server nothing starts that strangers reach: %j', (variables, sentence) => {
  expect(() => readProductEnvironment(variables)).toThrow(sentence)
  expect(() => readProductEnvironment(variables)).toThrow('set SMTP_URL and MAIL_FROM')
  const SMTP_URL = 'smtp://mail.example'
  expect(readProductEnvironment({ ...variables, SMTP_URL })).toMatchObject(variables)
})

test('[security] without a mail server it starts for this machine, by whatever name', () => {
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(readProductEnvironment({ HOST, APP_ORIGIN: 'http://app.localhost:4000' })).toMatchObject({ HOST })
})

test('[security] the room that shows the mails listens to this machine alone, or names a mail server', () => {
  const here = { ...room, ...localOrigins }
  expect(() => readOutboxEnvironment(room)).toThrow('lets others in')
  expect(() => readOutboxEnvironment(here)).toThrow('HOST lets others in (0.0.0.0)')
  expect(readOutboxEnvironment({ ...here, HOST: '127.0.0.1' })).toMatchObject({ HOST: '127.0.0.1' })
  expect(readOutboxEnvironment({ ...room, SMTP_URL: 'smtp://mail.example' })).toMatchObject({ PORT: 3001 })
})

test.each([
  [{ SITES_ORIGIN: 'https://app.example:8443' }, 'SITES_ORIGIN'],
  [{ USERCONTENT_ORIGIN: 'https://app.example' }, 'USERCONTENT_ORIGIN'],
  [{ USERCONTENT_ORIGIN: 'https://content.app.example' }, 'USERCONTENT_ORIGIN'],
  [{ USERCONTENT_ORIGIN: 'https://example' }, 'USERCONTENT_ORIGIN'],
  [{ USERCONTENT_ORIGIN: 'https://sites.example' }, 'USERCONTENT_ORIGIN'],
  [{ USERCONTENT_ORIGIN: 'https://e.sites.example' }, 'USERCONTENT_ORIGIN'],
])('[security 2.1] the app, the websites and what they embed have hosts apart: %j', (origins, named) => {
  const variables = { ...room, SMTP_URL: 'smtp://mail.example', ...origins }
  for (const readIt of [readRoomEnvironment, readProductEnvironment, readOutboxEnvironment])
    expect(() => readIt(variables)).toThrow(`${named} cannot be used`)
})

test('[4.ports] a room of its own is told what all rooms must agree on', () => {
  expect(readRoomEnvironment(room)).toMatchObject({
    SITES_ORIGIN: 'https://sites.example',
    LOG_LEVEL: 'info',
  })
  for (const name of Object.keys(room)) {
    expect(() => readRoomEnvironment({ ...room, [name]: undefined })).toThrow(`${name} cannot be used`)
    expect(() => readRoomEnvironment({ ...room, [name]: '' })).toThrow(`${name} cannot be used`)
  }
  expect(() => readRoomEnvironment({ ...room, SECRET: 'short' })).toThrow('SECRET cannot be used')
})

test('[security] the stage for imports is refused where others are let in, by its name', () => {
  expect(readProductEnvironment({ IMPORT_FIXTURES: '4100' }).IMPORT_FIXTURES).toBe(4100)
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@mail.example' }
  expect(() => readProductEnvironment({ ...smtp, IMPORT_FIXTURES: '4100', HOST: '0.0.0.0' })).toThrow(
    /IMPORT_FIXTURES is for tests on this machine.*HOST lets others in/,
  )
  expect(() => readRoomEnvironment({ ...room, IMPORT_FIXTURES: '4100' })).toThrow(
    /IMPORT_FIXTURES.*APP_ORIGIN/,
  )
})

test('[security 2.5 T41] nothing is backed up without a key that is one, and no key is for nothing', () => {
  const key = Buffer.alloc(32, 200).toString('base64')
  const both = { BACKUP_FOLDER: '/backups', BACKUP_KEY: key }
  expect(backupPlaceIn(readProductEnvironment(both))).toEqual({
    folder: '/backups',
    key: Buffer.alloc(32, 200),
  })
  expect(backupPlaceIn(readProductEnvironment({}))).toBeUndefined()
  for (const readIt of [
    readProductEnvironment,
    (more: object) => readRoomEnvironment({ ...room, ...more }),
  ]) {
    expect(() => readIt({ ...both, BACKUP_KEY: '' })).toThrow('BACKUP_FOLDER needs BACKUP_KEY beside it')
    expect(() => readIt({ ...both, BACKUP_FOLDER: '' })).toThrow('BACKUP_KEY needs BACKUP_FOLDER beside it')
    for (const BACKUP_KEY of ['short', key.slice(4), `${key}AAAA`, 'ü'.repeat(32)])
      expect(() => readIt({ ...both, BACKUP_KEY })).toThrow(
        'BACKUP_KEY cannot be used: it is 32 random bytes',
      )
  }
})
