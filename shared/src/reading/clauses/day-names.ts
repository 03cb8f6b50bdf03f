/** Weekdays written out, in the languages that part words. */
export const dayNames =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he))(?!\p{L})/iu

/** Months written out, those left out that are other words as well. */
export const months =
  /(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)(?!\p{L})/iu
