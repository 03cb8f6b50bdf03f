import type { PlainWords } from '../plain-words.ts'

/** The words of names in Italian. */
export const italian: PlainWords = {
  images:
    'la Rondine, il Merlo, l’Allodola, il Pettirosso, la Quercia, il Tiglio, il Mandorlo, il Noce, la Volpe, la Lontra, il Fico, la Porta Blu, la Lanterna, il Cancello, la Barca Verde, la Luna, la Cicogna, la Banderuola, il Mulino, il Salice, la Finestra, il Cardo, il Gelso, la Scala',
  kinds: {
    animals:
      'Zampe, Casa degli Animali|la zampa, il baffo, il muso, la piuma, il fieno, la coda|Quattro Zampe, Muso Bagnato, Pelo e Piuma, Zampe nel Fango',
    children:
      'Scuolina, Casa dei Giochi, Angolo|la pozzanghera, la ghianda, la matita, la coccinella, il bottone, l’aquilone|Saltapozze, Ginocchia Verdi, L’Ora delle Fiabe, Ghianda e Bottone',
    'health-practice':
      'Studio, Ambulatorio, Spazio|il respiro, il salice, la lampada, la riva, la salvia, il porto|Respiro Lento, Passo Tranquillo, L’Altra Sedia, Spalle Giù',
    'food-counter':
      'Bottega, Cucina, Dispensa|il sale, la brace, il timo, il miele, il mestolo, la cannella, il limone, la forchetta|Fino all’Ultimo Morso, Sale e Miele, Ancora un Po’, Mani in Pasta',
    'table-service':
      'Osteria, Tavola, Trattoria|il tavolo, il mestolo, il timo, la brace, la tovaglia, il sale|La Tavola Lunga, Ancora un Mestolo, Sale e Brace, Il Secondo Giro',
    lodging:
      'Casa, Locanda, Dimora|il cuscino, la chiave, la lampada, la soglia, il cortile, la coperta|La Chiave di Scorta, Luce alla Finestra, Senza Sveglia, Soglia e Cortile',
    'building-trade':
      'Cantiere, Opere, Officina|il filo a piombo, la livella, la tegola, la trave, il mattone, il rame, la cazzuola|A Piombo, Misura Due Volte, Tegola e Trave, All’Asciutto, Buone Fondamenta',
    'home-call-out':
      'Servizi, Casa in Ordine, Pronto Casa|la scopa, il secchio, la chiave, la scala, il campanello, il sapone|Scopa e Secchio, Suonare Due Volte, Prima di Pranzo, Detto Fatto in Casa',
    maker:
      'Bottega, Laboratorio, Officina|la mano, il banco, la lampada, il nodo, la cera, l’inchiostro, il vimini|Mani Lente, Al Lume di Candela, Uno alla Volta, Fatto Due Volte',
    repairer:
      'Officina, Riparazioni|la vite, la molla, la scintilla, la bobina, l’ingranaggio, il dado|Seconda Vita, Vite e Molla, Torna a Girare, Come una Volta',
    classes:
      'Scuola, Aula, Studio|la matita, la lavagna, la pagina, il banco, il quaderno|Primo Banco, Passo Passo, Matita e Quaderno, Bella Domanda',
    events:
      'Feste, Studio, Ricevimenti|il lampione, il nastro, il brindisi, il mazzo, la ghirlanda, il violino|L’Ora d’Oro, Fino al Mattino, Nastro e Lanterna, L’Ultimo Ballo',
    'professional-office':
      'Studio, Ufficio, Bottega|l’inchiostro, il margine, la bussola, il sigillo, la linea, la lampada|Nero su Bianco, Secondo Parere, Inchiostro e Sigillo, In Chiaro',
    farewell:
      'Onoranze funebri, Casa del Commiato|il cipresso, l’ulivo, la memoria, la sera, l’alloro, la candela|Luce della Sera, Ulivo e Alloro, Alla Memoria, L’Ultimo Saluto',
    outdoors:
      'Sentieri, Giardini, Escursioni|il sentiero, la felce, la marea, la cresta, la pagaia, il muschio, lo scarpone|Fango sugli Scarponi, Muschio e Felce, Controvento, Oltre la Cresta',
    beauty:
      'Salone, Bellezza, Studio|lo specchio, il petalo, la seta, la rosa, il balsamo|Spalle Leggere, Lo Specchio Gentile, Un’Ora per Te, Seta e Rosa',
    shop: 'Bottega, Emporio, Bazar|il cassetto, il campanello, lo scaffale, la carta, lo spago, il barattolo|Carta e Spago, Il Cassetto Giusto, Un Po’ di Tutto, Ultimo Scaffale',
    community:
      'Casa, Circolo, Cortile|la tavola, la panca, la piazza, la lanterna, il portico|Porta Aperta, Porta una Sedia, La Tavola di Tutti, Panca e Portico',
  },
  groups: {
    bread:
      'Forno, Panificio, Panetteria|la briciola, la crosta, il lievito, la farina, il sale, la segale, la brace, la mandorla|Briciola e Crosta, Prima dell’Alba, La Seconda Infornata, Pane e Pazienza, Fino all’Ultima Briciola',
    coffee:
      'Caffè, Torrefazione, Tazza|il chicco, la tazzina, la schiuma, il fumo, il macinino|Seconda Tazza, Chicco e Fumo, Prima delle Nove, Caffè con Calma',
    clay: 'Ceramiche, Bottega, Fornace|l’argilla, il tornio, il forno, la cenere, la ciotola, lo smalto|Terra e Fuoco, Impronta di Pollice, La Ciotola Storta, Cenere e Smalto',
    cloth:
      'Sartoria, Telaio, Cucito|il filo, l’ago, il ditale, la lana, il lino, la spola, l’orlo|Filo e Ago, Punto dopo Punto, Imbastiture, Il Ditale d’Argento, A Rovescio',
    wood: 'Falegnameria, Bottega, Legni|il rovere, il truciolo, la sgorbia, la pialla, la vena, il banco|Lungo la Vena, Truciolo e Vena, Misura Due Volte, Quattro Gambe Buone',
    water:
      'Idraulica, Acqua e Calore|il rubinetto, il rame, la valvola, il tubo, la goccia|Nemmeno una Goccia, All’Asciutto, Rame e Valvola, Chiudi l’Acqua',
    current:
      'Elettrica, Luce|la scintilla, il cavo, la lampada, il rame, il fusibile|Luce Fu, Scintilla e Rame, Luce alle Sei, Senza Fili Sciolti',
    bikes:
      'Bici, Ciclofficina, Cicli|il raggio, la catena, il pignone, il campanello, la sella, il pedale|Raggio e Catena, Ruota Libera, Due Ruote, Sella e Pedale',
    cars: 'Officina, Motori, Garage|la chiave, il pistone, l’olio, la biella, la candela|Che Rumore Fa, Biella e Candela, Torna a Girare, In Folle',
    music:
      'Musica, Scuola di Musica, Aula di Musica|la chiave, l’ottava, la nota, la battuta, l’accordo|Ancora una Volta, Mezzo Tono, A Tempo, Nota e Pausa',
    piano:
      'Scuola di Pianoforte, Aula di Pianoforte, Musica|il tasto, il pedale, l’ottava, l’accordo, la scala|A Quattro Mani, Bianco e Nero, Tasto e Pedale, Due Mani, Ancora una Volta',
    strings:
      'Scuola di Musica, Aula di Musica, Corde|l’archetto, la corda, il ponticello, il riccio, il pirolo|Corde Vuote, Archetto e Corda, Quattro Corde, Ancora una Volta',
    guitar:
      'Scuola di Chitarra, Aula di Chitarra, Musica|la corda, il capotasto, l’accordo, il manico, il plettro|Tre Accordi, Sei Corde, Corda e Plettro, Ancora una Volta',
    movement:
      'Studio, Sala, Movimento|il respiro, il passo, lo slancio, il tappeto, il ritmo|Respiro Lento, Piedi Nudi, Ancora un Giro, Secondo Fiato',
    hair: 'Salone, Barbiere, Acconciature|il pettine, il ricciolo, la forbice, lo specchio, la frangia|Ricciolo e Pettine, Solo le Punte, La Poltrona Quieta, Forbice e Specchio',
    pictures:
      'Fotografia, Studio, Ritratti|la luce, la cornice, l’argento, l’ombra, la finestra|Luce e Argento, L’Ora d’Oro, Mezzo Secondo, Fermi Così',
    flowers:
      'Fiori, Fioreria|il petalo, lo stelo, il mazzo, la dalia, la felce|Stelo e Petalo, Appena Colti, Felce e Dalia, Secchio di Fiori',
    gardens:
      'Giardini, Orto, Vivaio|il muschio, la radice, la vanga, la siepe, la felce, il rovo|Muschio e Radice, Dopo la Pioggia, La Vanga Verde, Siepe e Felce',
    cleaning:
      'Pulizie, Casa Linda|la scopa, il secchio, il sapone, il limone, il bucato|Scopa e Limone, Lenzuola Fresche, Sotto il Divano, Da Cima a Fondo',
    dogs: 'Zampe, Cani, Casa dei Cani|la zampa, il muso, la cesta, l’orecchio, la coda|Muso Bagnato, Bravo Cane, Quattro Zampe, Zampa e Muso',
    walks:
      'Passeggiate, Zampe, Cani|la zampa, il muso, il guinzaglio, la pozza, il fischio|Muso Bagnato, Bravo Cane, Guinzaglio e Pozza, Quattro Zampe',
    grooming:
      'Toelettatura, Salone, Bagno|il pettine, la spazzola, il riccio, la schiuma, il pelo|Pettine e Spazzola, Pelo Liso, Pulito e Asciutto, Riccio e Schiuma',
    figures:
      'Conti, Studio, Cifre|la cifra, il margine, la matita, la bilancia, la colonna|Conti Chiari, Fino all’Ultimo Centesimo, Matita e Colonna, Cifra Tonda',
    screens:
      'Studio, Grafica, Bottega Web|il pixel, il margine, la virgola, la linea, la griglia|Punto e Virgola, Pixel e Carta, Seconda Bozza, Pagina Bianca',
  },
  any: 'Bottega, Studio, Casa|la bussola, la lanterna, la scala, la chiave, l’ancora, la campana|Dietro l’Angolo, Buone Mani, Dopo la Pioggia, Porta a Porta',
}
