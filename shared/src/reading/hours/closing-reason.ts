// 'Closed Sunday for church', 'fermé le lundi pour les courses': why a day is off takes nothing from the others.
const reason = new RegExp(
  [
    '(?<=(?<!\\p{L})(?:closed|shut|off)(?: on| all day)?(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)days?) for (?:the |my |our )?\\p{L}+(?: \\p{L}+)?(?=\\s*(?:[.,;]|$))',
    '(?<=(?<!\\p{L})(?:fermée?|cerrado|chiuso)(?: el| le| la)? \\p{L}+) (?:pour|por|per) (?!(?:rendez-vous|cita|appuntamento))(?:\\p{L}+ )?\\p{L}+(?=\\s*(?:[.,;]|$))',
    '(?<=(?:休み|休業|定休)(?:です)?)[(（][^()（）\\p{N}]{1,12}[)）]',
  ].join('|'),
  'giu',
)

/** What is said of hours without why a day is off. */
export const withoutClosingReason = (said: string): string => said.replace(reason, '')
