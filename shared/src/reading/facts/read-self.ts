import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, startsWith } from '../cues/cues.ts'
import type { FormKind } from '../mask/form.ts'
import { type Masked, unmask } from '../mask/mask.ts'
import { type Reading, waysOfWorking } from '../reading.ts'

const prize =
  /award|prize|medal|champion|winner|rated|top \p{N}|auszeichnung|ausgezeichnet|preisträger|premio|premiad|prix|médaille|primé|premiat|受賞|金賞|수상|대상 수상/iu

const audiencesOf = (pieces: readonly LabeledPiece[], cues: Cues): readonly string[] =>
  pieces
    .filter(({ label }) => label === 'audience')
    .map(({ text }) =>
      (startsWith(text, cues.serves) || !cues.isSpaced ? text.replace(cues.serves, '') : text).trim(),
    )

const speaksIn = (text: string, cues: Cues): Reading['speaks'] => {
  const one = text.search(cues.speaksOne)
  const several = text.search(cues.speaksSeveral)
  if (one < 0 && several < 0) return 'unknown'
  return several < 0 || (one >= 0 && one < several) ? 'one' : 'several'
}

const named =
  /(?:my name is|i['’]?m|ask for|(?:call|ring|contact|text|phone) (?!us|me)|mein name ist|ich heiße|ich bin|me llamo|mi nombre es|pregunt[ae] por|je m['’]appelle|demandez|mi chiamo|chiedere di) ?(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u

type Self = Pick<
  Reading,
  'audiences' | 'ways' | 'since' | 'range' | 'accolades' | 'registrations' | 'person' | 'speaks'
>

/** What a business says of itself. */
export const readSelf = ({ text, forms }: Masked, pieces: readonly LabeledPiece[], cues: Cues): Self => {
  const all = (kind: FormKind) =>
    [...text].flatMap((character) => {
      const form = forms.get(character)
      return form?.kind === kind ? [form.text] : []
    })
  const show = (piece: string) => unmask(piece, forms)
  const said = pieces.filter(({ label }) => label !== 'refusal').map((piece) => piece.text)
  return {
    audiences: audiencesOf(pieces, cues).map(show),
    ways: waysOfWorking.filter((way) => said.some((piece) => cues.ways[way].test(piece))),
    since: all('year')[0] ?? '',
    range: all('range')[0] ?? '',
    accolades: said.filter((piece) => prize.test(piece)).map(show),
    registrations: all('registration'),
    person: named.exec(text)?.groups?.name ?? '',
    speaks: speaksIn(text, cues),
  }
}
