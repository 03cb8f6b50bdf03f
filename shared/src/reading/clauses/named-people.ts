import type { Cues } from '../cues/cues.ts'
import type { Clause, NamedPerson } from '../reading.ts'
import type { LabeledPiece } from './piece.ts'

const titles = '(?:Dr|Prof|Mr|Mrs|Ms|Miss|Rev|Dott|Dott\\.?ssa|Dra|Sra|Sr|Mme|Mlle|Maître|Frau|Herr)\\.?'
/** What stands behind the names of those who learned a profession. */
const letters = [
  'MD|DO|PA(?:-C)?|A?NP|FNP(?:-C|-BC)?|RN|BSN|LPN|LVN|CNM|CPM|CRNA|DDS|DMD|DVM|VMD|OD|DC|DPM|DPT|PT|OT|RDN?|LMT|RMT|LAc|IBCLC',
  'PhD|PsyD|EdD|LCSW|LMFT|LPC|LMHC|BCBA|CPA|EA|Esq|JD|LLB|LLM|MBA|MA|MSc|MS|BSc|BA|BSW|MSW|MEd|BEd',
  'MRCVS|BVSc|BVetMed|RVN|BDS|MBBS|MBChB|MRCGP|FRCS|MRCS|RGN|RMN|MCSP|HCPC|DipMedAc|MBACP|UKCP|BCST|ACA|ACCA|RIBA|MRICS',
].join('|')
const name =
  "\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:van|von|de|di|da|del|der|den|la|le) ){0,2}\\p{Lu}[\\p{L}'’.-]*){0,3}?"
const behind = `(?:,? (?:${letters})(?![\\p{L}]))`

/** Somebody by name whose title or letters say that it is a person, or more such letters: 'Dr. Anita Rao MD', 'Lucille Grant NP'. */
const somebody = new RegExp(
  `^(?:${titles} ${name}${behind}{0,4}|${name}${behind}{1,4}|(?:${letters}))\\.?$`,
  'u',
)
/** What may be somebody's name beside such a one. */
const namedAlike = new RegExp(`^${name}$`, 'u')

const lettersOnly = new RegExp(`^(?:${letters})\\.?$`, 'u')
const withLetters = new RegExp(`^(?<name>.+?)(?<letters>${behind}+)\\.?$`, 'u')

const andIn = ({ and }: Cues): RegExp => new RegExp(`\\s+${and.source}\\s+|\\s*&\\s*`, and.flags)

/** The people whom clauses of persons name; letters that stand apart belong to whoever stands before them. */
export const peopleIn = (clauses: readonly Clause[], cues: Cues): readonly NamedPerson[] => {
  if (!cues.isSpaced) return []
  const said = clauses
    .filter(({ label }) => label === 'person')
    .flatMap(({ text }) => text.split(andIn(cues)).map((one) => one.trim()))
  const people: NamedPerson[] = []
  for (const [at, one] of said.entries()) {
    const last = people.at(-1)
    if (lettersOnly.test(one)) {
      if (last) people.splice(-1, 1, { ...last, letters: [last.letters, one].filter(Boolean).join(', ') })
    } else if (somebody.test(one) || lettersOnly.test(said[at + 1] ?? '')) {
      const groups = withLetters.exec(one)?.groups
      const [whole = one, ofThem = ''] = [groups?.name, groups?.letters]
      people.push({ name: whole, letters: ofThem.replace(/^,?\s+/u, '') })
    }
  }
  return people
}

/** Labeled pieces in which whoever works there, by name, is a person and no service. */
export const withNamedPeople = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return all
  const namesIn = ({ text }: LabeledPiece) => text.split(andIn(cues)).map((one) => one.trim())
  const areNamed = (piece: LabeledPiece) => namesIn(piece).every((one) => somebody.test(one))
  const areAlike = (piece: LabeledPiece) =>
    namesIn(piece).every((one) => somebody.test(one) || (namedAlike.test(one) && one.includes(' ')))
  const offered = all.filter(({ label }) => label === 'offer')
  const ofPeople = new Set(offered.filter(areNamed).map(({ sentence }) => sentence))
  const isOne = (piece: LabeledPiece) =>
    ofPeople.has(piece.sentence) && (cues.writesNounsLarge ? areNamed(piece) : areAlike(piece))
  return all.map((piece) =>
    piece.label === 'offer' && isOne(piece) ? { ...piece, label: 'person' as const } : piece,
  )
}
