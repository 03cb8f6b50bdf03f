import type { Language } from '../../language/language.ts'

/** What else a language says of hours, as sources of regular expressions in small letters. */
export interface HourWords {
  readonly closed: string
  /** Puts the days after it out. */
  readonly except: string
  /** Every day that nothing else is said of. */
  readonly rest: string
  readonly always: string
  /** What may stand beside words that mean any hour, and nowhere else. */
  readonly answered: string
  /** Days off by the calendar: they are closed, or nothing is certain. */
  readonly holidays: string
  /** No day off: every day, where no other is named. */
  readonly unclosed: string
  /** Before a time inside of the others at which nobody is there. */
  readonly pause: string
  /** On request and not otherwise. */
  readonly arranged: string
  /** Adds to the times that are stated, and takes nothing from them. */
  readonly arrangement: string
  /** Say which part of the day a span is in. */
  readonly morning: string
  readonly afternoon: string
  readonly evening: string
  /** From one day or time to another. */
  readonly to: string
  readonly and: string
  /** Says nothing of when. */
  readonly fill: string
}

/** The words of each language; those for any hour name no hour less. */
export const hourWords: Readonly<Record<Language, HourWords>> = {
  english: {
    closed:
      '(?:we.?re |we are |is |are )?(?:closed|shut|off|never)(?: all day)?|no(?= (?:mon|tue|wed|thu|fri|sat|sun|week-?end)[a-z]*(?![a-z]))',
    pause:
      '(?:closed |shut )?(?:for )?(?:a )?lunch(?: ?(?:break|closure|closing|hour))(?: from)?|closed for lunch(?: from)?|(?:with )?lunch(?= (?:12 ?[-–] ?1|1 ?[-–] ?2|12[.:]30 ?[-–] ?1[.:]30|12 to 1|1 to 2)(?![\\d.:]))|breaks?(?= \\d)',
    arranged: '(?:only )?(?:by|on) (?:appointments?|arrangement|request)(?: only)?',
    except: 'except(?: for)?|excluding|excl\\.?|but not|apart from|not|but',
    rest: 'otherwise|(?:all )?other days|(?:the )?rest of the (?:week|time)|(?:all )?the rest|(?:every|any) other day',
    always:
      '24 ?/ ?7(?: ?/ ?365)?|24[ -]?(?:hours?|hrs?|h)(?: (?:a|per|each) day)?|(?:at )?any ?(?:hour|time)(?:,? (?:of )?(?:the )?(?:day|night)(?: (?:or|and|&) (?:day|night))?)?|day (?:or|and|&) night|(?:a)?round the clock|(?:at )?all hours|night (?:or|and) day',
    answered:
      'emergenc(?:y|ies)|call-?outs?|calls?|ring|text|service|response|answered|answering|phone|reachable|available|help|line|us|me|we|i|answer|come|out|breakdowns?|on call|always|for',
    holidays:
      '(?:on |all )?(?:bank|public|national|federal|major|stat(?:utory)?)(?: (?:and|&) (?:bank|public))? holidays?|(?:on )?holidays|(?:on )?(?:christmas|xmas|boxing|new year.?s|thanksgiving|good friday|easter (?:sunday|monday))(?: day)?|bh',
    unclosed: 'no (?:days? off|closing days?|rest days?)|never closed|not closed (?:any|a single) day',
    arrangement:
      '(?:(?:and |or |with )?(?:evenings?|other times|other hours|outside (?:of )?(?:these|those) (?:hours|times)|later|earlier|out of hours)(?: (?:also )?(?:available|possible))?|or|and|also) (?:by|on) (?:appointments?|arrangement|request)|(?:also )?(?:including|incl\\.?|inc\\.?|and) (?:most )?(?:bank|public) holidays|(?:last (?:orders|entry|admission|check-?in|appointments?)|(?:the )?kitchen (?:shuts|closes))(?: (?:at|is))?:? \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)?',
    morning: '(?:in the )?mornings?',
    afternoon: '(?:in the )?afternoons?',
    evening: '(?:in the )?(?:evenings?|nights?)',
    to: "to(?! (?:the )?(?:public|visitors|everyone|all|customers))|'?till?|until|thru|through|and (?:then )?closes?(?: at)?(?= \\d)",
    and: 'and|or|plus|n',
    fill: "timings?|school[- ]hours|(?:drop[- ]?offs?|collections?|pick[- ]?ups?)(?: (?:and|&) (?:drop[- ]?offs?|collections?|pick[- ]?ups?))?|(?:visitors|callers|everyone|all) welcome|all[- ]year(?:[- ](?:round|long))?|(?:all )?year[- ]round|(?:in )?term[- ]time (?:and|&|\\+) (?:the )?(?:school )?holidays|to (?:the )?(?:public|visitors|everyone|all|customers)|straight through|a(?= (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?![a-z]))|late(?: nights?)?|lunch(?:es)? (?:and|&) dinners?|(?:we|i)(?: ?['’]re| ?['’]m| are| am)?(?: (?:here|in|around))?|our|the|shop|office|studio|salon|store|workshop|showroom|business|opening|trading|working|office|hours?|times?|(?:is|are)|open(?:s|ing)?|from|at|on|between|of|only|o['’ ]?clock|hrs|usually|(?!lunch|tea|dinner|break|term|half|part|day|night|any|some|over|summer|winter|from|to|of|the)\\p{L}{2,} time(?= ?\\)|$)|local time|a week|every|each|weekly|in the week|(?:you can |you.ll )?(?:find|catch|see|meet|visit|join) (?:us|me)|(?:for )?(?:breakfast|lunch|dinner|supper)|clinic|surgery|practice|consultations?|yard|counter|(?<!not )available|come (?:and )?see (?:us|me)|work",
  },
  german: {
    closed:
      '(?:wir haben |ist |sind )?(?:geschlossen|zu|nie|ruhetage?|geschl\\.?|schließtage?|frei|(?<=(?:tags|tag|wochs|woch|wochenende) )nicht(?! (?:nur|vor|nach|immer|ganz)))',
    pause: '(?:mit )?mittagspause(?: von)?|mittags(?= (?:von )?\\d)|pause(?: von)?(?= \\d)',
    arranged: '(?:nur )?(?:nach|auf) (?:vereinbarung|absprache|terminvereinbarung|anfrage|voranmeldung)',
    except: 'außer|ausser|ausgenommen|bis auf',
    rest: 'sonst|ansonsten|übrige tage|(?:an )?(?:allen|alle) (?:anderen|übrigen) tagen?',
    always:
      '24 ?/ ?7|24[ -]?(?:stunden|std\\.?|h)(?: (?:am|pro) tag)?|rund um die uhr|tag (?:und|&) nacht|zu jeder (?:tages- und nachtzeit|zeit|stunde)|jederzeit',
    answered:
      'notdienst|notfälle|notfall|erreichbar|erreichen|wir|sie|uns|für|bereitschaft|telefonisch|hilfe|service|immer|im|am telefon|anrufen',
    holidays: '(?:an )?(?:gesetzlichen )?feiertagen?|feiertags',
    unclosed: '(?:kein(?:en)?|ohne)(?: einzigen)?(?: tag)? ruhetag',
    arrangement:
      '(?:und|oder|sowie|sonst|außerhalb|abends|termine(?: nur)?|weitere termine|andere zeiten|darüber hinaus|auch|ansonsten)(?: auch| gern)? nach (?:vereinbarung|absprache|terminvereinbarung)|auch (?:an )?(?:feiertags|feiertagen|sonn- und feiertag(?:s|en))|(?:letzter einlass|letzte bestellung|küchenschluss):? (?:um )?\\d{1,2}(?:[:.]\\d\\d)?(?: uhr)?',
    morning: 'vormittags?|morgens|(?:am )?vormittag',
    afternoon: 'nachmittags?|am nachmittag',
    evening: 'abends?|am abend',
    to: 'bis(?: zum)?',
    and: 'und|u\\.?|sowie|oder',
    fill: '(?:bringen|bring|annahme|abgabe|holen)-? ?(?:und|u\\.|&) ?(?:abholen|abholung|abholzeiten|abgabe|annahme|bringen)|ganzjährig|das ganze jahr(?: über)?|für (?:euch|sie|dich|publikum|besucher|kunden|alle)(?: da| geöffnet)?|durchgängig|auch|länger|mittags (?:und|&) abends|ab(?= \\d{1,2}(?:[.:]\\d\\d)? ?(?:uhr )?(?:bis|-|–) ?\\d)|wir|haben|sind|ist|für sie|unsere?|der|die|das|unser|laden|geschäft|werkstatt|büro|öffnungszeiten|sprechzeiten|geschäftszeiten|bürozeiten|zeiten|geöffnet|offen|auf|da|von|vom|ab(?= montag| mo)|am|um|jeweils|immer|jeden|uhr|durchgehend|nur|zwischen|(?:sie |ihr )?finde(?:n|t) (?:sie |ihr )?uns|besuch(?:en|t) (?:sie )?uns|(?:zum )?(?:frühstück|mittagstisch|mittagessen|abendessen)|sprechstunden?|praxis|praxiszeiten|telefonzeiten|salon|hofladen|annahme|verfügbar',
  },
  spanish: {
    closed:
      '(?:estamos )?cerrado|cerramos|(?<=(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos) )no(?! (?:s[oó]lo|hay))|(?:d[ií]a de )?descanso|descansamos|descansa|cierra|cerrados',
    pause:
      '(?:cerrado |cerramos )?(?:al|a) mediod[ií]a(?= (?:de )?\\d)|pausa(?: de)?(?= \\d)|comida(?= de (?:las? )?(?:1 a 2|2 a 3|3 a 4|13 a 14|14 a 15|15 a 16)(?![\\d.:]))',
    arranged: '(?:s[oó]lo )?(?:con|bajo|previa) (?:cita(?: previa)?|turno|reserva)|a convenir|a petici[oó]n',
    except: 'excepto|menos|salvo',
    rest: '(?:el )?resto(?: de (?:los )?d[ií]as)?|(?:todos )?(?:los )?dem[aá]s d[ií]as',
    always:
      '24 ?/ ?7|(?<!\\d ?(?:a|-|–|a las) ?)24 ?(?:horas|hs?|hrs)(?: (?:al|del) d[ií]a)?|d[ií]a y noche|a cualquier hora(?: del d[ií]a)?(?: [oy] (?:de la )?noche)?|a todas horas',
    answered:
      'urgencias|servicio|atenci[oó]n|atendemos|disponibles?|siempre|tel[eé]fono|emergencias|de|por|al|365 d[ií]as|guardia|ll[aá]m(?:e|a|ar|[ae]nos|[ae]me)',
    holidays: '(?:los )?(?:d[ií]as )?festivos|feriados',
    unclosed:
      '(?:sin|ning[uú]n)(?: d[ií]as?)?(?: de)? (?:cierre|descanso|cerrado)|no cerramos(?: nunca| ning[uú]n d[ií]a)?',
    arrangement:
      '(?:o|y|tambi[eé]n|fuera de (?:este )?horario)(?: con| por| bajo)? ?(?:cita(?: previa)?)|(?:y )?(?:tambi[eé]n )?festivos (?:incluidos|tambi[eé]n)|inclu(?:idos|yendo) (?:los )?festivos',
    morning: '(?:por )?(?:las? )?mañanas?',
    afternoon: '(?:por )?(?:las? )?tardes?',
    evening: '(?:por )?(?:las? )?noches?',
    to: 'a(?: las?)?|al(?! p[uú]blico)|hasta(?: las?| el)?',
    and: 'y|e',
    fill: '(?<=12 )del? (?:d[ií]a|mediod[ií]a)|todo el año|al p[uú]blico|corrido|ininterrumpid[oa]|sin (?:parar|interrupci[oó]n)|horario continu(?:o|ado)|continuado|de corrido|comidas y cenas|mediod[ií]a y noche|de(?: las?)?|desde(?: las?)|los|las|el|la|abiertos?|abrimos|horario(?: de (?:apertura|atenci[oó]n|invierno))?|horas?|h|hrs|nuestro|es|en|estamos|tienda|taller|abre|entre|s[oó]lo|(?:nos )?encu[eé]ntr[ae]nos|encu[eé]ntranos|nos encuentras|vis[ií]ta(?:nos|me)|(?:para )?(?:desayunos?|comidas?|almuerzos?|cenas?)|consultas?|atendemos|atiendo|cl[ií]nica|(?<!no )disponibles?',
  },
  french: {
    closed:
      '(?:est |nous sommes )?ferm(?:é|e|és|ée|eture|eture hebdomadaire)(?= |$|[,;:.)]|\\p{P})|fermé|fermeture|repos|(?<=(?:dis?|dimanches?) )non(?![- ](?:stop|fumeur))',
    pause: '(?:pause|coupure)(?: (?:du )?déjeuner| de midi)?(?: de| entre)?',
    arranged: '(?:uniquement |seulement )?sur (?:rendez-vous|rdv|réservation|demande)',
    except: 'sauf|excepté|hors|hormis',
    rest: '(?:le )?reste de la semaine|(?:tous )?(?:les )?autres jours|sinon',
    always:
      "24 ?h ?(?:/|sur) ?24(?: ?h)?|24 ?/ ?7|24 heures(?: sur 24)?|24 ?h|jour et nuit|à (?:toute|n[’']importe quelle) heure(?: du jour)?(?: (?:et|ou) de la nuit)?|nuit et jour",
    answered:
      'dépannages?|urgences?|joignables?|disponibles?|service|intervention|assistance|astreinte|nous|je|suis|sommes|répondons|toujours|pour|appelez(?:[- ](?:nous|moi))?|appeler',
    holidays: '(?:les )?(?:jours )?fériés',
    unclosed: '(?:sans|aucun|pas de) jours? de (?:fermeture|repos)|jamais fermé',
    arrangement:
      '(?:et|ou|sinon|aussi|le soir|en dehors)(?: également| aussi)? sur (?:rendez-vous|rdv)|(?:y compris|même)(?: les)? (?:jours )?fériés',
    morning: '(?:le )?matins?',
    afternoon: "(?:l[’'])?apr[eè]s-midis?",
    evening: '(?:le )?soirs?',
    to: "à|a|au(?! public)|jusqu[’'](?:à|au|aux?)|jusque",
    and: 'et|ou|puis',
    fill: "(?:ouverts? )?toute l[’']année|à l[’']année|au public|journée continue|aussi|nocturne|(?:le )?midis? (?:et|&|/) (?:le )?soirs?|dès(?= \\d)|que(?= (?:de )?\\d)|de|du|des|le|les|la|l[’']|ouverte?s?|ouverture|horaires?(?: d[’']ouverture)?|notre|nos|boutique|atelier|magasin|cabinet|nous sommes|sont|est|accueil|heures|heure|h|en continu|non[- ]stop|sans interruption|uniquement|seulement|entre|chaque|(?:re)?trouvez[- ]nous|venez(?: nous voir)?|(?:pour )?(?:le )?(?:petit[- ]déjeuner|déjeuner|dîner)|consultations?|permanences?|(?:je|nous) re[cç](?:ois|evons)|réception|salon|(?<!pas )disponibles?",
  },
  italian: {
    closed:
      '(?:siamo )?chius[oiae]|chiusura(?: settimanale)?|riposo(?: settimanale)?|(?<=(?:edì|ato|enica|enic[ah]e|festivi) )no',
    pause: '(?:con )?pausa(?: pranzo)?(?: dalle| tra le)?',
    arranged: '(?:solo )?(?:su|previo|per) (?:appuntamento|prenotazione|richiesta)',
    except: 'tranne|escluso|eccetto|salvo|meno|esclus[aei]',
    rest: '(?:tutti )?(?:gli )?altri giorni|(?:il )?resto della settimana|altrimenti',
    always:
      'h ?24|24 ?h|24 ?/ ?7|24 ore(?: su 24| al giorno)?|giorno e notte|a qualsiasi ora(?: del giorno)?(?: [eo] della notte)?|a tutte le ore',
    answered:
      'reperibil[eità]+|pronto intervento|urgenze|emergenze|servizio|assistenza|disponibil[ie]|sempre|rispondiamo|al telefono|per|chiam(?:a|ate|aci|ateci|are)',
    holidays: '(?:i )?(?:giorni )?festivi|nei festivi',
    unclosed: '(?:senza|nessun)(?: giorn[oi])?(?: di)? (?:chiusura|riposo)|mai chius[oi]',
    arrangement:
      '(?:o|e|oppure|anche|fuori orario) (?:su|previo|per) appuntamento|(?:anche (?:i |nei )?)?festivi (?:inclusi|compresi)|(?:compresi|inclusi) (?:i )?festivi|anche (?:nei |i )?festivi',
    morning: '(?:la |di |al )?mattin[aoe]',
    afternoon: '(?:il |di |al )?pomeriggi?o?',
    evening: '(?:la |di |alla )?ser[ae]',
    to: "alle(?: ore)?|al(?:la)?(?! pubblico)|a(?:lle)?(?! (?:pranzo|cena|colazione))|fino al(?:le|la)?|all[’']",
    and: 'e|ed|o',
    fill: "tutto l[’']anno|al pubblico|non[- ]stop|orario unico|anche|(?:a )?pranzo (?:e|ed) (?:a )?cena|dal(?:le|la)?(?: ore)?|da|dall[’']|il|la|lo|i|le|di|apert[oiae]|apertura|siamo|orari[oa]?(?: (?:di apertura|continuato))?|continuato|ore|ora|negozio|bottega|studio|laboratorio|nostr[oi]|solo|ogni|tra le|dei|del|ci (?:trovi|trovate)|(?:venite|vieni) a trovarci|(?:a |per )?(?:colazione|pranzo|cena)|si riceve|ricev(?:o|iamo|imento)|salone|officina|(?<!non )disponibil[ei]",
  },
  japanese: {
    closed: '(?:は|が)?(?:定休日?|休業日?|お?休み|休診日?|休館日?|休)',
    pause: '(?:お?昼休み|昼休憩|中休み|休憩(?:時間)?|準備中)(?:は|:)?',
    arranged: '(?:は)?(?:要予約|予約制|応相談)',
    except: '以外|除く|を除く|を除き',
    rest: 'その他(?:の日)?|それ以外',
    always: '24 ?時間(?: ?365日)?|昼夜(?:を)?問わず|いつでも|終日',
    answered:
      '対応|受付|営業|可能?|電話|お|急|緊急|修理|出張|駆けつけ|します|しております|いたします|中|365日|年中|無休',
    holidays: '祝日?|祭日|年末年始|お盆',
    unclosed: '(?:定休日|休み)(?:は|が)?(?:なし|無し|ありません)',
    arrangement:
      '(?:時間外|夜間|それ以外の時間)(?:は|も)?(?:応相談|要相談|ご相談ください|相談可)|(?:土日祝?日?|土・?日・?祝?日?|週末|祝日?)も(?:ok|営業(?:し(?:て(?:います|おります)|ます))?|対応(?:可能?|します)?|可能?|やって(?:い)?ます)|(?:最終受付|最終入[店館場]|ラストオーダー|l\\.?o\\.?)(?:は|:)? ?\\d{1,2}(?::\\d\\d|時(?:半|\\d\\d分)?)?(?:まで)?',
    morning: '(?!)',
    afternoon: '(?!)',
    evening: '夜(?:のみ|だけ)?|夕方',
    to: 'から|より|(?:に)?(?:開店|オープン)(?:、|,)? ?(?=(?:夜|夕方|午後|pm )? ?\\d)',
    and: 'と|及び|および|または|、|・',
    fill: 'です|ございます|昼(?= ?\\d)|(?:に)?閉店|のみ|だけ|まで(?:営業)?|通年|一年中|営業(?:時間)?|営業日|受付(?:時間)?|診療時間|開店|店舗|は|の|も|に|で|まで|オープン|です|のみ|だけ|開け(?:ています|ております|ます)|開いて(?:います|おります)|営業して(?:います|おります)|やって(?:います|おります)|お?店を|います|おります|毎週|open|ただし',
  },
  Korean: {
    closed:
      '(?:은|는|에|에는)? ?(?:정기 ?휴무(?:일)?|휴무(?:일)?|쉽니다|쉬는 ?날|휴점|휴진|쉼|쉬어요|쉬고 있어요|쉬고(?=[ ,]))(?:입니다)?',
    pause:
      '(?:브레이크 ?타임|브레이크|점심 ?시간|점심(?= ?\\d)|휴게 ?시간|휴식 ?시간|준비 ?시간)(?:은|는|:)?',
    arranged: '(?:100% ?)?예약제(?:로)?(?: ?운영)?(?:합니다|해요|됩니다|입니다)?|예약 ?시(?: 가능)?',
    except: '제외(?:하고)?|을 제외한|를 제외한|빼고',
    rest: '나머지(?: ?요일)?(?:은|는)?|그 ?외(?: ?요일)?(?:은|는)?',
    always: '24 ?시간(?: ?365일)?|밤낮 ?없이|언제든지?|언제나',
    answered:
      '상담|출동|접수|전화|문의|받습니다|합니다|가능(?:합니다)?|대응|운영|영업|연중|무휴|365일|응급|주세요|긴급|영업합니다|운영합니다',
    holidays: '공휴일|명절|설날|추석',
    unclosed: '(?:휴무일?|쉬는 날)(?:은|이)? ?(?:없음|없습니다|없어요)',
    arrangement:
      '(?:그 ?외|이외)(?: ?시간)?(?:은|는)? ?(?:예약|협의|문의)|(?:주말|공휴일|토·?일|주말·공휴일)(?:도|에도) ?(?:가능(?:합니다)?|영업(?:합니다)?|운영(?:합니다)?|열어요|해요|합니다)|(?:라스트 ?오더|주문 ?마감|입장 ?마감|마지막 ?주문)(?:은|는|:)? ?\\d{1,2}(?::\\d\\d|시(?: ?반| ?\\d\\d분)?)?(?:까지)?',
    morning: '아침',
    afternoon: '(?!)',
    evening: '저녁|밤',
    to: '부터|에서',
    and: '과|와|및|하고|랑',
    fill: '시간(?:은|는)|상담(?= ?\\d)|마감|연중|일년 ?내내|주 ?[3-6]일|휴무 ?없이|영업(?: ?시간)?(?:은|는)?|상담(?: ?가능)? ?시간(?:은|는)?|운영(?: ?시간)?(?:은|는)?|진료(?: ?시간)?|오픈|매주|까지|만|은|는|에|에는|이고|이며|합니다|해요|입니다|엽니다|열어요|열려 ?있(?:어요|습니다)|열고 ?있(?:어요|습니다)|있(?:어요|습니다)|문을|open|영업합니다|운영합니다',
  },
}
