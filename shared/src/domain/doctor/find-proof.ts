import { proofLabel } from '../records.ts'
import { type Case, expecting, finding, wanted } from './case.ts'
import type { Finding } from './findings.ts'
import { bareText, isProof } from './see-domain.ts'

const shown = (value: string): string => value.slice(0, 120)

/** What a proof of ours looks like, whoever's it is: 128 bits. */
const proofShape = /^[0-9a-f]{32}$/

/** Proofs of other connections that stand beside the right one. */
const secondProof = (one: Case): readonly Finding[] => {
  const { said, wish } = one
  const at = wanted(one, 'TXT')[0]?.name ?? proofLabel
  const others = said.proof.values.filter(
    (text) => proofShape.test(bareText(text)) && !isProof(text, wish.proof),
  )
  if (others.length === 0) return []
  return [finding('second-proof', { found: others.slice(0, 4).map((value) => `${at} TXT ${shown(value)}`) })]
}

/** What is wrong with the proof that a domain is its owner's, if anything: not there, another's, or not where it should be. */
export const findProof = (one: Case): readonly Finding[] => {
  const { name, zone, apexTxt, astrayProof, wildcardTxt, said, wish, seen } = one
  if (seen.proof) return secondProof(one)
  const records = wanted(one, 'TXT')
  const at = records[0]?.name ?? proofLabel
  const about = expecting(records)
  const isOurs = (text: string) => isProof(text, wish.proof)
  if (astrayProof.some(isOurs))
    return [
      finding('proof-astray', {
        ...{ found: [`${proofLabel}.${name}.${zone} TXT ${wish.proof}`], ...about, copy: at },
      }),
    ]
  if (apexTxt.some(isOurs))
    return [finding('proof-astray', { found: [`${name} TXT ${wish.proof}`], ...about, copy: at })]
  const all = said.proof.values.slice(0, 4)
  // What stands there stands at every name that nobody set.
  if (all.length > 0 && all.every((value) => wildcardTxt.includes(value)))
    return [finding('no-proof', { found: all.map((value) => `* TXT ${shown(value)}`), ...about })]
  const found = all.map((value) => `${at} TXT ${shown(value)}`)
  return [finding(found.length > 0 ? 'wrong-proof' : 'no-proof', { found, ...about })]
}
