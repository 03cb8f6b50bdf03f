const any = '[\\ue000-\\uf8ff]'

/** What whole pieces of an English description say that stands around a service, and is none. */
export const english: readonly string[] = [
  // Where
  `(?:right |just )?(?:next (?:door )?to|opposite|behind|beside|above|across from|in front of|around the corner|round the corner) .+|(?:\\p{L}+|${any}) min(?:ute)?s?(?: walk| drive)? from .+`,
  `(?:unit|suite|pitch)(?: ${any}.*)?|(?:stall|shop|platform|arch|booth|lot) ${any}.*`,
  // How many
  `(?:room|space|seating|seats|places) for .+|${any} (?:seats?|seater|covers|places|spaces|tables|chairs|bays?)(?: .+)?|counter seating.*`,
  `(?:limited|few|only a few|only ${any}) (?:places|spaces|seats|slots|availability)|(?:small|mixed)(?: friendly)? (?:groups?|class sizes?)(?: only)?|(?:small|tiny|little|cozy|cosy) (?:place|shop|caf[eé]|space|room) with .+`,
  // Who
  '(?:hi|hello|hey),? (?:i|we|my|this|there|all|everyone)(?!\\p{L}).*|(?:one|two|three|four)[- ](?:man|woman|person) (?:band|show|team|operation|business)|just (?:me|us)(?!\\p{L}).*',
  '(?:mum|mom|mother|dad|father|grandma|nan) of .+|(?:ex|former|retired)[- ](?:army|navy|raf|police|forces|military|marine|soldier|teacher|nurse|chef|builder|farmer|\\p{L}+er|\\p{L}+ist)|(?:husband and wife|mother and daughter|father and son|mother and son|father and daughter|brothers|sisters)(?: team| business| duo)?|time[- ]served|(?:fully )?(?:vetted|background checked|dbs checked)',
  // Of what and how
  "(?:all |everything )?(?:home|hand)[- ]?(?:made|baked|cooked|rolled|finished)(?: (?:here|daily|on site|from scratch|every .+|in .+))?|(?:everything|all)(?:[’']s| is| of it)? (?:made|baked|cooked|grown|done|cut|sewn|roasted|prepared) .+",
  '(?:made|baked|cooked|roasted|picked|prepared) (?:fresh|here|daily|from scratch|in house|every).*|(?:all |only |using |finest |best )*(?:natural|organic|local|seasonal|fresh|quality|locally sourced) (?:ingredients|materials)(?: only| used)?',
  '(?:cards?|card payments?|cash|contactless|bookings|orders|commissions|deposits?)(?: .+)? taken|.+ (?:spoken|encouraged|essential)|se habla .+',
  '(?:all |most |many |major |top |popular |leading )*(?:makes|brands|models)(?: (?:and|&) (?:makes|brands|models|sizes))?(?: .+)?',
  // Prices and orders in general
  '(?:prices?|rates|costs?|quotes|estimates|fees)(?: and quotes)? (?:vary|varies|depend|depends|are|is|on|start|by|available|given|includes?).*|p\\.?o\\.?a\\.?|(?:best|cheapest|lowest|finest|biggest|friendliest|oldest|busiest) (?:prices?|rates|in|around|for miles).*',
  '(?:call|ask|message|text|dm|email|ring|enquire|inquire|contact us|get in touch)(?: me| us)? for .+|(?:min|minimum)\\.? (?:order|spend|age|charge|booking|stay|hire|age)(?!\\p{L}).*',
  '(?:free )?(?:local |uk |us |nationwide |worldwide )?(?:delivery|postage|shipping|p&p) (?:is |are )?(?:free|included|available|over|on orders|within|to|extra|costs?|at cost).*|free (?:local |uk |us |nationwide |worldwide )?(?:delivery|postage|shipping|p&p|parking|wi-?fi)(?: .+)?',
  '(?:loyalty|stamp) cards?|(?:student|oap|nhs|pensioner|military|veterans?|senior|group|sibling|bulk|multi[- ]\\p{L}+) (?:discounts?|rates)(?: .+)?|(?:discounts?|reductions?) (?:for|on|available|if|when).*',
  // When
  '(?:every|all|this|each|most) (?:summer|winter|spring|fall|autumn|season|year)(?: .+)?|(?:summers?|winters?|weekends?|school holidays|evenings?) only|(?:easter|spring|summer|fall|autumn|winter|christmas) (?:to|till?|until|through|thru|-|–) \\p{L}+(?: only)?',
  '.+ (?:half price|go free|for free)|(?:wide|large|huge|big|good|great) (?:range|choice|selection|variety) .+|.*donations?(?: (?:welcome|appreciated|only|box))?|.+ (?:charged )?(?:separately|extra)|(?:traditional|modern|proper) methods(?: .+)?',
  '(?:times|dates|hours|opening times|portions|sizes|routes|menus?) (?:vary|varies|change|changes|move|moves|differ|depend|depends)(?: .+)?',
  `(?:${any} ?)?(?:hours?|hrs?|min(?:ute)?s?|days?) long|(?:lasts?|takes?|runs for|allow) .*(?:hours?|hrs?|min(?:ute)?s?|days?|weeks?)|(?:ready|done|back|finished|fixed|returned)(?: \\p{L}+)? (?:the )?(?:same|next|in|within|by)(?!\\p{L}).*|(?:quick|fast|same day|next day) turn ?around`,
  '(?:usually |often |currently |already )?booked (?:up|out|solid|until|till|[\\ue000-\\uf8ff]|usually).*|weather (?:permitting|dependent)|(?:in )?all weathers?',
  // What whoever comes does, sees and reads
  "(?:(?:we|i|you)(?:['’]ll)? )?(?:usually |always |aim to |try to )*(?:reply|respond|get back|call back) .+|(?:photos?|pics|pictures|examples|portfolio|menu|more)(?: of .+)? (?:is |are )?(?:on|at|in) (?:insta\\p{L}*|facebook|fb|my|our|the|tiktok|etsy|request).*|references .+",
  "(?:comfy|comfortable|old|warm|sensible|sturdy) (?:clothes|clothing|shoes|boots)(?: .+)?|(?:(?:lovely|great|stunning|amazing|beautiful|sea|river|mountain|ocean|valley|good|fantastic) )+views?(?: .+)?|(?:kettle|radio|heating|coffee|music|fire|stove)(?: is|['’]s)? (?:always )?on",
  "(?:(?:we|i)(?:['’]ll)? )?(?:always )?(?:clear|clean|tidy|sweep)(?: up)? (?:after|behind) .+|(?:always )?happy to (?:chat|talk|help|travel|advise|discuss|answer)(?: .+)?|dogs? (?:on leads?|friendly|on leashes)|(?:wheelchair|buggy|pram|stroller) (?:friendly|accessible|access)|(?:toilets?|showers?|lockers?|changing rooms?) (?:on ?site|available|here)",
  // Who they are, what they hold with, and what goes without saying
  `(?!(?:non|club|gym|family)(?!\\p{L}))\\p{L}+ members?|(?:\\p{L}+|${any}) (?:staff|employees)|(?:a |our )?(?:small |friendly )?(?:team|staff|crew) of .+`,
  '(?:now |currently )?(?:fully )?booked(?: .+)?|(?:parts|materials|fabric|labou?r|travel|vat) (?:extra|only|included|not included|on top|separate)(?: .+)?|byo\\p{L}*|no frills|working|proud \\p{L}+|local (?:lad|lass|girl|boy|man|woman|family|firm)|shoes (?:off|on)(?: .+)?|second to none|(?:(?:friendly|fast|quick|reliable|honest|personal|professional|local|great|good|quality|excellent|first class|five star)(?:,? (?:and )?)?)+ (?:service|advice|work|workmanship|team)|(?:dogs?|cats?|kids|children|pets|cards?|prams|cash) (?:ok|okay|fine|allowed|too|yes)',
  `\\p{L}+(?: \\p{L}+)? (?:approved|owned|led|certified|accredited)|(?:${any} ?)?(?:yrs?|years?) (?:at|in|as|of|on) .+|(?:ma|ba|bsc|msc|phd|mba|llb)(?: .+)?|corner of .+|same .+ (?:price|day|rate|times?|evenings|weekends|as .+)|based (?:in|near|at|around) .+|work (?:done|carried out)(?: .+)?|(?:all|any) (?:ages|levels|abilities|makes)|(?:gluten|dairy|nut|sugar|lactose|egg)[- ]?free(?: on request| options?)?|${any} star .+|.+ contains? (?:nuts|gluten|milk|eggs|allergens)|(?:your |the )?first (?:one|session|class|visit|lesson|month)(?: is)? (?:free|half price)`,
  `(?:(?:clinic|studio|shop|salon|office|workshop|located|situated|we are) )?(?:(?:inside|above) (?:the|an?|our|my|your)|located in|situated in) .+|level ${any}(?: .+)?|(?:by|via) (?:post|mail|courier|email)(?: .+)?`,
]
