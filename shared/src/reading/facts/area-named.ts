// Where somebody is at home is said with what they do there, 'based in Stroud', and so is how far they go, 'we travel
// anywhere in Kent': an area is only the place.
const based = new RegExp(
  `^(?:${[
    'based (?:in|at|near|out of)',
    '(?:mit )?sitz in|ansässig in',
    '(?:nous |je )?(?:sommes |suis )?(?:basée?s?|installée?s?) (?:à|en|au|aux)',
    '(?:con )?(?:sede|base) (?:en|a|in)',
  ].join('|')}) (?=\\S)`,
  'iu',
)
const goes =
  /^(?:we|i)(?:[’']ll| will| also| can)* (?:cover|serve|travel(?: to| across| around| throughout| within)?|drive to) (?=\S)(?!by|on|with|light)/iu

// 'Based in Stroud covering Nailsworth'.
const covering = /^\p{L}[\p{L}’' -]{1,40} (?:covering|serving) (?=\p{L})/iu

const fold = (text: string): string => text.trim().toLowerCase()

/** The area that a piece about places names; '' where that is only the town that the business states anyway. */
export const areaNamed = (said: string, place: string): string => {
  const home = said.replace(based, '').replace(covering, '')
  const isOwn = home !== said && fold(home) === fold(place.split(',')[0] ?? '')
  return isOwn ? '' : home.replace(goes, '')
}
