import { listed } from '../listed.ts'

/** What somebody can do, as they begin to say it, without a single thing that has a name of its own. */
const verbs = new Set(
  listed(`arrange, bake, bind, braid, brew, bring, brush, build, bake, calculate, care, carry, carve, clean, climb,
    coach, cook, count, crochet, cut, dance, decorate, deliver, design, dig, do, draw, drive, dye, edit, embroider,
    explain, fix, fold, grill, groom, grow, hang, help, iron, juggle, keep, knit, lay, lift, listen, look, make, mend,
    mix, move, organize, pack, paint, plan, plant, play, polish, pour, prune, read, repair, restore, ride, roast, run,
    sew, sharpen, sing, sketch, ski, speak, spin, swim, take, talk, teach, tell, tidy, train, translate, type, walk,
    wash, weave, weld, whistle, whittle, wire, wrap, write`),
)
/** Verbs whose last letter is written twice before -ing. */
const doubled = new Set(listed('cut, dig, knit, plan, run, spin, swim, wrap'))

const ingOf = (verb: string): string => {
  if (doubled.has(verb)) return `${verb}${verb.slice(-1)}ing`
  return /[^e]e$/.test(verb) && verb !== 'dye' ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

const ofThePerson =
  /^(?:(?:and|also|i|we|you|can|could|am|are|i['’]m|know how to|like|love|to|very|really|quite|rather|so|good|great|best|well|at|able)(?:\s+|$))+/
const howWell =
  /(?:^|\s)(?:very|really|quite|rather|so|extremely|(?!only|family|fly|jelly|italy)\p{L}{3,}ly|well|fast)(?=\s|$)/gu

const tidy = (text: string): string =>
  text
    .replace(/[.!?]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A thing somebody does as something one can name: "fix zips" is "fixing zips". */
const named = (thing: string): string => {
  const [first = '', ...rest] = tidy(thing.replace(ofThePerson, '').replace(howWell, '')).split(' ')
  return [verbs.has(first) ? ingOf(first) : first, ...rest].join(' ')
}

/** The things one could be paid for in what somebody says that they are good at, as an idea names them. */
export const thingsSaid = (skill: string): readonly string[] => {
  const said = tidy(skill.toLowerCase())
  // "Arts and crafts" is one thing; a whole sentence is as many as it joins.
  const isSentence = ofThePerson.test(said) || said.split(' ').length > 3
  const parts = isSentence ? said.split(/\s*[,;]\s*|\s+(?:and|or)\s+/) : [said]
  return [...new Set(parts.map(named))].filter((thing) => thing !== '')
}
