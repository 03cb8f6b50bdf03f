const any = '[\\ue000-\\uf8ff]'

/** What whole pieces of an Italian description say that stands around a service, and is none. */
export const italian: readonly string[] = [
  `(?:proprio )?(?:accanto|vicino|di fronte|dietro|davanti|sopra|sotto|a fianco|nei pressi|all['’]angolo) (?:a|al|alla|allo|ai|il|la|lo|l['’]|di|del|della|con).+|a (?:\\p{L}+|${any}) (?:minuti|min|passi|metri) .+`,
  `(?:banco|box|stand|piano|locale|negozio|capannone|interno) ${any}.*|(?:primo|secondo|terzo) piano|piano terra`,
  `${any} (?:coperti|posti|tavoli|sedie)(?: .+)?|posti limitati|(?:in )?piccoli gruppi|gruppi ridotti|(?:massimo|max) .+`,
  '(?:ciao|salve|buongiorno)(?!\\p{L}).*|(?:ex) \\p{L}+|(?:azienda|ditta|impresa|bottega) (?:familiare|di famiglia|artigiana)(?: .+)?|(?:padre e figlio|madre e figlia|due (?:fratelli|sorelle))',
  "(?:tutto )?(?:fatt[oaie]|prodott[oaie]|sfornat[oaie]|preparat[oaie]|cotto|cotta|cucit[oaie]) (?:in casa|a mano|ogni|da noi|qui|al momento|con|in).*|tutto (?:artigianale|naturale|fresco|biologico|a mano)|(?:ingredienti|prodotti|materie prime|materiali) (?:a|naturali|locali|freschi|di|del|biologici|dell['’]).*",
  '.+ (?:inclus[oiae]|compres[oiae]|fornit[oiae]|benvenut[oiae]|obbligatori[oae]?|consigliat[oiae]|necessari[oae]?|accettat[oiae]|ammess[oiae]|gratis)|(?:solo |si accettano )?(?:contanti|bancomat|carte|satispay|pos|bonifico)(?: (?:o|e|di credito|ok|anche).*)?|si parla .+|parliamo .+',
  `(?:tutte le |grandi |migliori )?marche(?: .+)?|(?:taglie|misure|numeri) (?:dalla? )?${any}.*`,
  '(?:prezz[oi]|tariff[ae]|preventiv[oi])(?: .+)? (?:in base|su|secondo|variabili|senza|gratuit[oi]|onesti|modici|contenuti)(?!\\p{L}).*|(?:prezz[oi]|tariff[ae]) (?:in|su|secondo|onesti|modici|a|da|al).*|(?:i |le )?(?:migliori|più economici) .+',
  '(?:consegn[ae]|spedizion[ei]|trasporto) (?:gratis|gratuit[ae]|inclus[ae]|in tutta|a domicilio|da|in|entro)(?: .+)?|(?:ordine|spesa|età|soggiorno) minim[oa](?: .+)?|minimo .+|scont[oi](?: .+)?|(?:buoni?|carte?) regalo',
  "(?:durata|dura)(?!\\p{L}).*|pront[oiae] (?:il|in|entro|per|lo)(?!\\p{L}).*|(?:avvisare|prenotare|ordinare|disdire|ordini|prenotazioni) .*(?:prima|anticipo)|solo (?:d['’]estate|d['’]inverno|in estate|in inverno|nei weekend|il weekend)|tempo permettendo|meteo permettendo|se il tempo .+|tutto l['’]anno",
  '(?:foto|lavori|menu|menù|info\\p{L}*) (?:su|sul|sulla)(?!\\p{L}).+|(?:rispondo|rispondiamo) .+|vi (?:aspettiamo|aspetto)(?: .+)?|(?:ti aspettiamo|a presto)(?: .+)?|(?:abiti|vestiti|scarpe|abbigliamento) (?:comod[oiae]|vecchi[e]?|sportiv[oiae]|pesanti)|(?:bella )?vista (?:su|sul|sulla|mare|lago|monti)(?: .+)?|(?:lavoro|servizio|ambiente) (?:pulito|serio|veloce|familiare|curato)(?: .+)?|cani (?:benvenuti|ammessi|al guinzaglio)',
  // Who they are, what they hold with, and what goes without saying
  `soci[oa] (?:di|del|della|dell['’]).*|iscritt[oa] .+|siamo in ${any}.*|squadra di .+|${any} dipendenti`,
  '(?:cani|gatti|animali|bambini|carte|pos) (?:ok|sì|si|anche|benvenuti|ammessi)|(?:materiale|materiali|manodopera|iva|trasferta|bevande) (?:a parte|esclus[oiae]|extra|inclus[oiae])|parcheggio (?:davanti|comodo|vicino|libero)|solo (?:donne|uomini|adulti)|qualità(?: e .+)?|(?:prezzi|lavoro) (?:onest\\p{L}|seri\\p{L})',
  "(?:d['’]|in )(?:estate|inverno|autunno)(?: .+)?|(?:in )?primavera(?: .+)?",
  '.+ (?:a parte|esclus[oaie])|vasta (?:scelta|gamma) .+|(?:studio|negozio|bottega|laboratorio) (?:in|al|a|nel|presso)(?!\\p{L}).+|iscrizioni (?:da|dal|in|a|fino|aperte)(?: .+)?',
  '(?:più|escluse) (?:le )?spese(?: di (?:viaggio|trasferta|spedizione))?',
  'tutti i livelli|tutte le età|attrezzatura .+|(?:la |il )?prim[oa] .+ gratuit[oa]|(?:diplomat|laureat)[oa] .+',
]
