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
  /(?<!\p{L})(?:[Mm]y name is|[Ii]['’]m|[Aa]sk for|(?:[Cc]all|[Rr]ing|[Cc]ontact|[Tt]ext|[Pp]hone)|[Mm]ein Name ist|[Ii]ch heiße|[Mm]e llamo|[Mm]i nombre es|[Pp]regunt[ae] por|[Jj]e m['’]appelle|[Dd]emandez|[Mm]i chiamo|[Cc]hiedere di) (?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L})/u

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
