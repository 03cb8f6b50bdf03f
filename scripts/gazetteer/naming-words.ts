import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { Language } from '@shingle/shared/language/language.ts'

/** What words for people of an occupation end in; so do words for goods. */
const people: Readonly<Partial<Record<Language, RegExp>>> = {
  english: /\w{2}(?:er|or|ian)$/,
  german: /\w{3}er(?:in)?$/,
  spanish: /(?:er[oa]|or[a]?|log[oa])$/,
  french: /(?:ier|iere|eur|euse|trice)$/,
  italian: /(?:ier[ea]|tore|trice|aio|logo|loga)$/,
}

/** What words for houses and shops end in, and those for people that are said of nothing else. */
const houses: Readonly<Record<Language, RegExp>> = {
  english: /(?:ist|maker|smith|monger|seller|grocer|shop|store|salon|studio)$/,
  german:
    /(?:erei|ist|laden|geschaft|handlung|handler|praxis|dienst|service|schule|betrieb|stube|haus|werkstatt)$/,
  spanish: /(?:eria|ista)$/,
  french: /(?:erie|iste)$/,
  italian: /(?:eria|ista)$/,
  japanese: /(?:店|屋|院|士|師|所|室|園|館|業|家|堂|教室|サロン|工房|ショップ)$/u,
  Korean: /(?:집|가게|점|원|사|소|실|관|방|공방|학원|샵)$/u,
}

// Endings that lie, and words that are said of anything.
const not = new Set(
  foldText(
    `paper water leather corner flower beer liquor silver power computer printer charter water-skier winter summer order offer filter
    cooler heater boiler sweater poster super border number letter river dinner counter computer mirror door floor motor color decor
    doctor visitor error sector general master center theater shelter member sister brother mother father order starter answer
    laser copper timber rubber amber fiber leader powder laser butter pepper ginger container trailer scooter roller scanner
    feuer wasser papier leder zimmer silber kupfer fenster muster zucker butter messer koffer finster mutter bruder schwester leiter
    haus service betrieb laden gasthaus computer roller kinder bilder bücher kleider möbel hunger feder leder körper wetter lager
    madera cera obra hora señora primavera cartera galería batería comedor motor ascensor color flor calor mayor menor
    primero dinero enero mayor valor sabor bandera escalera espera ferretera carretera tarjetero
    papier métier quartier cahier premier dernier mer fer hiver hier entier chantier clavier dossier escalier panier
    couleur fleur chaleur ordinateur moteur intérieur extérieur valeur saveur
    materia batteria galleria lista vista pista rivista motore colore fiore sapore valore cuore odore
    office school station in labor raptor salon studio counsellor counselor defender prosecutor liver shop store complex camper bier cider
    lumber poker flipper frogger geist werkstatt klavier walzer schule sicherheitstechniker vermittler zwischenhändler brauner
    verlängerter chopper cruiser motorroller pathfinder minster quaker angler diner frankfurter wiener makler feier ranger harbor
    therapist klinik baptist methodist dealer broker hohlspieker marlspieker kaschierer putzer mähdrescher brauerei`,
  )
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

/**
 * Whether a term that the schema adds to a preset's name names the trade: its other terms only help a search. Of a shop,
 * a word that ends like an occupation is mostly something that it sells.
 */
export const namesATrade = (term: string, language: Language, preset: string): boolean => {
  const folded = foldText(term)
  if (not.has(folded) || folded.length < 2 || /driver$|burner$/.test(folded)) return false
  return (
    houses[language].test(folded) || (!preset.startsWith('shop/') && people[language]?.test(folded) === true)
  )
}
