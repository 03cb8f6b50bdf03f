import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { z } from 'zod'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import type { Attack, Target } from './attack.ts'
import { answers } from './attack-answers.ts'
import { asks } from './attacks/asks.ts'
import { calls } from './attacks/calls.ts'
import { forms } from './attacks/forms.ts'
import { frames } from './attacks/frames.ts'
import { hosts } from './attacks/hosts.ts'
import { limits } from './attacks/limits.ts'
import { tickets } from './attacks/tickets.ts'
import { updates } from './attacks/updates.ts'
import { uploads } from './attacks/uploads.ts'
import { strangerFrom } from './from-address.ts'
import { type HonestEditor, openHonestEditor } from './honest-editors.ts'

/** How long, from which seed, and how many people type meanwhile. */
export interface AttackPlan {
  readonly seed: number
  readonly seconds: number
  readonly editors: number
  /** Only these attacks; all of them where nothing is said. */
  readonly only?: readonly string[]
}

/** What a run came to. */
export interface AttackOutcome {
  readonly cases: Readonly<Record<string, number>>
  /** Of those attacks whose cases may be turned away unread, how many were not. */
  readonly lookedAt: Readonly<Record<string, number>>
  /** What honest people typed. */
  readonly words: number
  /** The delay of the product's event loop while it was attacked, in milliseconds. */
  readonly loop: { readonly p99: number; readonly max: number }
  /** Empty unless a promise was broken. */
  readonly violations: readonly string[]
}

const attacks: readonly Attack[] = [asks, calls, forms, frames, hosts, limits, tickets, updates, uploads]
const handle = 'attacked-site'

const chosen = ({ only }: AttackPlan): readonly Attack[] =>
  attacks.filter(({ name }) => only === undefined || only.includes(name))

const openEditors = async (origin: string, count: number, chance: SeededRandom) => {
  const editors: HonestEditor[] = []
  while (editors.length < count) {
    const name = `honest${String.fromCharCode(97 + editors.length)}`
    editors.push(await openHonestEditor(origin, { name, chance }))
  }
  return editors
}

const openTarget = async (
  { origin }: RunningProduct,
  { name, at, victim }: { readonly name: string; readonly at: number; readonly victim: Target['victim'] },
): Promise<Target> => {
  const attacker = await signInByHttp(origin, `${name}@example.com`)
  const sites = new URL(origin)
  sites.hostname = `sites.${sites.hostname}`
  return {
    origin,
    sitesOrigin: sites.origin,
    victim,
    attacker,
    ownDraftId: await createWebsiteByHttp(attacker, answers),
    stranger: strangerFrom(`127.0.0.${10 + at}`, origin),
  }
}

/** A connection that broke off under attack breaks no promise, but nothing was tried by it. */
const tryOnce = async ({ tryOne }: Attack, target: Target, chance: SeededRandom) => {
  try {
    return await tryOne(target, chance)
  } catch {
    return undefined
  }
}

/** On a slow machine the time may be over before a single case went through. */
const turnsToSucceed = 20

/** Tries one case after another until it is over, at least one; answers how many, and what they broke. */
const letLoose = async (
  attack: Attack,
  target: Target,
  { chance, isOver }: { readonly chance: SeededRandom; readonly isOver: () => boolean },
) => {
  const broken: string[] = []
  let tried = 0
  let turns = 0
  while (!isOver() || (tried === 0 && turns < turnsToSucceed)) {
    turns += 1
    const found = await tryOnce(attack, target, chance)
    broken.push(...(found ?? []).map((finding) => `${attack.name}: ${finding}`))
    tried += found === undefined ? 0 : 1
    await wait(attack.pauseMs)
  }
  return { name: attack.name, tried, broken }
}

const loopSchema = z.object({ p99: z.number(), max: z.number() })

const runAgainst = async (
  product: RunningProduct,
  loopFile: string,
  plan: AttackPlan,
): Promise<AttackOutcome> => {
  const editors = await openEditors(product.origin, plan.editors, seededRandom(plan.seed))
  const [first] = editors
  if (first === undefined) throw new Error('An attack needs somebody to attack')
  await publishByHttp(first.person.account, first.draftId, handle)
  const victim = { draftId: first.draftId, handle }
  const targets = await Promise.all(
    chosen(plan).map(async (attack, at) => ({
      attack,
      target: await openTarget(product, { name: attack.name, at, victim }),
    })),
  )
  product.child.kill('SIGUSR2')
  const end = Date.now() + plan.seconds * 1_000
  const isOver = () => Date.now() > end
  const typing = Promise.all(editors.map((editor) => editor.type(isOver)))
  const tried = await Promise.all(
    targets.map(({ attack, target }) =>
      letLoose(attack, target, { chance: seededRandom(`${plan.seed} ${attack.name}`), isOver }),
    ),
  )
  await typing
  const loop = loopSchema.parse(JSON.parse(await readFile(`${loopFile}.${product.child.pid}`, 'utf8')))
  const judged = await Promise.all(editors.map((editor) => editor.judge()))
  const hasEnded = product.child.exitCode !== null || product.child.signalCode !== null
  return {
    cases: Object.fromEntries(tried.map(({ name, tried: count }) => [name, count])),
    lookedAt: Object.fromEntries(
      chosen(plan).flatMap(({ name, lookedAt }) => (lookedAt === undefined ? [] : [[name, lookedAt()]])),
    ),
    words: editors.reduce((sum, { client }) => sum + client.made.length, 0),
    loop,
    violations: [
      ...(hasEnded ? ['the product ended'] : []),
      ...tried.flatMap(({ broken }) => [...new Set(broken)]),
      ...judged.flat(),
    ],
  }
}

/** Attacks a product of its own while honest people type, and tells which promises were broken. */
export const runAttack = async (plan: AttackPlan): Promise<AttackOutcome> => {
  const watch = pathToFileURL(join(import.meta.dirname, 'loop-watch.ts')).href
  const variables = {
    NODE_OPTIONS: `--import ${watch}`,
    LOOP_DELAY_FILE: join(tmpdir(), `loop-delay-${process.pid}`),
  }
  const product = await startProduct({ variables })
  try {
    return await runAgainst(product, variables.LOOP_DELAY_FILE, plan)
  } finally {
    await product.stop()
  }
}
