import { type Cues, startsWith } from '../cues/cues.ts'

// 'Working with adults on anxiety, grief': behind those whom it serves begins what is done.
const onWhat = /(?<=(?:^|\s)work(?:ing)? with [^,]{3,40})\s(?=on \p{L})/iu

// 'Osteopath with 14 years of experience treating back pain, sciatica': behind it begins what is offered.
const offering =
  /\s(?=(?:treating|offering|providing|speciali[sz]ing in|spezialisiert auf|especializad[oa]s? en|spécialisée?s? (?:dans|en)|proposant|specializzat[oaie] in)\s)/iu

/** A piece that claims something and then begins a list of what is offered, cut where the list begins. */
export const cutOffering = (text: string, cues: Cues, next: string): readonly string[] => {
  const begins = cues.language === 'english' && onWhat.test(text) ? onWhat : offering
  const at = next === '' || !cues.isSpaced ? -1 : text.search(begins)
  if (at <= 0 || startsWith(text, cues.refusal)) return [text]
  return [text.slice(0, at), text.slice(at)]
}

const article =
  'an?|the|our|my|your|eine?[rnm]?|unsere?|der|die|das|un|une|una|uno|notre|nuestr[oa]|la|le|el|il|petite?|kleine[rs]?'
const quality =
  'small|little|tiny|friendly|independent|local|cosy|cozy|quiet|young|modern|old|warm|honest|reliable|traditional|professional|experienced|qualified|relaxed|kleine[rs]?|feine[rs]?|gemütliche[rs]?|nette[rs]?|junge[rs]?|alte[rs]?|ehrliche[rs]?|pequeñ[oa]|modest[oa]|petite?|jolie?|charmante?|piccol[oa]|bell[oa]|giovane'
const openQuality = new RegExp(`(?:^|\\s)(?:${article}) (?:(?:${quality}) ?)+$`, 'iu')

/** Whether a piece ends in a quality of what the next one names: 'we are a small, independent bakery'. */
export const isOpenQuality = (text: string): boolean => openQuality.test(text)
