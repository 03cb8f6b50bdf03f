import {
  type GeneratorName,
  generatorNames,
  isGenerated,
} from '@shingle/shared/artwork/generators/draw-generated.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { IndustryPack, PackCopy, Templates } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { WayOfWorking } from '@shingle/shared/reading/reading.ts'
import { suitsTone } from '@shingle/shared/tone/tone.ts'
import { isAllowed } from './allowances.ts'
import { fittingCopy } from './fitting-copy.ts'
import type { Kind, KindCopy } from './kind.ts'
import { kindCopies } from './kind-copies.ts'
import type { KindId } from './kind-ids.ts'
import { kindPhrases } from './kind-phrases.ts'
import { kinds } from './kinds.ts'
import { isRefusedMaterial, mayDraw, worksIn } from './materials.ts'
import { holdsFor } from './presumptions.ts'

/** What is known of a business whose trade has no pack of its own. */
export interface KnownOfKind {
  readonly kindId: KindId
  readonly language: Language
  /** The trade's folder and its name in the language, where more than the kind is known. */
  readonly trade?: { readonly id: string; readonly name: string; readonly naming?: readonly string[] }
  /** How it works, as far as its owner said: only for these are there buttons and questions. */
  readonly ways?: readonly WayOfWorking[]
  /** Those of them that it works in besides: no first button asks for one. */
  readonly besides?: readonly WayOfWorking[]
  /** Its name and what its owner wrote; without it nothing is held against that. */
  readonly written?: string
  /** The same without what is refused. */
  readonly said?: string
  /** What it does not do: none of it is drawn. */
  readonly refused?: readonly string[]
}

const withWays = (
  copy: KindCopy,
  { ways = [], besides = [] }: Pick<KnownOfKind, 'ways' | 'besides'>,
): Pick<PackCopy, 'actions' | 'questions'> => {
  const known = ways.flatMap((way) => copy.ways[way] ?? [])
  const leading = ways.filter((way) => !besides.includes(way))
  const [action, ...actions] = leading.flatMap((way) => copy.ways[way]?.actions ?? [])
  const own: Templates = action === undefined ? copy.actions : [action, ...actions]
  return { actions: own, questions: [...known.flatMap(({ questions = [] }) => questions), ...copy.questions] }
}

/** A kind's words under the name of the trade. Services are the owner's own: none are added to them. */
const copyOf = (kind: Kind, copy: KindCopy, known: KnownOfKind): PackCopy => {
  const { language, trade } = known
  const phrases = kindPhrases[language]
  return {
    ...copy,
    ...withWays(copy, known),
    trade: trade?.name ?? '',
    role: wordings[language].copy.role,
    leadingHeadlines: phrases.headlines,
    services: [],
    // Mourners are not asked for praise, not even in a sample.
    reviews: kind.tone === 'solemn' ? [] : phrases.reviews,
  }
}

/** What may be drawn of the trade: what its kind names, then what it works in. */
const formsOf = (
  { id, artwork, tone }: Kind,
  { trade, language, refused = [] }: KnownOfKind,
): readonly GeneratorName[] => {
  const known = `${id} ${trade?.id ?? 'any'}`
  const named = artwork.forms.filter(isGenerated).filter((form) => mayDraw(form, known))
  const worked = tone === 'solemn' ? [] : generatorNames.filter((form) => worksIn(form, known))
  // A sheet ruled in columns is Japanese paper.
  const isRead = (form: GeneratorName) => form !== 'keishi' || language === 'japanese'
  return [...new Set([...(language === 'japanese' ? named : []), ...worked, ...named])].filter(
    (form) => isRead(form) && !isRefusedMaterial(form, refused),
  )
}

const saidIn = async ({ kindId }: KnownOfKind, language: Language): Promise<KindCopy | undefined> =>
  (await kindCopies[`${kindId} ${language}`]?.())?.copy

/** What a page is written from where a business is known to be of a kind: undefined only for a kind without texts. */
export const packOfKind = async (known: KnownOfKind): Promise<IndustryPack | undefined> => {
  const kind = kinds.find(({ id }) => id === known.kindId)
  const [said, english] = await Promise.all(
    [known.language, 'english' as const].map((language) => saidIn(known, language)),
  )
  if (kind === undefined || said === undefined || english === undefined) return undefined
  const tradeId = known.trade?.id ?? 'any'
  const { said: own, written, language, ways = [] } = known
  const business =
    own === undefined || written === undefined ? undefined : { said: own, written, language, ways, tradeId }
  const maySay = (text: string) =>
    holdsFor(text, kind.id, tradeId) && (business === undefined || isAllowed(text, kind.id, business))
  const copy = fittingCopy({ copy: said, english, language: known.language }, maySay)
  return {
    slug: known.trade?.id ?? kind.id,
    artwork: 'general',
    pictures: suitsTone(kind.tone, 'solemn') ? 'none' : 'abstract',
    forms: formsOf(kind, known),
    // Twice, so that it is taken twice as often as any other.
    families: [kind.families[0], ...kind.families],
    tone: kind.tone,
    palettes: [kind.palettes[0], ...kind.palettes],
    language: known.language,
    naming: known.trade === undefined ? '' : [known.trade.name, ...(known.trade.naming ?? [])].join(', '),
    copy: copyOf(kind, copy, known),
  }
}
