import { proofLabel, wantedRecords } from '../records.ts'
import type { DomainAnswers, DomainWish, NamedAnswers } from './answers.ts'
import type { Finding } from './findings.ts'
import type { SeenRecords } from './see-domain.ts'

interface Asked extends DomainAnswers {
  readonly wish: DomainWish
  readonly said: NamedAnswers
  readonly seen: SeenRecords
}

const shown = (value: string): string => value.slice(0, 120)

/** What is wrong with the proof that a domain is its owner's, if anything: not there, another's, or not where it should be. */
export const findProof = ({ said, wish, seen, ...one }: Asked): readonly Finding[] => {
  if (seen.proof) return []
  const { name, zone, apexTxt, astrayProof } = one
  const wanted = wantedRecords({ name, zone }, wish, wish.proof).find(({ type }) => type === 'TXT')
  const at = wanted?.name ?? proofLabel
  const about = { expected: [`${at} TXT ${wish.proof}`], copy: wish.proof, until: null }
  if (astrayProof.includes(wish.proof))
    return [
      {
        kind: 'proof-astray',
        found: [`${proofLabel}.${name}.${zone} TXT ${wish.proof}`],
        ...about,
        copy: at,
      },
    ]
  if (apexTxt.includes(wish.proof))
    return [{ kind: 'proof-astray', found: [`${name} TXT ${wish.proof}`], ...about, copy: at }]
  const found = said.proof.values.slice(0, 4).map((value) => `${at} TXT ${shown(value)}`)
  return [{ kind: found.length > 0 ? 'wrong-proof' : 'no-proof', found, ...about }]
}
