const any = '[\\ue000-\\uf8ff]'

/** What an English price beside another calls more, less or another kind of the same thing. */
export const english: readonly string[] = [
  // 'Straight stairlifts from £995, curved from £2,800'
  'curved|reconditioned|refurbished',
  // 'Blouse £30, lined £40'
  '(?:un|inter|non[- ]?|fully |part[- ])?(?:lined|framed|mounted|tinted|glazed|laminated|boxed|wrapped|heated|guided|layered|assembled)|(?:apprentice|junior|senior|graduate|director|master|top|head)(?: (?:stylist|barber|therapist|rate))?',
  'x{0,3}[sl]|m|(?:extra |super |very )?(?:large|small|big|little|tiny|medium|med|lge|lrg|sml)|(?:king|queen|full|travel|family|party)[- ]?size|king|queen',
  `(?:set|pair|lot|tray|bag|tub|jar|stack|case|crate) of (?:\\p{L}+|${any})|pairs?|(?:half |a |the )?dozen|half price|half|whole|full`,
  'bank holidays?|sundays?|saturdays?|weeknights?|midweek|(?:high|low|off|peak)[- ]?season|(?:in )?summer|(?:in )?winter',
  `${any}[- ]?(?:week|day|hour|month|session|class|lesson)s?(?: (?:course|block|package|pass|plan|program|programme|hire|session|stay|workshop))?`,
  '(?:first|second|third|initial|intro|introductory|follow[- ]?up|repeat|return|next|later|each|every|2nd|3rd)(?: (?:visit|session|appointment|consultation|consult|follow[- ]?up|lesson|class|treatment|one|time)s?)?|follow[- ]?ups?',
  '(?:fixed|flat)(?:[- ](?:monthly|weekly|daily|annual|rate|fee|price))*|(?:non[- ]?)?members?|(?:monthly|weekly|fortnightly|annual|annually|yearly|daily|termly|quarterly)(?: (?:pass|plan|rate|fee|visits?))?',
  'deluxe|standard|basic|premium|classic|luxury|express|budget|bronze|silver|gold|platinum|collected|delivered|fitted|supplied|installed|unframed|framed|unfurnished|furnished',
  '(?:one|two|three|single|full|multi)[- ]colou?rs?|(?:long|short|medium|thick|shoulder[- ]length) hair|solo|duo|trio|quartet|individual|shared|private|one to one|complete|plain',
  `${any}[- ]?(?:bed|bedroom|man|person|seater|door|page|inch|panel|yard)s?(?: (?:house|flat|home|tent|boat|kayak|table|car))?|(?:${any}(?:st|nd|rd|th)) \\p{L}+`,
]
