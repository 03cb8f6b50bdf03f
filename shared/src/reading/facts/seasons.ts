const season =
  "(?:in|im|en|during|d[’'])\\s?(?:the |l[’'])?(?:summer|winter|sommer|verano|invierno|été|hiver|estate|inverno)(?!\\p{L})"

/** Words that say somewhere that something holds for a season alone: 'at the pier in summer'. */
export const inSeason = new RegExp(`(?<!\\p{L})${season}`, 'iu')

/** Words that begin with the season for which they hold: 'in winter closed'. */
export const ofSeason = new RegExp(`^${season}`, 'iu')
