import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Somebody with a Google account. */
export interface GooglePerson {
  readonly sub: string
  readonly email: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly hd?: string
}

const client = { clientId: 'shingle.apps.example', clientSecret: 'known to Google and us' }
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

type Given = Readonly<Record<string, unknown>>

/** A token as Google signs it, with whatever a test says otherwise. */
const signed = (payload: Given, { privateKey }: ReturnType<typeof newKey>): string => {
  const head = base64url({ alg: 'RS256', kid: 'fake', typ: 'JWT' })
  const content = `${head}.${base64url(payload)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url')}`
}

const escaped = (given: string): string => given.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

interface Store {
  readonly key: ReturnType<typeof newKey>
  readonly codes: Map<string, { readonly asked: URLSearchParams; readonly person: GooglePerson }>
}

const claimsOf = (person: GooglePerson, more: Given): Given => {
  const nowS = Math.floor(Date.now() / 1000)
  const claims = { iss: 'https://accounts.google.com', aud: client.clientId, iat: nowS, exp: nowS + 3600 }
  return { ...claims, email_verified: true, ...person, ...more }
}

/** What somebody comes back with who agreed. */
const agree = ({ codes }: Store, address: string, person: GooglePerson): { code: string; state: string } => {
  const asked = new URL(address).searchParams
  const code = randomBytes(12).toString('hex')
  codes.set(code, { asked, person })
  return { code, state: asked.get('state') ?? '' }
}

const back = (asked: URLSearchParams, answer: Readonly<Record<string, string>>): string =>
  `${asked.get('redirect_uri')}?${new URLSearchParams({ ...answer, state: asked.get('state') ?? '' })}`

const pageOf = (store: Store, { href, searchParams }: URL, people: readonly GooglePerson[]): string => {
  const links = people.map((person) => {
    const { code } = agree(store, href, person)
    return `<p><a href="${escaped(back(searchParams, { code }))}">Continue as ${person.email}</a>`
  })
  const cancel = escaped(back(searchParams, { error: 'access_denied' }))
  return `<!doctype html><title>Fake Google</title><h1>Choose an account</h1>${links.join('')}<p><a href="${cancel}">Cancel</a>`
}

const exchange = ({ codes, key }: Store, sent: URLSearchParams): unknown => {
  const found = codes.get(sent.get('code') ?? '')
  codes.delete(sent.get('code') ?? '')
  const verifier = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url')
  const isRight =
    found?.asked.get('code_challenge') === verifier &&
    found.asked.get('redirect_uri') === sent.get('redirect_uri') &&
    sent.get('client_id') === client.clientId &&
    sent.get('client_secret') === client.clientSecret
  if (!isRight) return undefined
  const id_token = signed(claimsOf(found.person, { nonce: found.asked.get('nonce') }), key)
  return { access_token: 'x', expires_in: 3600, token_type: 'Bearer', id_token }
}

const answer =
  (store: Store, people: readonly GooglePerson[]) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname === '/o/oauth2/v2/auth')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(store, url, people))
    const json = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/oauth2/v1/certs')
      return json(200, { fake: store.key.publicKey.export({ type: 'spki', format: 'pem' }) })
    const tokens = exchange(store, new URLSearchParams(await text(request)))
    return tokens === undefined ? json(400, { error: 'invalid_grant' }) : json(200, tokens)
  }

/** A Google of this machine: its page to agree on, codes bound to their challenge, tokens that it signs itself. */
export const startFakeGoogle = async (people: readonly GooglePerson[] = []) => {
  const store: Store = { key: newKey(), codes: new Map() }
  const handle = answer(store, people)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ newKey, publicKey: store.key.publicKey },
    idToken: (person: GooglePerson, more: Given = {}, key = store.key) => signed(claimsOf(person, more), key),
    agree: (address: string, person: GooglePerson) => agree(store, address, person),
    client: { ...client, origin: `http://127.0.0.1:${port}` },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A fake Google that runs. */
export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>
