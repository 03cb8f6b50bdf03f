import { randomUUID } from 'node:crypto'
import { sendCodeEndpoint, verifyCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { readCode, signInByHttp } from '../../product/http-account.ts'
import { createWebsiteByHttp } from '../../product/http-website.ts'
import type { Attack, Target } from '../attack.ts'
import { answers } from '../attack-answers.ts'

/** Websites created at once: never more than the limit, and as many as the limit when there is time for it. */
const createAtOnce = async ({ origin }: Target): Promise<readonly string[]> => {
  const account = await signInByHttp(origin, `limits-${randomUUID().slice(0, 8)}@example.com`)
  const most = ownedLimit(origin)
  const create = () =>
    createWebsiteByHttp(account, answers).then(
      () => true,
      () => false,
    )
  const made = await Promise.all(Array.from({ length: most + 3 }, create))
  const { owned } = await account.call(listWebsitesEndpoint, {})
  const count = made.filter(Boolean).length
  return [
    ...(owned.length > most ? [`one account has ${owned.length} websites`] : []),
    ...(owned.length === count ? [] : [`${count} websites were promised, and there are ${owned.length}`]),
  ]
}

/** Codes guessed at once: once the tries are used up, not even the right one opens. */
const guessAtOnce = async (target: Target): Promise<readonly string[]> => {
  const { origin, stranger } = target
  const email = `guessed-${randomUUID().slice(0, 8)}@example.com`
  const headers = { 'content-type': 'application/json', origin, [appHeader]: '1' }
  const asked = await stranger.ask({
    method: sendCodeEndpoint.method,
    path: sendCodeEndpoint.path,
    headers,
    body: JSON.stringify({ email }),
  })
  if (asked.status !== 200) return []
  const { sessionId } = JSON.parse(asked.text)
  const cookies = [asked.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';', 1)[0])
  const guess = async (code: string) => {
    const { text } = await stranger.ask({
      method: verifyCodeEndpoint.method,
      path: verifyCodeEndpoint.path,
      headers: { ...headers, cookie: cookies.join('; ') },
      body: JSON.stringify({ sessionId, code }),
    })
    return text
  }
  const right = await readCode(origin, email)
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      guess(
        `22222${at
          .toString(36)
          .toUpperCase()
          .replace(/[01OIL]/, '9')}`,
      ),
    ),
  )
  return (await guess(right)).includes('accessToken') ? ['a code opened after twelve wrong ones'] : []
}

/** What is limited, asked for many times in one moment. */
export const limits: Attack = {
  name: 'limits',
  pauseMs: 3_000,
  tryOne: (target, chance) => (chance.chance(0.5) ? createAtOnce(target) : guessAtOnce(target)),
}
