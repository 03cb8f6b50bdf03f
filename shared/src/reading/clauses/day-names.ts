/** Weekdays written out, in the languages that part words. */
export const dayNames =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedi|martedi|mercoledi|giovedi|venerdi|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he))(?!\p{L})/iu

/** Months written out, those left out that are other words as well. */
export const months =
  /(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)(?!\p{L})/iu

const short =
  '(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|mi[eé]|jue|jeu|gio|vie|ven|s[aá]b|sam|dim|dom)\\.?'

/** A range or a list of days by their short names: 'mon-thu', 'lun mer ven'. */
export const shortDays = new RegExp(
  `(?<!\\p{L})${short}(?: ?(?:-|–|/|,|&|\\+) ?| (?:to|til|till|and|bis|und|u\\.?|au|et|a|y|al|e) | )${short}(?!\\p{L})`,
  'iu',
)

const inSeason =
  /^(?:from|in|during|until|till?|between|only|every|all|each|im|von|ab|bis|zwischen|nur|jeden|ganz|desde|entre|hasta|sólo|solo|todo|de|du|en|d[’']|dès|jusqu|tous|da|dal|dall[’']|fino|tra|tutto|nel|a|ad)(?!\p{L})/iu

/** Whether a piece says when something is, by the months it begins with: 'May to October', not 'cherries in July'. */
export const beginsWithMonths = (text: string): boolean => {
  const before = text.slice(0, months.exec(text)?.index ?? text.length)
  return (
    inSeason.test(text) || /^(?:\p{L}+ ?(?:to|till?|until|through|thru|bis|al?|à|au|-|–) ?)?$/iu.test(before)
  )
}

const dayAlone = new RegExp(`^(?:and |und |y |et |e )?${short}$`, 'iu')

/** Whether a piece is the short name of a day and no more: 'Thurs' of 'Tues, Thurs'. */
export const isShortDay = (text: string): boolean => dayAlone.test(text)

const day = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${short})`
const daysAlone = new RegExp(
  `^(?:and |on |open |every |only )?(?:${day}|m)(?:(?: ?[-–/,&+] ?| (?:to|til|till|thru|and) | )${day})+(?: (?:mornings?|afternoons?|evenings?|nights?))?(?: (?:only|each week|every week|term time|(?:in|at) (?:\\p{L}+ ?){1,3}))?$`,
  'iu',
)

/** Whether a piece is nothing but days: 'mon to thurs', 'Wed & Thurs', 'fri + sat only'. */
export const isDaysAlone = (text: string): boolean => daysAlone.test(text)

/** What begins with the days that nothing else was said of: 'autres jours dès 16h'. */
export const beginsWithRest =
  /^(?:(?:les )?autres jours|(?:all )?other days|(?:the )?rest of the week|(?:an )?(?:allen )?(?:anderen|übrigen) tage?n?|(?:los )?demás días|resto de (?:los )?días|(?:gli )?altri giorni)(?!\p{L})/iu

/** Nothing but days, by their names or what is short for them: 'Tues + Weds'. */
export const onlyDays =
  /^\s*(?:on |am |le |el |il |los |les )?(?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|mié|jue|jeu|gio|vie|ven|sáb|sam|sab|dim|dom|mo|di|mi|do|fr|sa|so)\p{L}{0,8}\.?(?:\s*(?:[+&,/–-]|and|und|y|et|e)\s*|$))+$/iu
