import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { tokenize } from '../hours/tokenize.ts'
import { formPattern } from '../mask/form.ts'
import { sizeOf } from './draft-offer.ts'

/** A thing that stands beside the day or time when it is had, and what is said of these. */
export interface TimedThing {
  readonly thing: string
  readonly when: string
}

const time = formPattern('hours')
const days =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he))'
const onDays = `(?:on|every|am|an|jeden|le|les|el|los|il|la|ogni|cada|tous les|todos los) ${days}(?: (?:and|und|y|et|e|&) (?:(?:am|le|les|el|los|il|la) )?${days})?(?: (?:mornings?|evenings?|afternoons?|nights?|abends?|morgens?|matin|soir|mattina|sera))?`
const clock = formPattern('hours', 'figure')
const span = `(?:${time}|${clock} (?:to|till?|bis|à|a|a las|alle) ${clock})`
const early = '(?:früh|abends|morgens|nachmittags|matin|soir|sharp|pünktlich)'

// 'Montag 18 Uhr Hatha', 'los sábados doy taller de torno'
const before = new RegExp(
  `^(?<when>(?:${onDays}(?: ${time})?|${time})(?: ${early})?)[ :–-]+(?<thing>\\p{L}.*)$`,
  'iu',
)
// 'gnocchi il giovedì'
const behind = new RegExp(`^(?<thing>\\p{L}[\\p{L}’' -]*?) (?<when>${onDays})$`, 'iu')
// '… taller de torno de 10 a 1'
const timeBehind = new RegExp(
  `^(?<thing>\\p{L}[\\p{L}’' -]*?) (?<when>(?:(?:from|von|de|da|dalle|at|um|à|a las|alle) )?${span})$`,
  'iu',
)

// 'Knit night every Thursday 6-8pm', 'Strickabend donnerstags 19 Uhr': what is on by a name of its own, and no door that is open.
const onNames =
  '(?:clubs?|playgroups?|story ?times?|choirs?|quiz|meet-?ups?|\\p{L}*(?:treffs?|abende?|kurse?|gruppen?|stammtische?|cafés?)|soirées?|serat[ae])'
// A place as well, where nothing says of what.
const onNamesOf =
  '(?:nights?|class(?:es)?|groups?|workshops?|circles?|socials?|ateliers?|talleres|taller|noches?|laboratori[oi])'
const noName =
  '(?!(?:late|early|open|every|each|last|first|second|all|week|opening|most|some|our|the|mornings?|afternoons?|evenings?|one|two|noche|abends|mon|tue|wed|thu|fri|sat|sun)\\p{L}* )'
const event = new RegExp(
  `^(?<thing>${noName}(?:(?:[\\p{L}’'-]+ ){0,3}${onNames}|(?:[\\p{L}’'-]+ ){1,3}${onNamesOf})),? (?<when>(?:(?:on|every|each|am|jeden|le|les|el|los|il|la|ogni|cada|chaque) )?(?:${time}|${days}(?: (?:mornings?|evenings?|afternoons?|nights?|abends?))?))$`,
  'iu',
)

// 'Toasties and cake on Saturdays 10-2' at the end of a list: all of it is had then.
const listTimed = new RegExp(
  `^(?<things>\\p{L}.*?) (?<when>(?:(?:on|am|le|les|el|los|il|la) )?${time})$`,
  'iu',
)

// Doors, people and ways to come that times are told of, and what only says when.
const noThing =
  /(?<!\p{L})(?:open\p{L}*|clos\p{L}*|shut|geöffnet|geschlossen|offen|zu|ruhetag|abiert\p{L}*|cerrad\p{L}*|abr\p{L}*|ouvert\p{L}*|ferm\p{L}*|apert\p{L}*|chius\p{L}*|apriamo|shop|store|office|kitchen|bar|phone|büro|laden|küche|werkstatt|tienda|oficina|cocina|magasin|boutique|bureau|cuisine|negozio|ufficio|cucina|only|nur|solo|sólo|seulement|uniquement|soltanto|by|nach|auf|previa|con|sur|su|or|oder|und|and|y|et|e|o|ou|until|till?|bis|hasta|jusqu\p{L}*|fino|after|before|from|ab|dès|desde|dalle|daily|täglich|weekends?|weekdays?|lunch|mittags?|markt\p{L}*|market|marché|mercado|mercato|appointments?|termin\p{L}*|cita|rendez|appuntamento|reserv\p{L}*|bookings?|always|immer|except|außer|sauf|salvo|tranne|not|nicht|no|non|kein\p{L}*|here|hier|i|we|uhr|call|text|anrufe?\p{L}*)(?!\p{L})/iu
const ofDoor =
  /(?<!\p{L})(?:open|clos|geöffnet|offen|geschlossen|ouvert|ferm|abiert|abr[ei]|cerrad|apert|chius|daily|täglich)/iu
const mostWords = 5

const namesThing = (thing: string, cues: Cues): boolean =>
  thing.split(/\s+/u).length <= mostWords &&
  !noThing.test(thing) &&
  !cues.verb.test(thing) &&
  (!cues.writesNounsLarge || /^\p{Lu}/u.test(thing))

const daysBehind = new RegExp(
  `^(?<thing>\\p{L}.*?\\p{L})(?<!\\s(?:and|und|y|et|e)),? (?<when>(?:(?:on|every|am|jeden|le|les|el|los|il|la|ogni|cada) )?${days}(?: (?:and|und|y|et|e|&) ${days})?)$`,
  'iu',
)

/** A name, and the days behind it on which it is had: 'sunset trip Fridays and Saturdays'; undefined where none stand there. */
export const namedOnDays = (name: string): TimedThing | undefined => {
  const { thing = '', when = '' } = daysBehind.exec(name)?.groups ?? {}
  return thing === '' ? undefined : { thing, when }
}

