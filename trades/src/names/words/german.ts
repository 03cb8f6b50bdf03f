import type { PlainWords } from '../plain-words.ts'

/** The words of names in German. */
export const german: PlainWords = {
  images:
    'Amsel, Lerche, Schwalbe, Rotkehlchen, Linde, Hasel, Holunder, Wacholder, Fuchs, Otter, Dachs, Eule, Blaue Tür, Rote Laterne, Grünes Tor, Weiße Wand, Nordwind, Mondschein, Hinterhof, Alte Brücke, Wiesengrund, Distel, Weide, Kranich',
  kinds: {
    animals:
      'Tierwerk, Pfotenhaus, Tierzeit|Pfote, Fell, Feder, Heu, Schnauze, Leine|Vier Pfoten, Nasse Nase, Fell & Feder, Große Runde|pfoten, fell, tier',
    children:
      'Kinderstube, Spielhaus, Kinderwerkstatt|Pfütze, Eichel, Buntstift, Käfer, Knopf, Kreide|Pfützenspringer, Grüne Knie, Fuchs & Käfer, Knopf & Kreide|spiel, kinder',
    'health-practice':
      'Praxis, Therapieraum, Gesundheitshaus|Atem, Weide, Ufer, Lampe, Salbei, Schritt|Schritt für Schritt, Tief Atmen, Zwei Stühle, Schultern Runter|heil, atem',
    'food-counter':
      'Küche, Speisekammer, Theke|Salz, Glut, Thymian, Honig, Kelle, Zimt, Zitrone, Gabel|Noch ein Teller, Salz & Honig, Bis zum Letzten Bissen, Heiß & Gut|genuss, honig',
    'table-service':
      'Wirtshaus, Gasthaus, Stube|Tisch, Salz, Glut, Thymian, Kelle, Keller|Zur Linde, Zum Fuchs, Der Lange Tisch, Salz & Glut, Noch eine Kelle|tafel, wirts',
    lodging:
      'Haus, Herberge, Pension|Kissen, Schlüssel, Lampe, Schwelle, Ofen, Garten|Licht im Fenster, Ohne Wecker, Zweites Kissen, Der Ersatzschlüssel|rast, schlaf',
    'building-trade':
      'Werkstatt, Handwerk, Bauwerk|Lot, Wasserwaage, Balken, Ziegel, Kelle, Kupfer, Leiter|Im Lot, Zweimal Messen, Ziegel & Balken, Trockene Füße, Stein auf Stein|bau, stein, holz',
    'home-call-out':
      'Hausdienst, Haushalt, Hausservice|Besen, Eimer, Schlüssel, Leiter, Klingel, Seife|Besen & Eimer, Zweimal Klingeln, Vor Mittag, Blitz & Blank|haus, hof',
    maker:
      'Werkstatt, Atelier, Manufaktur|Hand, Werkbank, Lampe, Knoten, Wachs, Tinte, Weide|Langsame Hände, Bei Lampenlicht, Eins nach dem Andern, Von Hand|hand, werk',
    repairer:
      'Werkstatt, Reparatur|Feder, Schraube, Funke, Spule, Zahnrad, Mutter|Läuft Wieder, Zweites Leben, Schraube & Feder, Wieder Ganz|schrauben, feder',
    classes:
      'Schule, Unterricht, Lernraum|Stift, Tafel, Seite, Heft, Pult|Erste Reihe, Frag Ruhig, Stift & Heft, Schritt für Schritt|lern, denk',
    events:
      'Feste, Studio, Feierwerk|Laterne, Band, Strauß, Girlande, Glas, Geige|Goldene Stunde, Bis in den Morgen, Band & Laterne, Letzter Tanz|fest, feier',
    'professional-office':
      'Büro, Kanzlei, Kontor|Tinte, Kompass, Rand, Siegel, Linie, Lampe|Schwarz auf Weiß, Zweite Meinung, Tinte & Siegel, Klartext|wort, zahlen',
    farewell:
      'Bestattungen, Bestattungshaus|Linde, Licht, Abend, Rosmarin, Kerze, Ufer|Abendlicht, Linde & Licht, Stiller Weg, In Gedanken|licht',
    outdoors:
      'Touren, Gartenwerk, Naturzeit|Pfad, Farn, Moos, Grat, Paddel, Stiefel, Wind|Matsch am Schuh, Moos & Farn, Gegenwind, Über den Grat|moos, wald, garten',
    beauty:
      'Salon, Studio, Kosmetik|Spiegel, Blüte, Seide, Rose, Balsam|Eine Stunde für Dich, Seide & Rose, Schultern Runter, Stille Zeit|glanz, seiden',
    shop: 'Laden, Kontor, Lädchen|Schublade, Glocke, Regal, Papier, Schnur, Knopf|Papier & Schnur, Oberstes Regal, Fast Alles, Glocke & Regal|kram, fund',
    community:
      'Haus, Kreis, Treff|Tisch, Bank, Laterne, Hof, Herd|Offene Tür, Bring einen Stuhl, Der Große Tisch, Bank & Laterne|nachbar, hof',
  },
  groups: {
    bread:
      'Backstube, Bäckerei, Backhaus|Krume, Kruste, Korn, Mehl, Salz, Roggen, Glut, Butter|Krume & Kruste, Vor Sechs, Noch Warm, Zweiter Teig, Brot & Geduld|korn, brot, mehl, back',
    coffee:
      'Rösterei, Kaffeehaus, Café|Bohne, Tasse, Schaum, Rauch, Mühle|Zweite Tasse, Bohne & Rauch, Vor Neun, Langsam Gebrüht|bohnen, röst',
    clay: 'Töpferei, Keramik, Tonwerkstatt|Ton, Scheibe, Glut, Asche, Schale, Glasur|Ton & Feuer, Daumenabdruck, Schiefe Schale, Asche & Glasur|ton, erd, schalen',
    cloth:
      'Nähstube, Schneiderei, Stoffwerk|Faden, Nadel, Fingerhut, Wolle, Leinen, Spule, Saum|Nadel & Faden, Stich für Stich, Saum & Spule, Auf Links, Fadenlauf|faden, woll, stoff, garn',
    wood: 'Tischlerei, Schreinerei, Holzwerkstatt|Eiche, Span, Hobel, Zapfen, Maser, Bank|Mit der Faser, Hobel & Span, Zweimal Messen, Vier Gute Beine|holz, span, eichen',
    water:
      'Sanitär, Klempnerei, Haustechnik|Hahn, Kupfer, Ventil, Rohr, Tropfen, Flamme|Kein Tropfen, Trockene Füße, Hahn & Kupfer, Haupthahn|rohr, wasser',
    current:
      'Elektro, Lichtwerk, Elektrotechnik|Funke, Draht, Lampe, Kupfer, Schalter|Licht an, Funke & Draht, Hell um Sechs, Sichere Sache|licht, strom',
    bikes:
      'Fahrradwerkstatt, Radladen, Zweirad|Speiche, Kette, Ritzel, Klingel, Sattel, Pedal|Speiche & Kette, Freilauf, Rückenwind, Klingel & Sattel|rad, speichen',
    cars: 'Autowerkstatt, Garage, Motorwerk|Schlüssel, Kolben, Öl, Achse, Zündkerze|Läuft Wieder, Kolben & Kerze, Leerlauf, Was Klappert Da|motor, achs',
    music:
      'Musikschule, Musikstube, Klangraum|Note, Takt, Oktave, Ton, Akkord, Pause|Noch Einmal von Vorn, Takt & Ton, Ganze Note, Auf Drei, Halber Ton|klang, ton, noten',
    piano:
      'Klavierschule, Klavierstube, Klangraum|Taste, Flügel, Pedal, Oktave, Akkord, Takt|Vierhändig, Schwarz auf Weiß, Taste & Pedal, Beide Hände, Das Leise Pedal, Noch Einmal von Vorn|tasten, flügel, klang',
    strings:
      'Musikschule, Musikstube, Klangraum|Bogen, Saite, Steg, Schnecke, Wirbel, Kolophonium|Bogen & Saite, Leere Saiten, Aufstrich, Vier Saiten, Noch Einmal von Vorn|saiten, klang, geigen',
    guitar:
      'Gitarrenschule, Musikstube, Klangraum|Saite, Bund, Griff, Akkord, Steg, Takt|Drei Akkorde, Sechs Saiten, Bund & Saite, Am Lagerfeuer, Noch Einmal von Vorn|saiten, klang, griff',
    movement:
      'Studio, Bewegungsraum, Halle|Atem, Schritt, Matte, Rhythmus, Schwung|Tief Atmen, Barfuß, Noch eine Runde, Zweiter Atem|atem, kraft',
    hair: 'Friseur, Haarstube, Salon|Kamm, Locke, Schere, Spiegel, Strähne|Locke & Kamm, Nur die Spitzen, Der Stille Stuhl, Haargenau|haar, locken',
    pictures:
      'Fotografie, Bilderstube, Lichtbild|Licht, Rahmen, Silber, Schatten, Fenster|Licht & Silber, Goldene Stunde, Halbe Sekunde, Bitte Stillhalten|licht, bild',
    flowers:
      'Blumen, Blumenstube, Floristik|Blüte, Stiel, Strauß, Dahlie, Farn|Stiel & Blüte, Frisch Geschnitten, Farn & Dahlie, Wilder Strauß|blüten, blumen',
    gardens:
      'Gärten, Gartenbau, Gartenwerk|Moos, Wurzel, Spaten, Hecke, Farn, Distel|Moos & Wurzel, Nach dem Regen, Grüner Spaten, Hecke & Farn|moos, wurzel, garten',
    cleaning:
      'Reinigung, Putzwerk, Hausputz|Besen, Eimer, Seife, Zitrone, Leinen|Besen & Zitrone, Frische Laken, Unterm Sofa, Blitz & Blank|putz, glanz',
    dogs: 'Hunde, Pfoten, Pfotenhaus|Pfote, Nase, Leine, Korb, Ohr|Nasse Nase, Nase & Ohr, Vier Pfoten, Braver Hund|pfoten, fell',
    walks:
      'Hunde, Pfoten, Hundezeit|Pfote, Nase, Leine, Pfütze, Pfiff|Nasse Nase, Große Runde, Leine & Pfütze, Vier Pfoten|pfoten, fell',
    grooming:
      'Hundesalon, Fellpflege, Hundepflege|Kamm, Bürste, Fell, Locke, Schaum, Wanne|Fell & Kamm, Glattes Fell, Frisch Gebürstet, Kamm & Locke, Sauber bis zur Pfote|fell, kamm, schaum',
    figures:
      'Buchhaltung, Kontor, Steuerbüro|Zahl, Spalte, Stift, Waage, Beleg|Auf den Cent, Zahl & Spalte, Schuhkarton, Runde Zahlen|zahlen, beleg',
    screens:
      'Studio, Gestaltung, Webwerkstatt|Pixel, Rand, Komma, Raster, Zeile|Semikolon, Pixel & Papier, Zweiter Entwurf, Weißraum|pixel, zeilen',
  },
  any: 'Werkstatt, Atelier, Studio|Kompass, Laterne, Leiter, Anker, Faden, Schlüssel|Um die Ecke, Gute Hände, Nach dem Regen, Tür an Tür|werk',
}
