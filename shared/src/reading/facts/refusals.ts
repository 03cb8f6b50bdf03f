import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import type { Refusal } from '../reading.ts'

const edges = /^[\s,，、.:;!¡()（）]+|[\s,，、.:;!()（）]+$/gu

// Verbs and courtesies around what is refused.
const fillers =
  /(?<!\p{L})(?:i['’]m afraid|sorry|please|thanks|any|do|doing|offer|give|sell|take|accept|repair|tune|treat|cater for|provide|we|i|wir|ich|machen?|mache|bieten?|führen?|haben|nehmen?|verkaufen?|verkaufe|reparieren?|unterrichten?|begleite|liefern|leider|ja|an|mehr|bitte|hago|hacemos|doy|damos|tenemos|trabajo|trabajamos|reparo|reparamos|arreglo|arreglamos|manejamos|atiendo|pongo|llevamos|aceptamos|admitimos|alquilamos|construimos|auch|se admiten|fais|faisons|fait|donne|réparons|posons|enseigne|les?|los|las|el|la|il|lo|gli|le|des?|du|d['’]|l['’]|faccio|facciamo|riparo|ripariamo|tratto|trattiamo|vendo|vendiamo|montiamo|insegno|organizzo|si accettano|noi|allowed|available|for)(?!\p{L})/giu

const refuses = (text: string, cues: Cues): boolean =>
  [cues.refusal, cues.refusedBefore].some((cue) => cue.test(text))

/** The parts of a text that refuse each by itself: 'Kopien nicht und Druck auch nicht'; one where they refuse together. */
const apart = (text: string, cues: Cues): readonly string[] => {
  const parts = text
    .split(new RegExp(`,|\\s+${cues.and.source}\\s+`, 'iu'))
    .filter((part) => part.trim() !== '')
  return cues.isSpaced && parts.length > 1 && parts.every((part) => refuses(part, cues)) ? parts : [text]
}

// 'Steel yes, cast iron no': what is granted first is not refused; 'Die machen wir ja nicht' grants nothing.
const granted = /^.*(?<!\p{L})(?:yes|ja|sí|oui|sì)(?!\p{L})\s*[,;:–-][\s,;:–-]*(?=\p{L})/iu

const thingsIn = (text: string, cues: Cues): readonly string[] =>
  apart(text, cues).flatMap((part) => thingsOf(part, cues))

/** The cues of refusal in the order that they are cut from a text: the later alone where all that is refused stands before it. */
const cuesIn = (said: string, { refusal, refusedBefore }: Cues): readonly RegExp[] => {
  const [first, behind] = [refusal, refusedBefore].map((cue) => cue.exec(said))
  const isBehind =
    first &&
    behind &&
    behind[0] !== '' &&
    behind.index > 0 &&
    first.index > 0 &&
    behind.index + behind[0].length === said.length
  return isBehind ? [refusedBefore] : [refusal, refusedBefore]
}

const thingsOf = (text: string, cues: Cues): readonly string[] => {
  const said = text.replace(granted, '')
  const without = cuesIn(said, cues).reduce((rest, cue) => {
    const found = cue.exec(rest)
    if (found === null || found[0] === '') return rest
    return cue === cues.refusal
      ? rest.slice(found.index + found[0].length) || rest.slice(0, found.index)
      : rest.slice(0, found.index)
  }, said)
  return (
    without
      .split(
        cues.isSpaced
          ? new RegExp(
              `[,/&]|${cues.and.source}|(?<!\\p{L})(?:ni|né|nor|kein\\p{L}*|no|pas)(?!\\p{L})`,
              'giu',
            )
          : /[,、・]|と|과 |와 /u,
      )
      .map((thing) => thing.replace(fillers, ' ').replace(/\s+/gu, ' ').replace(edges, ''))
      // One character of Chinese origin is a word: 歯, 皿.
      .filter((thing) => thing.length > 1 || /\p{Script=Han}/u.test(thing))
  )
}

/** What pieces labeled as refusals refuse; texts masked, the pieces of one sentence together. */
export const readRefusals = (pieces: readonly LabeledPiece[], cues: Cues): readonly Refusal[] =>
  pieces
    .filter(({ label }) => label === 'refusal')
    .map(({ text }) => ({ text, things: thingsIn(text, cues) }))

const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/(?:es|s|e|en|n)$/u, ''))

// Who does not sell bikes may mend them.
const onlySale =
  /(?<!\p{L})(?:sell|sale|verkaufen?|verkauf|vendo|vendemos|venta|vends|vendons|vente|vendiamo|vendita)(?!\p{L})/iu

const exception = /^(?:not|nicht|pas|no|non) (?:for|für|pour|para|per)(?!\p{L})/iu

/** Refusals without those that only say of what something else is not asked: 'appointment needed (not for trims)'. */
export const withoutExceptions = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter(({ text }) => !exception.test(text))

/** Whether a name is one of the things refused. */
export const isRefused = (name: string, refusals: readonly Refusal[]): boolean => {
  const words = foldedWords(name)
  return refusals.some(({ text, things }) =>
    things.some((thing) => {
      const refused = foldedWords(thing)
      if (onlySale.test(text) && refused.length < words.length) return false
      // 'No new bikes' leaves 'old bikes mended' alone.
      return (
        refused.length * 2 >= words.length &&
        refused.length > 0 &&
        refused.every((word) => words.includes(word))
      )
    }),
  )
}