const onByName = (text: string, cues: Cues): RegExpExecArray | null => {
  const on = event.exec(text)
  const thing = on?.groups?.thing ?? ''
  // 'Vor Klausuren gibt’s Crashkurse am Sonntag' says a sentence.
  const isName = !cues.verb.test(thing) && (!cues.writesNounsLarge || sizeOf(thing) <= 2)
  return isName ? on : null
}

/** Whether a piece names what is on by a name of its own, and when: 'knit night every Thursday'. */
export const isOnByName = (text: string, cues: Cues): boolean => onByName(text, cues) !== null

/** A piece that names a thing and says on which day or at what time; undefined where it does not. */
export const timedThing = (text: string, cues: Cues): TimedThing | undefined => {
  if (!cues.isSpaced) return undefined
  const { thing = '', when = '' } =
    (onByName(text, cues) ?? before.exec(text) ?? behind.exec(text))?.groups ?? {}
  if (thing === '') return undefined
  const ends = timeBehind.exec(thing)?.groups
  return { thing: ends?.thing ?? thing, when: [when, ends?.when ?? ''].filter((one) => one !== '').join(' ') }
}

// They end as verbs do.
const noVerb = /^(?:uno|solo|sólo|todo|nuestro|nostro|tutto|otro|altro)(?!\p{L})/iu

/** What is left of a thing without the verb that says that it is done: 'doy taller de torno'; undefined where none is. */
const withoutVerb = (thing: string, cues: Cues): string | undefined => {
  const lead = cues.lead.exec(thing)
  const said = lead?.index === 0 ? lead[0] : ''
  const isVerb =
    cues.speaksOne.test(said) || cues.speaksSeveral.test(said) || /(?:[^aeo]o|oy|mos|amo)$/u.test(said)
  return isVerb && said.length > 2 && !noVerb.test(said) ? thing.slice(said.length).trim() : undefined
}

/** Whether a thing is on by its own name on one day alone: what is kept on several is a door. */
const isOnOneDay = ({ when }: TimedThing, cues: Cues, show: Speech['show']): boolean => {
  const said = show(when)
  const named = tokenize(said, cues.language).flatMap((token) => (token.kind === 'days' ? token.days : []))
  return named.length === 1 && !ofDoor.test(said)
}

interface Speech {
  readonly cues: Cues
  /** A masked text as its owner wrote it. */
  readonly show: (text: string) => string
}

/**
 * Labeled pieces in which what is had at a day or time is offered, and no hour that a door is open: several of a
 * timetable, 'Montag 18 Uhr Hatha, Mittwoch 19:30 Yin'; one in a list of things, 'lasagne, gnocchi il giovedì'; one
 * that its owner says to do, 'los sábados doy taller de torno'; or one that is on by a name of its own, 'knit night every Thursday'.
 */
export const withTimedThings = (
  all: readonly LabeledPiece[],
  { cues, show }: Speech,
): readonly LabeledPiece[] => {
  const timed = new Map<LabeledPiece, TimedThing>()
  for (const piece of all) {
    const found = piece.label === 'hours' ? timedThing(piece.text, cues) : undefined
    if (found !== undefined) timed.set(piece, found)
  }
  const rows = [...timed].filter(([{ text }, { thing }]) => before.test(text) && namesThing(thing, cues))
  const isInList = (piece: LabeledPiece, { thing }: TimedThing): boolean => {
    const last = all[all.indexOf(piece) - 1]
    const isListed = last?.sentence === piece.sentence && last.label === 'offer'
    return (
      isListed &&
      behind.test(piece.text) &&
      !noThing.test(thing.replace(cues.and, ' ')) &&
      !cues.verb.test(thing)
    )
  }
  const isDone = ({ thing }: TimedThing): boolean => {
    const named = withoutVerb(thing, cues)
    return named !== undefined && /\p{L}{3}/u.test(named) && namesThing(named, cues)
  }
  return all.flatMap((piece): readonly LabeledPiece[] => {
    const list = endOfList(piece, all, cues)
    const found = timed.get(piece)
    if (list !== undefined || found === undefined) return list ?? [piece]
    const isRow = rows.length > 1 && rows.some(([row]) => row === piece)
    // 'Quiz night Tuesdays 8pm, open daily 12-11' tells of a door as well.
    const isOn = isOnByName(piece.text, cues) && isOnOneDay(found, cues, show)
    return [isRow || isOn || isInList(piece, found) || isDone(found) ? { ...piece, label: 'offer' } : piece]
  })
}

/** The last things of a list and the hours at which all of it is had, apart: 'soup, toasties and cake on Saturdays 10-2'. */
const endOfList = (
  piece: LabeledPiece,
  all: readonly LabeledPiece[],
  cues: Cues,
): readonly LabeledPiece[] | undefined => {
  const last = piece.label === 'hours' ? all[all.indexOf(piece) - 1] : undefined
  if (last?.sentence !== piece.sentence || last.label !== 'offer' || !cues.isSpaced) return undefined
  const { things = '', when = '' } = listTimed.exec(piece.text)?.groups ?? {}
  const sides = things.split(new RegExp(`\\s(?:${cues.and.source})\\s`, cues.and.flags))
  const areTwo =
    sides.length === 2 &&
    sides.every((side) => sizeOf(side) <= 3 && namesThing(side, cues) && !/[\ue000-\uf8ff]/u.test(side))
  return areTwo
    ? [
        { ...piece, text: things, label: 'offer' },
        { ...piece, text: when },
      ]
    : undefined
}
