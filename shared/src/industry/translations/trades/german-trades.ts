/** What common trades say in German. */
export const germanTrades = `
# electrician
headlines | Elektriker in {place} | Strom, wo Sie ihn brauchen | Wenn die Sicherung immer wieder fällt
introduction | {name} verlegt, repariert und prüft Elektroanlagen in {place}. Sie erfahren, was sicher ist, was nicht und was warten kann.
introduction | Die Sicherung fällt, das Licht flackert, die Steckdose fehlt. {name} in {place} sucht zuerst den Grund.
service | Fehlersuche und Sicherungen | Schritt für Schritt, bis die Ursache gefunden ist. Fällt eine Sicherung zweimal, will sie etwas sagen. | fehler*, storung*, sicherung*, kurzschluss*
service | Steckdosen und Schalter | Ergänzt, versetzt oder getauscht, dort, wo Sie sie benutzen. | steckdose*, schalter*
service | Beleuchtung | Innen und außen, mit Schaltern, wo die Hand sie erwartet. | licht*, lampe*, beleuchtung*, led
service | Neue Leitungen | Für alte Kabel und neue Pläne. Zimmer für Zimmer, damit Sie wohnen bleiben können. | leitung*, kabel*, verkabel*, elektroinstall*
service | Zählerschrank und Verteiler | Erneuert und beschriftet, damit Sie wissen, was jeder Schalter trennt. | zahlerschrank*, verteiler*, sicherungskasten*
service | Prüfung mit Protokoll | Gemessen und aufgeschrieben. Sie bekommen eine Liste, das Wichtige zuerst. | prufung*, e-check, protokoll*
line | Riecht es verbrannt? Schalten Sie am Verteiler ab und rufen Sie an. | Ein Foto vom Sicherungskasten sagt uns viel.
title | Was wir verlegen und reparieren | Elektroarbeiten, Stück für Stück | Von der Störung bis zum Verteiler
contact | Störung beschreiben | Termin anfragen
action | Störung beschreiben | Elektriker anfragen
ask | Ist eine Sicherung, die immer fällt, gefährlich? | Sie schützt Sie. Lassen Sie sie aus und beschreiben Sie, was gerade lief, als sie fiel.
ask | Muss der Strom im ganzen Haus weg? | Meist nur ein Stromkreis. Wir sagen vorher, welcher und wie lange.
ask | Kann man im Haus wohnen, während neue Leitungen kommen? | Ja, wenn Zimmer für Zimmer gearbeitet wird. Die Reihenfolge legen wir gemeinsam fest.
ask | Was sollen wir vor dem Besuch tun? | Verteiler und Steckdosen freiräumen. Ein Foto hilft, das richtige Material mitzubringen.
# plumber
headlines | Klempner in {place} | Wasser, wo es hingehört | Wenn der Hahn nicht aufhört
introduction | {name} repariert Leitungen, Armaturen und Heizwasser in {place}. Sagen Sie, was tropft, und seit wann.
introduction | Drehen Sie den Haupthahn zu und rufen Sie an. {name} in {place} kümmert sich um den Rest.
service | Lecks und Rohrbruch | Zuerst wird das Wasser gestoppt, dann die Stelle gesucht. | leck*, rohrbruch*, undicht*, tropf*
service | Verstopfte Abflüsse | Küche, Bad oder Hof. Frei gemacht, und der Grund gleich mit. | abfluss*, verstopf*, kanal*
service | Armaturen und Waschbecken | Tropfende werden abgedichtet, müde getauscht. | armatur*, wasserhahn*, waschbecken*, hahn*
service | Bäder | Vom Entfernen der alten Fliesen bis zur letzten Fuge, in einer Hand. | bad, bader, badezimmer*, dusche*, badewanne*
service | Heizung und Warmwasser | Gewartet, entlüftet, repariert. | heizung*, warmwasser*, boiler*, therme*
service | Toiletten und Spülkästen | Läuft nach, läuft nicht, wackelt: alles bekannt. | toilette*, wc, spulkasten*
line | Wissen Sie, wo der Haupthahn ist? Schauen Sie heute nach. | Ein Foto der Stelle spart oft einen Weg.
title | Wobei wir kommen | Was tropft, klemmt und rauscht | Sanitär, Stück für Stück
contact | Schaden melden | Termin anfragen
action | Schaden melden | Klempner anfragen
ask | Was tue ich bei einem Rohrbruch? | Haupthahn zu, Strom im nassen Raum aus, dann anrufen. Alles andere hat Zeit.
ask | Kommt das Wasser für lange Zeit weg? | Nur solange an der Leitung gearbeitet wird. Wir sagen vorher, wie lange es dauert.
ask | Lohnt sich die Reparatur noch? | Das sagen wir nach einem Blick darauf. Auch, wenn die Antwort nein ist.
ask | Hilft Abflussreiniger aus der Flasche? | Selten auf Dauer, und er greift alte Rohre an. Lassen Sie ihn lieber stehen.
# carpentry
headlines | Schreinerei in {place} | Holz, das an seinen Platz passt | Gezeichnet, gebaut, eingepasst
introduction | {name} baut in {place}: {services}. Wir messen bei Ihnen, zeichnen und bauen in der Werkstatt.
introduction | Eine Nische, eine Schräge, eine Tür, die klemmt. {name} in {place} baut, was es so nicht zu kaufen gibt.
service | Einbauschränke | Bis in die letzte Ecke, auch unter der Schräge. Innen so geteilt, wie Sie wohnen. | einbauschrank*, schrank*, garderobe*
service | Möbel nach Maß | Für einen bestimmten Platz gezeichnet und in der Werkstatt gebaut. | mobel*, kommode*, sideboard*
service | Tische | In der Länge, die Ihr Zimmer verträgt, aus Holz, das Sie selbst aussuchen. | tisch*, esstisch*
service | Treppen | Neu gebaut oder die alten Stufen wieder ruhig gemacht. | treppe*, stufe*, gelander*
service | Türen und Fenster | Neu, abgeschliffen oder wieder gängig. | tur, turen, fenster*, rahmen*
service | Küchen | Fronten, Arbeitsplatten und das eine Fach, das immer gefehlt hat. | kuche*, arbeitsplatte*, front*
service | Regale | Wand für Wand gemessen, damit kein Spalt bleibt. | regal*, bucherregal*
line | Ein Foto und zwei Maße genügen für ein erstes Gespräch. | Holz, Farbe und Griffe suchen wir gemeinsam aus.
title | Was wir bauen | Aus der Werkstatt | Maß genommen, Stück für Stück
contact | Vorhaben beschreiben | Maß nehmen lassen
action | Vorhaben beschreiben | Nach Maß anfragen
ask | Wie läuft ein Auftrag ab? | Wir messen, zeichnen und nennen einen Preis. Gebaut wird in der Werkstatt, eingebaut bei Ihnen.
ask | Welches Holz eignet sich? | Das kommt auf den Platz und die Nutzung an. Wir zeigen Muster, die Sie anfassen können.
ask | Können Sie alte Möbel richten? | Oft ja. Ein Foto reicht, damit wir sagen können, ob es sich lohnt.
ask | Wie lange dauert der Einbau? | Meist kürzer als der Bau. Wir nennen die Tage, bevor wir anfangen.
# hair-styling
headlines | Friseur in {place} | Ein Schnitt, der auch morgen sitzt | Schnitt und Farbe in {place}
introduction | {name} schneidet und färbt in {place}. Vor der Schere steht ein Gespräch: was Sie mögen und wie viel Zeit Sie morgens haben.
introduction | Bringen Sie ein Bild mit oder nur eine Ahnung. {name} in {place} sagt ehrlich, was Ihr Haar mitmacht.
service | Haarschnitt | Mit Waschen und einem Blick auf Wirbel und Ansatz. | schnitt*, haarschnitt*, schneiden, damen*, herren*
service | Farbe | Ein Ton, der zur Haut passt, und ein Plan fürs Nachwachsen. | farbe*, farben, colorat*, tonung*
service | Strähnen und Balayage | Heller, wo die Sonne es auch täte. | strahn*, balayage*, highlight*
service | Föhnen und Styling | Für den Tag oder den Abend, und gezeigt, wie es zu Hause geht. | fohn*, styling*, hochsteck*
service | Kinder | Kurz, freundlich und mit Pausen. | kind*, kinder*
service | Pflege | Für trockenes, feines oder strapaziertes Haar. | pflege*, kur, keratin*
line | Unsicher? Kommen Sie erst auf ein Gespräch. | Sagen Sie beim Buchen, ob Farbe im Haar ist.
title | Schnitt, Farbe, Pflege | Auf dem Stuhl | Was wir mit Haar machen
contact | Termin ausmachen | Schreiben Sie uns
action | Termin ausmachen | Nach Farbe fragen
ask | Wie oft sollte ich nachschneiden lassen? | Kurze Haare alle paar Wochen, lange seltener. Wir sagen es Ihnen nach dem Schnitt.
ask | Kann ich ein Bild mitbringen? | Gern. Am besten eines, das Sie mögen, und eines, das Sie nicht mögen.
ask | Muss ich mit gewaschenen Haaren kommen? | Nein. Für Farbe ist es sogar besser, wenn Sie am selben Tag nicht gewaschen haben.
ask | Was, wenn mir die Farbe nicht gefällt? | Sagen Sie es gleich. Vieles lässt sich in derselben Woche noch ändern.
# house-cleaning
headlines | Hausreinigung in {place} | Heimkommen, und es ist sauber | Sauber, Zimmer für Zimmer
introduction | {name} reinigt Wohnungen und Häuser in {place}. Sie sagen, was zuerst kommt, und wir halten uns daran.
introduction | Jede Woche, vor dem Auszug oder einmal gründlich. {name} in {place} bringt Lappen und Zeit mit.
service | Wöchentliche Reinigung | Dieselben Räume, dieselbe Reihenfolge, ein fester Tag. | wochentlich*, regelmassig*, unterhalt*
service | Grundreinigung | Hinter dem Ofen, auf den Schränken, in den Fugen. | grundreinig*, grundlich*, fruhjahrs*
service | Reinigung beim Umzug | Leer und sauber zur Übergabe. | umzug*, auszug*, ubergabe*, endreinig*
service | Fenster | Glas, Rahmen und Bretter, innen und wo es erreichbar ist auch außen. | fenster*, glas*
service | Küche und Bad | Kalk, Fett und Fugen, die sonst liegen bleiben. | kuche*, bad, badezimmer*
service | Bügeln und Wäsche | Gewaschen, gebügelt und zusammengelegt. | bugel*, wasche*
line | Sagen Sie uns, welche Mittel Sie nicht im Haus haben möchten. | Haustiere? Gut zu wissen, bevor wir klingeln.
title | Was wir putzen | Zimmer für Zimmer | Einmal oder jede Woche
contact | Termin anfragen | Wohnung beschreiben
action | Reinigung anfragen | Wohnung beschreiben
ask | Muss ich zu Hause sein? | Nein, wenn Sie das möchten. Wie der Schlüssel übergeben wird, machen wir vorher aus.
ask | Bringen Sie Putzmittel mit? | Auf Wunsch. Manche haben lieber ihre eigenen, dann nehmen wir diese.
ask | Kommt immer dieselbe Person? | Darauf achten wir. Wenn jemand krank ist, sagen wir es Ihnen vorher.
ask | Was sollte ich vorher wegräumen? | Was herumliegt und was zerbrechlich ist. Den Rest machen wir.
# coffee-shop
headlines | Kaffee in {place} | Guten Morgen, {place} | Ein Tisch am Fenster
introduction | {name} ist ein Café in {place}. Kaffee, etwas dazu und ein Platz, an dem man sitzen bleiben darf.
introduction | Im Stehen oder eine Stunde lang: bei {name} in {place} geht beides.
service | Espresso und Kaffee | Kurz, lang, mit Milch oder ohne. Fragen Sie, welche Bohne in der Mühle ist. | espresso*, kaffee*, cappuccin*
service | Filterkaffee | Langsam gebrüht, klar in der Tasse. | filter*
service | Tee und Kaltes | Für alle, die keinen Kaffee mögen oder schon genug hatten. | tee, limonade*, saft*, kakao*
service | Kuchen und Gebäck | Was in der Vitrine steht, ist von heute. | kuchen*, geback*, torte*, zimt*
service | Frühstück | Brot, Ei und Süßes, bis es aus ist. | fruhstuck*, brunch*
service | Etwas zu Mittag | Kleine Teller, jeden Tag ein wenig anders. | mittag*, suppe*, sandwich*, quiche*
line | Allergien? Sagen Sie es an der Theke. | Hunde sind willkommen, solange sie liegen bleiben.
quote | Setzen Sie sich. Der Kaffee kommt. | Die Zeitung liegt am Fenster.
title | Was darf es sein? | Auf der Tafel | Aus der Mühle und der Vitrine
contact | Vorbeikommen | Schreiben Sie uns
action | Tisch anfragen | Öffnungszeiten und Weg
ask | Kann man einen Tisch reservieren? | Für kleine Runden ist meist etwas frei. Mit mehreren schreiben Sie besser vorher.
ask | Gibt es Hafermilch? | Fragen Sie an der Theke, was heute da ist.
ask | Darf ich mit dem Laptop sitzen bleiben? | In ruhigen Stunden gern. Wenn es voll wird, rücken wir zusammen.
ask | Kann man Kuchen vorbestellen? | Schreiben Sie uns, was und für wann. Wir sagen, ob es klappt.
ask | Gibt es etwas ohne Gluten oder Milch? | Fast immer. Sagen Sie es uns, dann sehen wir zusammen nach.
# restaurant
headlines | Essen in {place} | Setzen Sie sich, wir kochen | Heute Abend in {place}
introduction | {name} kocht in {place}: {services}. Die Karte ist kurz und wechselt mit dem Markt.
introduction | Zu zweit oder mit allen: bei {name} in {place} ist für beides ein Tisch da.
service | Vorspeisen | Zum Teilen oder für den ersten Hunger. | vorspeise*, antipast*, tapas, salat*
service | Hauptgerichte | Aus Topf, Pfanne und Ofen, wie die Woche es hergibt. | hauptgericht*, fleisch*, fisch*, schnitzel*
service | Ohne Fleisch | Eigene Gerichte, keine Beilagen. | vegetar*, vegan*, gemuse*
service | Nachspeisen | Klein genug, dass sie noch gehen. | dessert*, nachspeise*, kuchen*
service | Wein und Getränke | Fragen Sie, was zum Essen passt. | wein*, bier*, getrank*, cocktail*
service | Mittagstisch | Schneller auf dem Tisch und kleiner auf der Karte. | mittag*, lunch*
line | Allergien? Sagen Sie es uns bei der Bestellung, jedes Mal. | Die Karte steht an der Tafel.
quote | Kommen Sie hungrig. | Der Nachtisch wartet.
title | Aus der Küche | Was wir kochen | Auf der Karte
contact | Tisch reservieren | Fragen zur Karte
action | Tisch reservieren | Nach der Karte fragen
ask | Muss ich reservieren? | Am Wochenende besser ja. Unter der Woche findet sich meist ein Platz.
ask | Können Sie auf Allergien Rücksicht nehmen? | Sagen Sie uns vorher, welche. Wir sagen ehrlich, was geht.
ask | Sind Kinder willkommen? | Ja. Kleine Portionen machen wir auf Wunsch.
ask | Kann man bei Ihnen feiern? | Schreiben Sie uns, wie viele Sie sind und wann. Dann machen wir einen Vorschlag.
ask | Kann man Essen mitnehmen? | Fragen Sie nach, welche Gerichte den Weg gut überstehen.
# music-lessons
headlines | Musikunterricht in {place} | Ton für Ton, ohne Eile | Heute das erste Stück
introduction | {name} unterrichtet in {place}: {services}. Für Kinder und Erwachsene, im eigenen Tempo.
introduction | Noten lesen kommt später. Bei {name} in {place} fängt es mit Zuhören und einem kurzen Stück an.
service | Erste Stunde | Kennenlernen, ausprobieren und mit ein paar Tönen nach Hause gehen. | erst*, probe*, anfang*, schnupper*
service | Unterricht für Kinder | Kurze Aufgaben und Lieder, die sie schon kennen. | kind*, kinder*
service | Unterricht für Erwachsene | Es ist nicht zu spät. Sie sagen, welches Stück Sie spielen möchten. | erwachsen*, wiedereinsteig*
service | Klavier | Haltung, Hände und bald beide zusammen. | klavier*, piano*, flugel*, keyboard*
service | Gitarre | Akkorde und Rhythmus zuerst, das Lied gleich mit. | gitarre*, ukulele*
service | Gesang | Atem, Klang und Lieder, die zur Stimme passen. | gesang*, stimme*, singen
service | Vorspiel und Prüfung | Vom Termin rückwärts geplant, damit die letzte Woche ruhig bleibt. | vorspiel*, prufung*, wettbewerb*, aufnahme*
line | Schreiben Sie uns Alter, Instrument und ein Lieblingslied. | Tag und Uhrzeit machen wir gemeinsam aus.
title | Was man lernen kann | Unterricht, Stunde für Stunde | Instrumente und Stimmen
contact | Probestunde anfragen | Stunde ausmachen
action | Probestunde anfragen | Stunde ausmachen
ask | Muss ich Noten lesen können? | Nein. Am Anfang wird gehört und nachgespielt, Noten kommen nach und nach dazu.
ask | Ab welchem Alter geht es? | Sobald ein Kind eine kurze Weile bei einer Sache bleibt. Probieren Sie es mit uns aus.
ask | Brauche ich ein eigenes Instrument? | Für die erste Stunde nicht. Danach helfen wir bei der Wahl.
ask | Wie viel muss man üben? | Zehn Minuten am Tag bringen mehr als eine Stunde am Sonntag.
# physical-therapist
headlines | Physiotherapie in {place} | Wieder ohne Nachdenken aufstehen | Schritt für Schritt beweglich
introduction | {name} behandelt in {place}: {services}. Zuerst wird gefragt und untersucht, dann geübt.
introduction | Was zwickt, seit wann und wobei? Bei {name} in {place} fängt jede Behandlung mit Zuhören an.
service | Rücken und Nacken | Wir suchen, was ihn reizt, und üben, was ihn trägt. | rucken*, nacken*, wirbel*
service | Nach einer Operation | Im Takt der Heilung, in Absprache mit Ihrer Ärztin oder Ihrem Arzt. | operation*, nachbehandl*, reha*
service | Sportverletzungen | Zurück in Bewegung, bevor es zurück ins Spiel geht. | sport*, verletz*, band, muskel*
service | Manuelle Therapie | Mit den Händen gelöst, mit Übungen gehalten. | manuell*, massage*, faszi*
service | Krankengymnastik | Wenige Übungen, die Sie zu Hause wirklich machen. | krankengymnast*, gymnastik*, ubung*
service | Hausbesuche | Wenn der Weg zu uns zu weit ist. | hausbesuch*
line | Bringen Sie Befunde mit, wenn es welche gibt. | Bequeme Kleidung genügt.
title | Was wir behandeln | Vom Nacken bis zum Knie | Behandlung, Schritt für Schritt
contact | Termin anfragen | Beschwerden beschreiben
action | Termin anfragen | Beschwerden beschreiben
ask | Brauche ich eine Verordnung? | Das hängt von Ihrer Kasse ab. Fragen Sie uns, bevor Sie kommen.
ask | Was soll ich mitbringen? | Ein Handtuch, bequeme Kleidung und Befunde, falls es welche gibt.
ask | Tut die Behandlung weh? | Sie darf zu spüren sein, mehr nicht. Sagen Sie jederzeit Bescheid.
ask | Wie viele Termine sind nötig? | Nach dem ersten können wir es besser einschätzen und sagen es offen.
# landscaping
headlines | Gärten in {place} | Ein Garten zum Draußensein | Gepflanzt, gemäht, geschnitten
introduction | {name} legt in {place} Gärten an und pflegt sie: {services}. Wir gehen zuerst mit Ihnen hindurch.
introduction | Nicht alles muss dieses Jahr fertig werden. {name} in {place} baut Gärten in Schritten.
service | Gartenplanung | Wo Sie sitzen, wo Sie gehen, was Sie sehen: erst gezeichnet, dann gegraben. | planung*, gestalt*, entwurf*
service | Bepflanzung | Pflanzen, die mit Ihrem Boden und Ihrem Licht zurechtkommen. | pflanz*, beet*, staude*
service | Rasen | Gemäht, gelüftet und neu gesät, wo das Tor stand. | rasen*, mah*
service | Hecken und Sträucher | Geschnitten, wenn die Vögel ausgeflogen sind. | hecke*, strauch*, schnitt*
service | Bäume | Ausgelichtet, gestützt oder gepflanzt. | baum*, obstbaum*
service | Wege und Mauern | Stein auf einem Grund, der sich nicht bewegt. | weg, wege, mauer*, pflaster*, terrasse*, stein*
line | Ein Foto vom Fenster aus sagt uns viel. | Fragen Sie im Winter, dann ist im Frühjahr Platz.
title | Was wir pflanzen und bauen | Rund ums Haus | Übers ganze Jahr
contact | Garten beschreiben | Besuch anfragen
action | Garten beschreiben | Besuch anfragen
ask | Wann ist die beste Zeit zum Pflanzen? | Für vieles der Herbst, für manches das Frühjahr. Wir sagen es Pflanze für Pflanze.
ask | Nehmen Sie den Schnitt mit? | Auf Wunsch. Manches ist als Mulch im Garten besser aufgehoben.
ask | Wie viel Arbeit macht der Garten danach? | So viel, wie Sie möchten. Sagen Sie es vorher, dann planen wir danach.
ask | Arbeiten Sie auch in kleinen Gärten? | Ja, auch auf Terrassen und in Höfen.
`
