import type { DnsAnswer, DomainAnswers, DomainWish } from './answers.ts'
import { type Case, finding } from './case.ts'
import { findApex } from './find-apex.ts'
import { findCaa } from './find-caa.ts'
import { findProof } from './find-proof.ts'
import { findRemembered } from './find-remembered.ts'
import { findSignature } from './find-signature.ts'
import { findWww } from './find-www.ts'
import { type Finding, findingKinds } from './findings.ts'
import { isExpiredAt } from './proxies.ts'
import { bestSide, seeDomain } from './see-domain.ts'

const isSilent = ({ outcome }: DnsAnswer): boolean => outcome === 'silent' || outcome === 'failed'

/** What keeps anybody from asking at all; it alone is worth saying. */
const findObstacle = ({ zone, nameServers, resolvers, ...one }: DomainAnswers): Finding | undefined => {
  if (one.isRegistered === false) return finding('unregistered', { found: [zone] })
  if (isExpiredAt(nameServers)) return finding('expired', { found: [...nameServers] })
  const signature = findSignature(one)
  if (signature !== undefined) return signature
  const nobody = resolvers.every(({ answers }) => isSilent(answers.apexA))
  return one.own.length === 0 && nobody
    ? finding('silent-name-servers', { found: [...nameServers] })
    : undefined
}

const findDifference = ({ own }: Case): Finding =>
  finding('servers-differ', {
    found: own.map(({ called, answers }) =>
      [called, ...answers.apexA.values, ...answers.proof.values].join(' '),
    ),
  })

const findSilent = ({ own, silent }: Case): readonly Finding[] =>
  // Where none answers, what resolvers say is what everybody sees.
  own.length === 0 || silent.length === 0
    ? []
    : [
        finding('server-silent', {
          found: silent.map((called) => `${called} no answer`),
          expected: own.map(({ called }) => `${called} answers`),
        }),
      ]

const byWeight = (one: Finding, other: Finding): number =>
  findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind)

/** Tells from the answers about a domain what is wrong with it, the worst first; nothing where all is as it should be. */
export const examineDomain = (answers: DomainAnswers, wish: DomainWish, now: Date): readonly Finding[] => {
  const obstacle = findObstacle(answers)
  if (obstacle !== undefined) return [obstacle]
  const answering = answers.resolvers.find(({ answers: { apexA } }) => !isSilent(apexA))
  const best = bestSide(answers.own, wish)
  const said = best?.side.answers ?? answering?.answers
  if (said === undefined) return []
  // Where its own name servers differ, what only some of them lack is no fault of its owner's.
  const seen = seeDomain(best ? { ...answers, own: [best.side] } : answers, wish)
  const one: Case = { ...answers, wish, said, now, seen }
  return [
    ...findApex(one),
    ...findProof(one),
    ...findCaa(one),
    ...findWww(one),
    ...findSilent(one),
    ...(best?.isAgreed === false ? [findDifference(one)] : findRemembered(one)),
  ].toSorted(byWeight)
}
