import type { CueWords } from './cues.ts'

/** The cues of English. */
export const english: CueWords = {
  refusal:
    "sorry no|sorry,? we don['’]?t|nothing (?:with|but|from)|no|not|never|nor|except(?: for)?|excluding|(?:i|we|they)(?: am| are|['’]m|['’]re)? (?:do not|don['’]?t|dont|cannot|can['’]?t|won['’]?t|never|not)|(?:don['’]?t|dont|doesn['’]?t|does not|do not|cannot|can['’]?t|won['’]?t)",
  denial: 'sorry no|no|not',
  refusedBefore:
    "(?:isn['’]?t|aren['’]?t|is not|are not) (?:something|a thing|offered|possible|allowed|included|our)(?: (?:that )?(?:we|i) (?:do|offer|take))?|(?:we|i) (?:don['’]?t|do not|dont|won['’]?t|can['’]?t) (?:do|offer|take|touch|sell|serve|accept|cover|fit|handle|repair)(?: (?:it|them|those|these|that))?$|(?:sorry,? )?(?:no|nope)$|not (?:available|allowed|here|included|offered|possible|accepted|for us|anymore)|not included",
  promise:
    "don['’]?t charge(?: [\\p{L}-]+)*|no (?:job|task|order|repair|garden|project|question|dog|event|budget|party)s?(?: is| are)? (?:too|asked)|no (?:need|obligation|call[- ]?out|hidden|extra|up-?front|questions|appointments?|bookings?|reservations?|fuss|job|minimum|contract|contracts|fees?|charge|ladders?|mess|quibble|problem|worries|win|strings|experience|membership|joining|deposit|pressure|sign[- ]?up|fix|middlem[ae]n|waiting|prior)(?: [\\p{L}-]+)*|not (?:only|just|to worry|a problem)|can['’]?t (?:wait|decide|find|get|make)|don['’]?t (?:worry|wait|hesitate|forget|see)|never (?:too|late)|cannot wait|no later than|not after",
  reach:
    'call(?: or text| us| me| \\p{L}+ on| anytime)?|ring(?: us| me)?|text(?: us| me)?|phone(?: us| me)?|tel|telephone|message (?:us|me)|whats ?app(?: us| me)?|dm(?: us| me)?|e-?mail(?: us| me)?|find us (?:on|at)|contact(?: us| me)?|follow (?:us|me)|enquir(?:e|ies)|stop by|mobile|msg',
  schedule:
    '(?:kitchen|shop|bar) (?:shuts|closes)|last orders|daily|every ?day|weekdays?|weekends?|evenings?|mornings?|afternoons?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|open|closed|closes?|term[- ]?time|school holidays|bank holidays?|by arrangement|hours|until|til+|late|season(?:al)?|fortnightly|monthly|weekly|all (?:day|night|year|week)|day (?:and|or|&) night|any ?time|any hour|24/7|year[- ]round|in the (?:summer|winter|evening|morning|afternoon)s?|(?:every|first|second|third|last|alternate) (?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|lunch ?time|same day|next day|[\\ue000-\\uf8ff] days|check[- ]in|check[- ]out|drop off|at night|nights',
  ways: {
    'walk-in':
      'walk[- ]?ins?(?: (?:ok|welcome|only))?|drop[- ]?in|while (?:you|u) wait|no appointments?(?: needed| necessary)?|stop by|just turn up|pop in',
    appointment:
      'by app(?:oin)?t(?:ment)?s?(?: only)?|appointments?|book(?:ing)?s? (?:only|essential|required|in advance)|to book|by arrangement',
    'call-out':
      "(?:we|i)(?:['’]ll)? (?:come|travel|drive|visit) (?:to|you)|call[- ]?outs?|at your (?:home|place|door|house|office)|home visits?|mobile(?! phone)|to your (?:home|door|house)|i visit you",
    order:
      'orders?(?: by)?|pre-?orders?|made to order|pick ?up(?: only)?|collections?|commissions?|deliver(?:y|ed|ies)?',
    hire: 'hire|rentals?|to rent|rented|we rent',
    enroll: 'enrol(?:l|ment)?|sign up|term|courses?|classes|lessons|trial (?:class|lesson|session)',
    donate: 'donat(?:e|ions?|ed)|pay what you (?:can|want)|suggested donation',
  },
  place:
    '(?:up|down)stairs|covering|serving|based (?:in|at|near|out of)|within|throughout|across|all over|all around|(?:i|we) (?:cover|serve|travel|service)|in and around|delivery (?:in|within|across)|area|local to|free delivery|delivered in|at the (?:farmers )?market|near|around',
  serves: 'for|we look after|working with|we work with|suitable for|aimed at|specially for|especially for',
  people:
    '(?:law )?firms|businesses|companies|famil(?:y|ies)|kids|children|child|adults|teens|teenagers|babies|toddlers|beginners|seniors|farmers|builders|trades(?:people)?|churches|people|men|women|couples|veterans|nurses|students|pupils|pensioners|landlords|tenants|schools|homeowners|owners|clients|customers|anglers|restaurants|charities|freelancers|parents|mums|dads|mothers|girls|boys|hobbyists|artists|vegans|any (?:family|level)|all (?:ages|levels|abilities)|everyone|players|guests|year olds?|start-?ups|sole traders|ladies|gents|gentlemen|hobby \\p{L}+|shops|pubs|hotels',
  claim:
    'since|established|years(?: of)?(?: experience)?|qualified|insured|insurance|licen[sc]ed|bonded|certified|accredited|registered|chartered|award[- ]winning|awards?|guaranteed?|warranty|famil(?:y|ies)[- ](?:run|owned|business)|(?:\\p{L}+ )?generation|women[- ]owned|free (?:quotes?|estimates?|consultations?|parking|advice|walkthrough|no)|made in|welcome|available|accepted|included|provided|supplied(?! (?:and|&|\\+) (?:fitted|installed|laid))|required|deposit|cash|venmo|discounts?|concessions available|vouchers valid|receipts|valid|sliding scale|members? of|society of|trained|checked|reviews|rated|bilingual|fluent|recommended|specialis(?:t|ing) in|specializ(?:e|ing) in|sleeps|(?:\\p{L}+ )?spaces|seats? (?:for|up to|[\\ue000-\\uf8ff])|[\\ue000-\\uf8ff] seats?|parking|weather|minimum|max(?:imum)?|cancel(?:led|lation)?|bring|spaces? (?:from|left|available)|turnaround|notice|all year|ok$|fine$|only$|free$|yes$|lol|byob|wanted|lent|open for|licen[cs]e|rates$|returned',
  person: 'my name is|ask for',
  lead: "(?:we|i)(?:['’]re|['’]m| are| am)(?: also)? (?:happy|glad|pleased|able) to|(?:hi|hello|hey)?,? ?(?:i|we)(?:['’]ll|['’]re|['’]m|['’]ve)?(?: also| can| will| am| are| even)*(?: (?:offer|provide|do|sell|make|made|build|repair|fix|rent|hire out|rent out|run|teach|trace|tune|clean|serve|specialis?ze? in|give|have|got|stock|cook|bake|write|design|fit|install|supply|organise|arrange|cater for|mend|mind|look after|handle|groom|service|restore|take care of|print|sew|carve|grow|treat|(?:work|help|deal|assist|support)(?: people| clients| you| patients)? with)(?: out)?)?|(?:also|plus|and|we also|i also|as well as|including|incl|services include|services|specialising in|specializing in|speciali[sz]ed in|specialists? in|treating|offering|offers?|providing|selling|for sale|now|currently|professional|quality|affordable|our|my|a|an|the|some|any|all(?! (?:day|weather|round|in|over)(?!\\p{L}))|all types of|all kinds of|your|or|&|then|starting|just|only)",
  tail: 'prices? (?:on|by|after|depends|varies)|p\\.?o\\.?a|in|at|from|by|within|with|while|when|for|on|during|across|throughout|around|near|to|using|including|incl|inc|so|that|which|who|up to|after|before|through|between|if|because|as|until|where|into|onto|under|over|via|without',
  option:
    '(?:each |per |every )?(?:extra|additional|further)(?: \\p{L}+)*|(?:first|second|third|half|full|whole|two|three|each|per|next) (?:hour(?: then)?|hr|flue|half hour|day|night|child|dog|person|one|room|year)s?|(?:off[- ]?)?peak|weekends?|weekdays?|nights?|evenings?|siblings?|(?:kids?|child(?:ren)?|teens|adults?|seniors?|students?)(?: [\\ue000-\\uf8ff])?|concessions?|couples|triples?|twins?|heavyweight|lightweight|(?:hard|soft)(?:back|cover| cover)?|paperback|(?:block|pack|set|box|bundle|bunch) of [\\ue000-\\uf8ff]|pensioners|under \\p{L}+|over \\p{L}+|members|(?:both|one|two) ears?|one|two|three|both|small|medium|large|double|single|regular|terraced|semi|detached|each(?: of \\p{L}+)?|(?:the )?(?:hour|day|week|month|session|weekend|night|year)s?|groups? of \\p{L}+|(?:hourly |daily |day |my |our )?(?:rates?|prices?|fees?)|or|then|after|online|at (?:your|my) (?:home|place)|in person|home visit|hourly|a (?:session|year|month|week|night|day|lesson|child|head|mile)|serrated|private|(?:minimum|day|hourly|half[- ]day|call[- ]?out) (?:job|rate|charge|fee)|minimum|groups? of [\\ue000-\\uf8ff]|[\\ue000-\\uf8ff] ?(?:hours?|hrs?|minutes?|mins?|days?|nights?|weeks?|months?|people|persons?|m|cm|inch(?:es)?|ft|oz|lbs?|kg|g|ml|cl|l|lit(?:er|re)s?|pints?|packs?|sessions?|classes|lessons|pieces|pcs)(?: (?:session|visit|appointment|slot)s?)?|per (?:piece|slice|dozen)|(?:a |half a )?dozen|half (?:day|hour)|full day|group|trial',
  verb: "is|are|was|were|be|been|am|have|has|had|will|would|can|could|should|may|must|comes?|goes|does|do|help|helps|mend|makes?|needs?|wants?|take|takes|put|write|know|love|loves|get|gets|let|see|keep|you|your|you['’]re|we|i|they|them|him|us|me|myself|yourself|ourselves|it|it['’]s|i['’]m|we['’]re|we['’]ll|i['’]ll|there['’]s|starts?|ends?|depends?|decides?|answers?|bring|come|call|drop|nibble|means?",
  and: 'and|&|n|or',
  speaksOne: "i|i['’]m|i['’]ll|i['’]ve|my|me|myself",
  speaksSeveral: "we|we['’]re|we['’]ll|we['’]ve|our|us",
}
