// 'Put in bathrooms': the word behind the verb is no place. 'Puesta a punto' is one word as well.
const phrasal =
  /(?<!\p{L})(?:made|cut|built|cooked) to (?:measure|order|size)(?!\p{L})|(?<!\p{L})(?:puest(?:a|as) a punto|mises? (?:au point|en (?:beauté|service|page|plis|route))|cl(?:é|ef)s? en main|llaves? en mano|chiavi in mano|mess[ae] (?:a punto|in (?:piega|funzione|opera|posa)))(?!\p{L})|(?<!\p{L})(?:taken|let|turned|brought|picked|dropped|cut|laid|blocked|topped|sorted|tidied|filled|cleared|cleaned) (?:in|out|up|down|off|back)(?!\p{L})|(?<!\p{L})(?:put|drop|walk|take|check|sit|fill|plug|clean|clear|trade|step|move|log)\s+(?:in|up|out|off|down)(?!\p{L})/giu

/** A text in which words that mean one thing together are one word that means nothing. */
export const withoutPhrasal = (text: string): string =>
  text.replace(phrasal, (verb) => 'x'.repeat(verb.length))

// What is done or taught without a word for to what: 'repairs', 'courses'.
const general =
  /^(?:(?:\p{L}+ )?(?:courses?|classes|lessons?|workshops?)|learn(?:ing)?|repairs?|hire|rental|sales?|rides?|walks?|reparatur(?:en)?|reinigung|verleih|vermietung|verkauf|kurse?|pflege|balades?|visites?|cours|stages?|location|réparations?|vente|nettoyage|cors[oi]|riparazion[ei]|noleggio|vendita|pulizia|cursos?|clases?|paseos?|alquiler|reparaci[oó]n(?:es)?|venta|limpieza)$/iu
const what =
  /^(?:for|of|to|on|für|von|de|d['’]|du|des|à|en|pour|sur|para|con|di|del|della|per|a)(?!\p{L}*\s(?:hours?|stunden?|heures?|horas?|ore|euros?)(?!\p{L}))/iu
const mostWords = 5

/** Whether a name that would end before this place says nothing without what follows: 'courses for beginners'. */
export const isGeneral = (text: string, at: number): boolean =>
  general.test(text.slice(0, at).trim()) &&
  what.test(text.slice(at)) &&
  text.split(/\s+/u).length <= mostWords
