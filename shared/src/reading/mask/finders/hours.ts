import { type Finder, type Found, pattern, wordEnd, wordStart } from '../finder.ts'
import { findHoursClauses, type HoursClause } from './hours-clause.ts'
import { findTimes, type TimePiece } from './times.ts'

const always = pattern(
  [
    `${wordStart}24[\\- /]?7(?: ?/ ?365)?${wordEnd}`,
    '24 ?h(?:rs?|eures?)? ?(?:/|sur|su) ?(?:24|7|365)(?: ?h)?',
    "24[ \\-]?(?:hours?|hrs?|stunden|std\\.?|horas|heures|ore)(?! ?(?:notice|’|'|in advance|before|ahead|prior|vorher|im voraus|antes|avant|à l[’']avance|prima))(?: su 24| sur 24)?",
    'h ?24(?!\\d)',
    `${wordStart}24 ?h(?:rs?)?${wordEnd}(?! ?(?:\\d|/|notice|in advance|before|ahead|prior|vor(?:her)?${wordEnd}|im voraus|antes|avant|à l[’']avance|prima))`,
    '24 ?時間|24 ?시간',
    '7 ?(?:j|jours|giorni|días|tage|days|d)? ?(?:/|sur|su) ?7(?!\\d)',
  ].join('|'),
)

const to = pattern(
  "^(?:\\.? ?(?:-|–|—|―|−|~|〜|>|→) ?| (?:to|til|till|until|thru|through|bis|a|al|alle|hasta|à|au|fino alle|jusqu[’']à|and|und) (?:las |les |ore |from )?| ?から ?| ?부터 ?| ?에서 ?)$",
  'iu',
)
const joint = pattern(
  '^(?:[ \\n]?[,;/&+|·・、(][ \\n]?| (?:and|und|y|et|e|u\\.|sowie) (?:from |de |von |dalle |du |le )?| ?및 ?| ?と ?|[ \\n]{1,2}|[,;.] (?:and|und|y|et|e) )$',
  'iu',
)
const lead = pattern(
  '^\\.? ?[:,=→(]? ?(?:(?:from|at|open|between|de|du|von|jeweils|ab|um|a las|à|dès|dalle(?: ore)?|ore|alle|de las|las|h|は|은|에는?) ?)?$',
  'iu',
)
// Where a bare span and then a day may begin: '6-12 Tuesday' after a word is a range of ages.
const opens = pattern(
  '(?:^|[\\n.,;:!?(|•–—] ?|(?:^|[ \\n(])(?:open|from|hours|between|geöffnet|von|ouvert|de|abierto|dalle|aperto|times)[: ] ?)$',
  'iu',
)

interface Run {
  readonly pieces: readonly TimePiece[]
  readonly start: number
}

/** Pairs of times with a range between them become spans. */
const withSpans = (text: string, pieces: readonly TimePiece[]): readonly TimePiece[] => {
  const spans: TimePiece[] = []
  for (const piece of pieces) {
    const before = spans.at(-1)
    const isSpan =
      before?.kind === 'time' && piece.kind === 'time' && to.test(text.slice(before.end, piece.start))
    if (before !== undefined && isSpan)
      spans[spans.length - 1] = {
        kind: 'span',
        start: before.start,
        end: piece.end,
        isSure: before.isSure || piece.isSure,
      }
    else spans.push(piece)
  }
  // A lone figure is a time only where it says so.
  return spans.filter((piece) => piece.kind !== 'time' || piece.isSure || piece.isLikely === true)
}

const isGap = (gap: string, before: TimePiece, after: TimePiece): boolean =>
  joint.test(gap) ||
  (before.kind === 'days' && after.kind !== 'days' && lead.test(gap)) ||
  /^ (?:on |am |le |il )$/iu.test(gap)

const runsOf = (text: string, pieces: readonly TimePiece[]): readonly Run[] => {
  const runs: TimePiece[][] = []
  for (const piece of pieces) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (
      run !== undefined &&
      before !== undefined &&
      isGap(text.slice(before.end, piece.start), before, piece)
    )
      run.push(piece)
    else runs.push([piece])
  }
  return runs.map((run) => ({ pieces: run, start: run[0]?.start ?? 0 }))
}

/** What of a run is hours: each bare span has a day beside it, each day a time. */
const hoursIn = (text: string, { pieces, start }: Run): readonly TimePiece[] => {
  const isReversed = pieces[0]?.kind !== 'days' && pieces.at(-1)?.kind === 'days'
  if (isReversed && (pieces[0]?.isSure === true || opens.test(text.slice(0, start)))) return pieces
  const last = pieces.findLastIndex(({ kind }) => kind !== 'days')
  const kept = pieces.slice(0, last + 1)
  const firstDay = kept.findIndex(({ kind }) => kind === 'days')
  const first = kept.findIndex(({ isSure }, index) => isSure || index === firstDay)
  return first < 0 ? [] : kept.slice(first)
}

const overlaps = (one: HoursClause, other: HoursClause): boolean =>
  one.start < other.end && other.start < one.end

/** Each clause with all that was found in it, and what was found outside of them. */
const widened = (
  text: string,
  found: readonly Found[],
  clauses: readonly HoursClause[],
): readonly Found[] => [
  ...found.filter((one) => !clauses.some((clause) => overlaps(one, clause))),
  ...clauses.map((clause): Found => {
    const inside = found.filter((one) => overlaps(one, clause))
    // Days alone beyond it belong to what is said next: 'Thu-Sat 9-5. Monday closed'.
    const told = inside.filter(({ start, end }) =>
      /\p{N}/u.test(text.slice(start, clause.start) + text.slice(clause.end, end)),
    )
    return {
      kind: 'hours',
      start: Math.min(clause.start, ...told.map(({ start }) => start)),
      end: Math.max(clause.end, ...told.map(({ end }) => end)),
    }
  }),
]

const mostBehindBracket = 24

/** A form that opens a bracket goes on to where it closes: of '9-18 (Sunday, holidays closed)' nothing is read by half. */
const closed = (text: string, found: Found): Found => {
  const form = text.slice(found.start, found.end)
  const isOpen = form.replace(/[(（][^()（）]*[)）]/gu, '').search(/[(（]/u) >= 0
  const end = isOpen ? text.slice(found.end).search(/[)）]/u) : -1
  return end < 0 || end > mostBehindBracket ? found : { ...found, end: found.end + end + 1 }
}

/** Times of day with the days beside them: 'Mon–Fri 9–5, Sat 10–2', 'um 18 Uhr', '24/7'. */
export const findHours: Finder = (text, { language }) => {
  const whole = [...text.matchAll(always)].map(
    ({ 0: form, index }): Found => ({ kind: 'hours', start: index, end: index + form.length }),
  )
  const isFree = ({ start, end }: { start: number; end: number }): boolean =>
    whole.every((other) => end <= other.start || other.end <= start)
  const pieces = withSpans(text, findTimes(text, language).filter(isFree))
  const runs = runsOf(text, pieces).flatMap((run): Found[] => {
    const hours = hoursIn(text, run)
    const [first] = hours
    const last = hours.at(-1)
    return first === undefined || last === undefined
      ? []
      : [{ kind: 'hours', start: first.start, end: last.end }]
  })
  const clauses = findHoursClauses(text, language)
  const all = clauses.length === 0 ? [...whole, ...runs] : widened(text, [...whole, ...runs], clauses)
  return all.map((found) => closed(text, found))
}
