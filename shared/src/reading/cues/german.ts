import type { CueWords } from './cue-words.ts'

/** The cues of German. */
export const german: CueWords = {
  refusal:
    '(?:ich |wir )?verzichten? (?:ich |wir )?(?:bewusst |ganz )?auf|alles au(?:ß|ss)er|leider kein\\p{L}*|kein(?:e|en|er|em|es)?|nicht|niemals|ohne|außer|ausgenommen|weder',
  denial: 'kein(?:e|en|er|em|es)?|leider kein\\p{L}*',
  refusedBefore:
    '(?:\\p{L}+e|machen|führen|bieten|haben|unterrichten|liefern|nehmen|reparieren) (?:wir|ich)(?: leider)? (?:nicht|ab)(?: an| mehr)?|(?:wir|ich) (?:\\p{L}+ )?nicht(?: \\p{L}+)?$|(?:leider )?nicht(?: an| mehr| möglich| erlaubt| gestattet| im angebot| erwünscht)?$|(?:gehör(?:t|en)|komm(?:t|en)|steh(?:t|en)|ist|sind|gibts|gibt’s|gibt es) (?:\\p{L}+ ){0,2}nicht(?: \\p{L}+){1,2}$|(?:ist|sind) nichts für (?:mich|uns)$|müss(?:t|en) (?:ihr|sie|du) (?:leider )?(?:woanders|anderswo)(?: \\p{L}+)?$|(?:habe?|haben) (?:ich|wir) aufgehört$|\\p{L}+ (?:ich|wir|i|mir) (?:leider |a )?(?:ned|net|nit|nöd|nich|nix)(?: (?:mehr|an))?$|(?<=\\p{L} )(?:ned|net|nit|nöd)(?: mehr)?$|verboten|fehlanzeige$|überlass(?:e|en) (?:ich|wir) .+|(?:macht|machen) (?:bei uns |hier |lieber )?(?:andere|jemand ander\\p{L}*)(?: besser)?$|lassen? (?:ich|wir) die finger|(?:leider |derzeit )?nein(?:,? danke)?$|(?:lehne|lehnen) (?:ich|wir)(?: leider)? ab|\\p{L}+e? (?:ich|wir)(?: \\p{L}+)? keine?n?$|(?:bitte )?(?:anderswo|woanders|bei (?:jemand )?anderen) (?:fragen|suchen|versuchen|anfragen|bestellen)$|müssen (?:bitte |leider )*(?:draußen|zu ?hause) bleiben$|bleiben (?:bitte |leider )*(?:draußen|zu ?hause)$|bitte zu hause lassen',
  promise:
    '(?:(?:wir|ich) )?berechnen? keine?(?: \\p{L}+)*|keine? (?:versteckten?|anmeldung|termin\\p{L}*|anfahrts?\\p{L}*|vertragsbindung|mindest\\p{L}*|vorkenntnisse|sorge\\p{L}*|angst|problem|wartezeit\\p{L}*|aufgabe|auftrag|lust|zeit)(?: \\p{L}+)*|ohne (?:voranmeldung|anmeldung|termin\\p{L}*|wartezeit\\p{L}*|vorkenntnisse|versteckte|aufpreis|fondant|anfahrt\\p{L}*)(?: \\p{L}+)*|nicht (?:nur|weit|zögern)(?: \\p{L}+)*|außer haus',
  reach:
    'tel(?:efon(?:isch)?)?|anrufen|anruf|ruf(?:en)?(?: sie)?(?: uns| mich)? an|erreichbar|whats ?app|handy|mobil(?=[ :])|e-?mail|kontakt|schreiben sie|melden sie sich|folgt? uns|infos? unter',
  schedule:
    'betriebs(?:ferien|urlaub)|täglich|tägl|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?:s|(?:vor|nach)mittags?|abends?)?|sonnabends?|werktags?|wochentags|wochenende|abends|morgens|vormittags?|nachmittags?|geöffnet|geschlossen|ruhetag|öffnungszeiten|bürozeiten|sprechzeiten|rund um die uhr|tag und nacht|jederzeit|ganzjährig|saison|im (?:sommer|winter|herbst|frühjahr)|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|feiertags?|ferien|uhr|jeden|nachts|termine? (?:nur|nach|online|mo)|warme küche|immer am|freie plätze|verkauf(?= \\p{L}+tags| [\\ue000-\\uf8ff])',
  ways: {
    'walk-in': 'ohne (?:termin|voranmeldung|anmeldung)|laufkundschaft|einfach vorbeikommen|warten können sie',
    appointment:
      'nach (?:telefonischer )?(?:vereinbarung|absprache|terminvereinbarung)|termine?(?: nur| nach| online)?|auf anfrage',
    'call-out':
      'hausbesuche?|(?:(?:ich|wir) )?(?:komme?n?|fahren?) (?:auch |gerne? )?(?:mit \\p{L}+ \\p{L}+ )?zu (?:euch|ihnen|dir)|(?:ich|wir) komme?n? (?:zu ihnen|ins haus)|zu ihnen|mobil|vor ort|bei ihnen zu hause|anfahrt|notdienst',
    order:
      'auf bestellung|bestell(?:en|ung)|vorbestell\\p{L}*|abholung|selbstabhol\\p{L}*|lieferung|liefern|auftragsarbeiten|auf wunsch',
    hire: 'verleih|vermietung|mieten|vermieten|leihen|leih\\p{L}+',
    enroll: 'kurse?|unterricht|probestunde|anmeldung|einzelunterricht|\\p{L}+kurs',
    donate: 'spenden?(?: erwünscht)?|ehrenamtlich\\p{L}*',
  },
  place:
    'im umkreis(?: von)?|im landkreis|im raum|in der region|in ganz|rund um(?! die uhr)|einsatzgebiet|vor ort in|in und um|auf allen|bei mir in|treffpunkt|umgebung',
  serves: 'für|bei|speziell für|geeignet für',
  people:
    '(?:\\p{L}*)?(?:betriebe|firmen|unternehmen|vereine|praxen|privatleute|privatkunden|familien|kinder|kindern|jugendliche|erwachsene|anfänger|fortgeschrittene|senioren|seniorenheime|verwaltungen|eigentümer|gastronomie|gewerbe|frauen|männer|damen|herren|paare|schulen|kitas|kommunen|landwirte|studenten|studierende|schwangere|eltern|babys|hunde|katzen|selbst(?:st)?ändige|handwerker|handwerksbetriebe|gruppen|alle|jeden)',
  claim:
    'seit|jahre?|meisterbetrieb|anerkannt|familiär|familienbetrieb|in \\p{L}+\\.? generation|generation|garantie|kostenlos\\p{L}* (?:besichtigung|beratung|angebote?|anfahrt)|angebote kostenlos|festpreis|barzahlung|nur bar|willkommen|inklusive|zertifiziert|geprüft\\p{L}*|erfahrung|qualifiziert|staatlich|versichert|alle kassen|kassen|möglich|plätze|erzieher\\p{L}*|wird verrechnet|gratis|frei$|mindest\\p{L}*|erwünscht|mitbringen|meister\\p{L}*|personen|selbst',
  person: 'mein name ist|ich heiße|inhaberin?|ansprechpartner(?:in)?',
  lead: '(?:biete|mache|verkaufe|repariere|vermiete|unterrichte|organisiere|übernehme|fertige|gebe)(?: auch| gerne?)*|(?:ich|wir) (?:biete|bieten|mache|machen|repariere|reparieren|verkaufe|verkaufen|stimme|stimmen|erzähle|erzählen|vermiete|vermieten|verleihe|verleihen|baue|bauen|nähe|nähen|habe|haben|führe|führen|unterrichte|unterrichten|liefere|liefern|fertige|fertigen|organisiere|organisieren|übernehme|übernehmen|komme|kommen|gebe|geben|backe|backen|koche|kochen)(?: auch| ihnen| gerne?)*|(?:auch|sowie|und|außerdem|zudem|gerne|unsere?|meine?|der|die|das|den|ein|eine|einen|nur|alle|alles|rund um|inkl|inklusive|leistungen|angebot|im angebot|im sommer|im winter|verkauf von|verkauf|spezialisiert auf|schwerpunkte?)',
  tail: 'rund um die uhr|preis (?:auf|nach|je)|samt|(?:auf|nach) (?:anfrage|aufwand)|in|im|an|am|auf|aus|bei|beim|mit|für|von|vom|zu|zum|zur|durch|hinterm|nach|während|ohne|inkl|inklusive|um|ab|als|wenn|damit|zwischen|bis',
  option:
    '(?:jede|jeder|jedes|je) weiter\\p{L}+(?: \\p{L}+)*|erste (?:stunde|nacht)|nachts|am wochenende|wochenende|abends|kinder|erwachsene|ermäßigt|senioren|studenten|kind|zzgl(?: \\p{L}+)*|online|(?:halbe |ganze )?(?:[\\ue000-\\uf8ff] ?)?(?:stunden?|std\\.?|tage?|nächte?|wochen?|minuten|min\\.?)|stundensatz|einer|zweier|dreier|vierer|einzel|doppel|hardcover|softcover|(?:kinder|erwachsene|jugendliche) [\\ue000-\\uf8ff]|[\\ue000-\\uf8ff] ?(?:kg|g|ml|l|liter|personen|pers\\.?)|groß\\p{L}*|klein\\p{L}*|mittel|der tag|die stunde|stunde|tag|woche|monat|nacht|stundensatz|stundenlohn|preis|(?:gruppen?|zu) (?:zweit|dritt|viert)|dann|danach|kurz|lang|mittellang|(?:das |pro )?stück|portion|pro \\p{L}+|einzeln|doppelt|\\p{L}+ und feiertags?',
  verb: 'ist|kostet|kosten|sind|war|waren|haben|hat|komme|wird|werden|kann|können|muss|müssen|soll|darf|ich|wir|sie|ihr|ihre|ihnen|uns|mich|gibt|kommt|kommen|macht|machen|hilft|helfen|bringt|bringen|repariert|reparieren|erhalten|bekommen|lassen|finden|nehmen|begleite|begleiten|steht|stehen',
  and: 'und|u\\.|&|oder|sowie',
  speaksOne: 'ich|mein|meine|meiner|meinem|mich|mir',
  speaksSeveral: 'wir|unser|unsere|unserem|unserer|uns',
}
