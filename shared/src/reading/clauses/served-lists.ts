import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { LabeledPiece } from './piece.ts'

// Whom work is done for or where it is done, and never what is done.
const institutions = [
  'schools?|nurser(?:y|ies)|playgroups?|care homes|libraries|museums|offices|shops|pubs|hotels|restaurants|caf[eé]s|churches|charities|clubs|companies|businesses|firms|councils|landlords|homeowners|hospitals|homes',
  'schulen|kitas?|kindergärten|horte|büros|praxen|läden|firmen|unternehmen|vereinen?|gemeinden|kommunen|hausverwaltungen|privat(?:haushalten?|leute|kunden|personen)?|gewerbe|hotels|restaurants|gaststätten|(?:senioren|alten|pflege)heimen?|büchereien|bibliotheken|museen|kirchen|behörden|krankenhäusern?',
  'écoles|crèches|mairies|entreprises|bureaux|restaurants|hôtels|associations|commerces|bibliothèques|médiathèques|musées|collectivités|particuliers|maisons de retraite|ehpad|copropriétés|hôpitaux',
  'escuelas|colegios|guarderías|oficinas|empresas|restaurantes|hoteles|tiendas|ayuntamientos|bibliotecas|museos|comunidades|asociaciones|particulares|residencias|hospitales',
  'scuole|asili|uffici|aziende|ristoranti|alberghi|negozi|comuni|biblioteche|musei|associazioni|condom[ií]ni|privati|case di riposo|ospedali',
].join('|')
const institution = new RegExp(`(?<!\\p{L})(?:${institutions})(?!\\p{L})`, 'iu')

const served =
  /(?:^|\s)(?:for|in|at|für|an|pour|dans|en|para|per|nelle|nei) (?:\p{L}[\p{L}-]*)(?: \p{L}[\p{L}-]*)?$/iu
const begins = /^(?:for|in|at|für|an|pour|dans|en|para|per|nelle|nei) /iu
const money = new RegExp(formPattern('money', 'figure', 'hours', 'range'), 'u')
const words = (text: string): number => text.trim().split(/\s+/u).length
const wordsMaximum = 3

/** How many pieces behind the first of a sentence go on with its list, up to that in which 'and' joins the last two; 0 where none do. */
const listedBehind = (pieces: readonly LabeledPiece[], cues: Cues): number => {
  const joint = new RegExp(`\\s${cues.and.source}\\s`, cues.and.flags)
  const end = pieces.findIndex(({ text }) => joint.test(text))
  const members = pieces.slice(0, end + 1).flatMap(({ text }) => text.split(joint))
  const isBare = members.every((member) => words(member) <= wordsMaximum && !money.test(member))
  return end >= 0 && isBare ? end + 1 : 0
}

const areServed = (first: LabeledPiece, listed: readonly LabeledPiece[], isFirst: boolean): boolean => {
  const behind = listed.some(({ text }) => institution.test(text))
  return behind && (institution.test(first.text) || (isFirst && begins.test(first.text)))
}

/**
 * Labeled pieces in which a list of those for whom or at whose place work is done is no offer: 'shows for schools,
 * libraries and festivals', 'für Privat, Hausverwaltungen und Gemeinden'.
 */
export const withServedLists = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return all
  const served = new Set(all.flatMap((first, at) => servedFrom(first, at, { all, cues })))
  return all.map((piece) => (served.has(piece) ? { ...piece, label: 'audience' as const } : piece))
}

const servedFrom = (
  first: LabeledPiece,
  at: number,
  { all, cues }: { readonly all: readonly LabeledPiece[]; readonly cues: Cues },
): readonly LabeledPiece[] => {
  if (!served.test(first.text) || money.test(first.text)) return []
  const next = all.slice(at + 1)
  const end = next.findIndex(({ sentence }) => sentence !== first.sentence)
  const rest = end < 0 ? next : next.slice(0, end)
  const listed = rest.slice(0, listedBehind(rest, cues))
  const isFirst = all[at - 1]?.sentence !== first.sentence
  if (listed.length === 0 || !areServed(first, listed, isFirst)) return []
  return [...(begins.test(first.text) ? [first] : []), ...listed].filter(({ label }) => label === 'offer')
}
