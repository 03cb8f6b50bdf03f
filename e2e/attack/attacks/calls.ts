import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { openApiEndpoint } from '@shingle/shared/endpoint/endpoints.ts'
import { appHeader } from '@shingle/shared/session/lifetimes.ts'
import { z } from 'zod'
import type { Attack, Target } from '../attack.ts'
import { forgeries } from '../forge-jwt.ts'
import type { Answer } from '../from-address.ts'
import { hostileJson, hostileText } from '../hostile-value.ts'

const operationSchema = z.object({ security: z.array(z.record(z.string(), z.unknown())) })
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

interface Operation {
  readonly method: string
  readonly path: string
  readonly needsAccount: boolean
}

const known = new Map<string, Promise<readonly Operation[]>>()

const readOperations = async ({ origin }: Target): Promise<readonly Operation[]> => {
  const response = await fetch(`${origin}${openApiEndpoint.path}`)
  const { paths } = documentSchema.parse(await response.json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      needsAccount: operation.security.some((scheme) => 'accessToken' in scheme),
    })),
  )
}

const operationsOf = (target: Target): Promise<readonly Operation[]> => {
  const read = known.get(target.origin) ?? readOperations(target)
  known.set(target.origin, read)
  return read
}

const tells = /\bat .+\.(ts|js):\d+|node_modules|MongoServerError|SqliteError/
const isOk = ({ status }: Answer) => status >= 200 && status < 300

const partOfPath = (chance: SeededRandom) =>
  encodeURIComponent(hostileText(chance).slice(0, 200).toWellFormed())

/** Says who asks, truly, as somebody else by a forged token, or not at all. */
const sayWho = ({ attacker, victim }: Target, isSignedIn: boolean, chance: SeededRandom) => {
  const { authorization } = attacker
  if (isSignedIn) return { authorization }
  if (chance.chance(0.5)) return {}
  const [, forge] = chance.pick(forgeries)
  const wanted = { sub: victim.draftId, sid: victim.draftId, exp: Math.floor(Date.now() / 1000) + 3_600 }
  return { authorization: `Bearer ${forge(authorization.replace('Bearer ', ''), wanted, chance)}` }
}

interface Case {
  readonly operation: Operation
  readonly answer: Answer
  readonly isSignedIn: boolean
  readonly isForeign: boolean
  readonly isCrossSite: boolean
}

const brokenBy = ({ operation, answer, isSignedIn, isForeign, isCrossSite }: Case): readonly string[] => {
  const { method, path, needsAccount } = operation
  const at = `${method} ${path} answered ${answer.status}`
  const isBusy = answer.status === 503 && answer.headers['retry-after'] !== undefined
  return [
    ...(answer.status >= 500 && !isBusy ? [at] : []),
    ...(answer.status === 429 && answer.headers['retry-after'] === undefined
      ? [`${at} without Retry-After`]
      : []),
    ...(needsAccount && !isSignedIn && isOk(answer) ? [`${at} to somebody unknown`] : []),
    ...(needsAccount && isForeign && isOk(answer) ? [`${at} about somebody else's website`] : []),
    ...(method !== 'GET' && isCrossSite && isOk(answer) ? [`${at} to a page of another origin`] : []),
    ...(tells.test(answer.text) ? [`${at} and told of its inside: ${answer.text.slice(0, 200)}`] : []),
  ]
}

/** Every call of the api, by strangers and by forged tokens, about the website of somebody else, with bodies that break what trusts them. */
export const calls: Attack = {
  name: 'calls',
  pauseMs: 20,
  tryOne: async (target, chance: SeededRandom) => {
    const [first, ...rest] = await operationsOf(target)
    if (first === undefined) return ['the api tells of no calls']
    const operation = chance.pick([first, ...rest])
    const [isSignedIn, isForeign, isCrossSite] = [chance.chance(0.6), chance.chance(0.7), chance.chance(0.3)]
    const id = isForeign ? target.victim.draftId : partOfPath(chance)
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'id' ? id : partOfPath(chance),
    )
    const answer = await target.stranger.ask({
      method: operation.method,
      path,
      headers: {
        'content-type': chance.pick([
          'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data',
        ]),
        origin: isCrossSite ? 'https://evil.example' : target.origin,
        ...(chance.chance(0.8) ? { [appHeader]: '1' } : {}),
        ...sayWho(target, isSignedIn, chance),
      },
      ...(operation.method === 'GET' ? {} : { body: hostileJson(chance) }),
    })
    const isAboutForeign = isForeign && operation.path.includes('{id}')
    return brokenBy({ operation, answer, isSignedIn, isForeign: isAboutForeign, isCrossSite })
  },
}
