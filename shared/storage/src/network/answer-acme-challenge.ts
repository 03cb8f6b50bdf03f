import type { IncomingMessage, ServerResponse } from 'node:http'
import { acmeChallengePath } from '@shingle/shared/paths/server-paths.ts'
import type { AcmeChallenges } from '../rows/acme-challenges.ts'
import { plainHost } from './plain-host.ts'

const asked = new RegExp(`^${acmeChallengePath.replaceAll('.', '\\.')}/([A-Za-z0-9_-]{16,128})$`)

/** Whether an authority asks for the answer to a challenge, to learn whether a name leads here. */
export const isAcmeChallenge = (request: IncomingMessage): boolean =>
  request.method === 'GET' && asked.test(request.url ?? '')

/** Answers it, for the very name that it is about; 404 where nobody has ordered anything. */
export const answerAcmeChallenge = async (
  { find }: Pick<AcmeChallenges, 'find'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const token = asked.exec(request.url ?? '')?.[1] ?? ''
  const headers = { 'cache-control': 'no-store', 'content-type': 'application/octet-stream' }
  try {
    const challenge = await find(token)
    if (challenge?.name === plainHost(request)) response.writeHead(200, headers).end(challenge.answer)
    else response.writeHead(404, headers).end()
  } catch {
    response.writeHead(503, headers).end()
  }
}
