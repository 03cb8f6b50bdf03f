import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small S3-compatible server for tests: keeps objects in memory and checks every request's signature by itself. */
export const startSignedBucket = async (secretAccessKey: string) => {
  const objects = new Map<string, Buffer>()
  const bucket = { objects, uri: '', failuresAhead: 0, requests: 0, close: async () => {} }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request)
    bucket.requests++
    if (bucket.failuresAhead-- > 0) response.writeHead(503).end()
    else if (isSigned(request, body, secretAccessKey)) serveObject(objects, { request, response, body })
    else response.writeHead(403).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  bucket.uri = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
  bucket.close = () => new Promise((resolve) => server.close(() => resolve()))
  return bucket
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

const serveObject = (objects: Map<string, Buffer>, { request, response, body }: Exchange): void => {
  const path = request.url ?? ''
  if (request.method === 'PUT') objects.set(path, body)
  if (request.method === 'DELETE') objects.delete(path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const object = objects.get(path)
  if (isRead && object === undefined) response.writeHead(404).end()
  else response.writeHead(200).end(request.method === 'GET' ? object : undefined)
}

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const isSigned = (request: IncomingMessage, body: Buffer, secret: string): boolean => {
  const parts =
    /Credential=\w+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    )
  if (parts === null || request.headers['x-amz-content-sha256'] !== hash(body)) return false
  const [, day = '', region = '', names = '', signature] = parts
  const headers = names.split(';').map((name) => `${name}:${request.headers[name]}\n`)
  const canonical = `${request.method}\n${request.url}\n\n${headers.join('')}\n${names}\n${hash(body)}`
  const time = String(request.headers['x-amz-date'])
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${hash(canonical)}`
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature && time.startsWith(day)
}
