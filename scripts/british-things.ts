// What America calls otherwise. Left out is what both say: a cupboard, a telephone; and what is another thing in America is
// named with the words beside it that tell which is meant.
const things = [
  'sockets?|fuse ?boards?|consumer units?|cookers?|hobs?|worktops?|skirting|plasterboard|spanners?|gas safe',
  'torch(?:es|light)?|hoover\\w*|dustbins?|rubbish|washing[- ]up|tea towels?|lofts?|cellars?|draughts?|taps',
  'pavements?|car parks?|motorways?|lorr(?:y|ies)|bonnets?|windscreens?|petrol|number plates?|mudguards?|motorbikes?|caravans?',
  'prams?|pushchairs?|napp(?:y|ies)|jumpers?|trousers|maths|fortnight\\w*|autumn|post ?codes?|whilst|queu\\w*',
  'on holiday|school holidays?|bank holidays?|by post|(?:at|on) the till|the high street|take-?aways?',
  'VAT|MOT|solicitors?|sole traders?|chartered|lettings?|(?<!real )estate agents?|physiotherapists?|joiners?',
  'has to ring|(?:will|people|before|who|whom to|really) r(?:ing|ings|inging|ang)(?! the bell)',
  'lift, (?:ramp|parking|stairs)|(?:floor|or),? lift|ground floor|the boot of',
  '(?:square |centi|kilo|milli)?met(?:er|re)s|kilos?|litres?',
  '(?:\\p{L}+ty|\\d+|rented) flats?|a flat(?! (?:tire|white|fee|rate|price))',
]
const british = new RegExp(`(?<![\\p{L}-])(?:${things.join('|')})(?![\\p{L}-])|£`, 'giu')

/** The words of a text for things that America calls otherwise. */
export const britishThings = (text: string): readonly string[] => text.match(british) ?? []
