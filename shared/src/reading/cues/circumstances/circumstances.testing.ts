import type { Language } from '../../../language/language.ts'
import { saidInTheEast } from './eastern.testing.ts'
import { phrasesOf, type Said } from './phrases.testing.ts'

/** Of each language a description with one service, and what owners write behind them that is none. */
export const said: Readonly<Record<Language, Said>> = {
  english: [
    'Leeds',
    'Europe/London',
    'Joinery in Leeds. Doors £40. ',
    phrasesOf(`
      cash or card | card payments taken | we take cards | cash only please | payment on the day |
      helmets included | all materials supplied | towels and mats provided | tea and cake included |
      fuel included | next to the church | opposite Tesco | behind the library | two minutes from the station |
      on the number 7 bus route | unit 4 Mill Lane | stall 12 in the covered market | 9 seats at the counter |
      room for 12 | small place with 20 covers | hi I'm Sam | ex army | mum of two | retired teacher |
      twenty years in the trade | third generation | one man band | just me and my van | homemade |
      all natural ingredients | made fresh every morning | everything baked here | book 2 weeks ahead |
      please give 24 hours notice | 48 hrs notice to cancel | late cancellations charged | dogs welcome |
      kids love it | families welcome | fully insured and DBS checked | references on request |
      free parking outside | wheelchair friendly | toilets on site | ask about group rates |
      gift vouchers available | discount for regulars | 10% off first visit | student discount | loyalty card |
      free delivery over £30 | delivery free within 5 miles | easter to october | summer only | every summer |
      weather permitting | see you there | happy to chat | no question too daft | prices depend on size |
      prices vary | price on application | quotes are free | cheapest in town | best in Leeds |
      you won't regret it | as seen on TV | 5 star reviews | photos on instagram | find me on facebook |
      message for prices | text is best | reply within a day | we reply within one business day |
      usually booked 3 weeks out | limited places | max 6 people | small groups | 2 hours long |
      lasts 90 minutes | takes about an hour | ready the next day | same week turnaround | under 5s go free |
      children must be supervised | minimum age 8 | minimum order £20 | sizes 8 to 22 |
      brands like Bosch and Miele | english, polish and urdu spoken | se habla espanol | open again in May |
      new website coming soon | under new management | proud member of the guild | winner of best pie 2022 |
      city and guilds trained | time served | work guaranteed for 2 years | we clear up after ourselves |
      leave it as we found it | shoes off at the door | radio on, kettle on | lovely views | by the river |
      dogs on leads | bring a friend | wear old clothes |
      we stock Linwood, Romo and Sanderson | stockists of Farrow and Ball | we use Farrow, Dulux and Crown |
      approved by Checkatrade | EPTA member | FENSA registered | members of the Guild of Mastercraftsmen |
      we accept Bupa, Aviva and Vitality | payment by cash, bank transfer or card | team of 5 | 12 staff |
      a team of three friendly joiners | £150 minimum | minimum charge £60 | minimum spend £40 | no minimum order |
      deposit £10 to book | late fee after 15 mins | waiting list for Saturdays | one space left from January |
      currently fully booked | taking bookings for spring | spaces still available | DM to book | book via insta |
      text for a slot | orders by Thursday please | orders via whatsapp | ring for a chat | pop in for a look |
      Leeds and surrounding areas | Leeds and Bradford | Leeds, Bradford, Otley, Ilkley | working across Yorkshire |
      travel to Harrogate and York | deliver to Otley, Ilkley and Skipton | parking round the back |
      we speak English, Polish and Urdu | lessons in English or French | labour only | parts extra |
      materials not included | you buy the paint | dogs ok | cats fine | kids ok | wifi is patchy |
      ladies only | over 18s only | ID required | bring your own fabric | byo | cash preferred |
      est 1987 | since 2009 | family run since 1974 | husband and wife team | local lad | proud Yorkshireman |
      checkout at 10 | check in from 3 | shoes off please | late arrivals lose their slot |
      trading name of Hart Ltd | VAT registered | all work guaranteed | quality you can trust | no fuss |
      second to none | fast friendly service | best prices around | as good as new | made in Leeds with love
    `),
  ],
  german: [
    'Fulda',
    'Europe/Berlin',
    'Tischlerei in Fulda. Türen 40 €. ',
    phrasesOf(`
      zzgl. Fahrtkosten | zuzüglich Anfahrtskosten | nur Barzahlung | Kartenzahlung möglich | EC-Karte geht auch | Helme inklusive | Material ist dabei |
      Handtücher vorhanden | Getränke inklusive | neben der Kirche | gegenüber vom Rathaus |
      hinter dem Bahnhof | zwei Minuten vom Markt | Parkplätze vor dem Haus | im Hinterhof | 1. Stock links |
      Platz für 12 Personen | 20 Sitzplätze | ich bin die Jana | zwanzig Jahre Erfahrung |
      in dritter Generation | Ein-Mann-Betrieb | alles hausgemacht | frisch gebacken | aus eigenem Anbau |
      Zutaten aus der Region | bitte 24 Stunden vorher absagen | zwei Wochen Vorlauf | Wartezeit ca. 3 Wochen |
      Hunde willkommen | Kinder bis 6 frei | Referenzen auf Anfrage | 10 % Rabatt für Stammkunden |
      Mengenrabatt | Lieferung ab 30 € frei Haus | im Winter geschlossen | nur bei gutem Wetter |
      bei Regen im Zelt | Preise je nach Aufwand | Preis auf Anfrage | Angebot kostenlos |
      bestes Eis der Stadt | bekannt aus dem Fernsehen | Bilder auf Instagram | Antwort innerhalb eines Tages |
      begrenzte Plätze | höchstens 6 Teilnehmer | kleine Gruppen | Dauer 2 Stunden | ca. 90 Minuten |
      am nächsten Tag fertig | Mindestbestellwert 20 € | Mindestalter 8 Jahre | Größe 36 bis 50 |
      Marken wie Bosch und Miele | deutsch, türkisch und arabisch | Mitglied der Innung | Innungsbetrieb |
      5 Jahre Garantie | saubere Arbeit | besenrein hinterlassen | schöner Blick ins Tal |
      bequeme Schuhe mitbringen | komme auch zu Ihnen | freue mich auf euch | bis bald |
      Wir verbauen ABUS, BKS und DOM | wir verarbeiten Eiche, Esche und Nussbaum | Marken Grohe, Hansgrohe |
      Mitglied der Innung | Lignum-Mitglied | 12 Mitarbeitende | Team aus fünf Leuten | Mindestauftrag 300 Euro |
      Mindestbestellwert 20 Euro | Anzahlung 50 Euro | Warteliste für Samstage | ein Platz frei ab Januar |
      zurzeit ausgebucht | Bestellung bis Donnerstag | Bestellungen per WhatsApp | Fulda und Umgebung |
      Fulda, Hünfeld, Künzell | fahren auch nach Hünfeld und Petersberg | wir liefern nach Hünfeld, Künzell und Petersberg |
      Unterricht auf Deutsch, Russisch und Arabisch | wir sprechen Englisch und Polnisch |
      Krankenkassen bezuschussen | alle Kassen | Hunde ok | Kinder willkommen | nur für Frauen | ab 18 Jahren |
      Material extra | ohne Material | Anfahrt inklusive | Parken im Hof | Automatik möglich | Matten sind da |
      Geduld gratis | für alle Levels | Männer auch | Barzahlung bevorzugt | Reservieren ab 4 Personen |
      gegründet 1987 | in dritter Generation | Familienbetrieb seit 1974 | saubere Arbeit | faire Preise |
      Fotos auf Insta | bitte Gläser zurückbringen | Angebot kostenlos | Rückruf am selben Tag | einfach anschreiben |
      gute Laune inklusive | mit Herz und Verstand | Ratenzahlung nein | Steuernummer vorhanden | Kleinunternehmer
    `),
  ],
  spanish: [
    'Madrid',
    'Europe/Madrid',
    'Carpintería en Madrid. Puertas 40 €. ',
    phrasesOf(`
      más gastos de desplazamiento | solo efectivo | aceptamos tarjeta | se puede pagar con bizum | cascos incluidos | materiales incluidos |
      toallas incluidas | junto a la iglesia | frente al ayuntamiento | detrás de la estación |
      a dos minutos del metro | puesto 34 del mercado | local 5 | aforo 20 personas | soy Marta |
      veinte años de experiencia | tercera generación | todo casero | hecho cada mañana |
      ingredientes naturales | producto de la huerta | avisar con 24 horas | reservar con dos semanas |
      perros bienvenidos | niños gratis | presupuesto sin compromiso | vale regalo | 10% de descuento |
      envío gratis desde 30 € | solo en verano | si el tiempo lo permite | precio según tamaño |
      consultar precio | los mejores precios | fotos en instagram | respondo el mismo día | plazas limitadas |
      máximo 6 personas | grupos reducidos | dura 2 horas | listo al día siguiente | pedido mínimo 20 € |
      edad mínima 8 años | tallas 36 a 50 | marcas como Bosch y Miele | hablamos inglés | garantía de 2 años |
      trabajo limpio | vistas al mar | ropa cómoda | te esperamos |
      trabajamos con Bosch, Siemens y Balay | usamos roble, haya y nogal | marcas Roca, Grohe | socio del gremio |
      colegiada | somos 5 en el taller | equipo de tres personas | pedido mínimo 20 € | señal de 50 € |
      lista de espera los sábados | queda una plaza en enero | completo hasta mayo | pedidos por wasap |
      encargos con dos días | Sevilla y alrededores | trabajamos en Sevilla y Utrera |
      vamos a Dos Hermanas, Utrera y Carmona | Madrid y toda la provincia | hablamos inglés, francés y alemán |
 perros ok | mascotas bienvenidas | solo mujeres | mayores de 18 | material aparte |
      mano de obra aparte | desplazamiento incluido | aparcamiento en la puerta | efectivo o bizum |
      se aceptan tarjetas | desde 1987 | tercera generación | negocio familiar | trabajo limpio | buen precio |
      fotos en insta | presupuesto sin compromiso | te respondo en el día | primera visita sin compromiso |
      estamos frente al parque | al lado de la iglesia | sin prisas | con mucho cariño | calidad y confianza
    `),
  ],
  french: [
    'Lyon',
    'Europe/Paris',
    'Menuiserie à Lyon. Portes 40 €. ',
    phrasesOf(`
      frais de déplacement en sus | hors frais de port | espèces uniquement | CB acceptée | chèques acceptés | casques fournis | matériel compris |
      serviettes fournies | à côté de l'église | en face de la mairie | derrière la gare |
      à deux minutes du métro | stand 12 | 20 couverts | je suis Marie | vingt ans d'expérience |
      troisième génération | tout est fait maison | cuit chaque matin | produits locaux | prévenir 24 h avant |
      réserver deux semaines avant | chiens bienvenus | gratuit pour les enfants | devis sans engagement |
      bons cadeaux | 10 % de remise | livraison gratuite dès 30 € | l'été seulement | selon la météo |
      prix selon la taille | tarifs sur demande | meilleurs prix | photos sur instagram |
      réponse dans la journée | places limitées | 6 personnes maximum | petits groupes | durée 2 heures |
      prêt le lendemain | minimum de commande 20 € | dès 8 ans | tailles 36 à 50 | marques Bosch et Miele |
      anglais parlé | garantie 2 ans | travail soigné | vue sur la vallée | tenue confortable |
      au plaisir de vous voir |
      nous travaillons avec Bosch, Siemens et Miele | bois utilisés chêne, frêne et noyer | marques Grohe, Jacob Delafon |
      membre de la chambre des métiers | adhérente du syndicat | équipe de 5 personnes | 12 salariés |
      commande minimum 20 € | acompte de 50 € | liste d'attente le samedi | une place dispo en janvier |
      complet jusqu'en mai | commandes par whatsapp | commandes avant jeudi | Lyon et environs |
      Lyon, Bron, Villeurbanne | intervient sur Lyon, Bron et Vaulx | je me déplace à Bron, Vaulx et Décines |
      nous livrons à Bron et Villeurbanne | on parle anglais, espagnol | chiens ok |
      animaux bienvenus | réservé aux femmes | à partir de 18 ans | matériel non compris | pose comprise |
      déplacement offert | parking devant | espèces ou chèque | carte bancaire à partir de 10 € | depuis 1987 |
      troisième génération | entreprise familiale | travail soigné | prix doux | photos sur insta |
      devis sous 8 jours | réponse dans la journée | face à la mairie | maison avec jardin | sorties au parc |
      taxe de séjour en sus | non fumeur | avec le sourire | qualité et confiance | à votre écoute
    `),
  ],
  italian: [
    'Roma',
    'Europe/Rome',
    'Falegnameria a Roma. Porte 40 €. ',
    phrasesOf(`
      più spese di viaggio | solo contanti | accettiamo carte | bancomat ok | caschi inclusi | materiale compreso |
      asciugamani inclusi | accanto alla chiesa | di fronte al comune | dietro la stazione |
      a due minuti dalla metro | banco 12 | 20 coperti | sono Marta | vent'anni di esperienza |
      terza generazione | tutto fatto in casa | sfornato ogni mattina | prodotti a km zero |
      avvisare 24 ore prima | prenotare due settimane prima | cani benvenuti | bambini gratis |
      preventivo senza impegno | buoni regalo | sconto del 10% | consegna gratis da 30 € | solo d'estate |
      tempo permettendo | prezzo in base alla misura | prezzi su richiesta | i migliori prezzi |
      foto su instagram | rispondo in giornata | posti limitati | massimo 6 persone | piccoli gruppi |
      durata 2 ore | pronto il giorno dopo | ordine minimo 20 € | età minima 8 anni | taglie 36-50 |
      marche come Bosch e Miele | si parla inglese | garanzia 2 anni | lavoro pulito | vista sul lago |
      abiti comodi | vi aspettiamo |
      trattiamo Bosch, Siemens e Miele | marche Grohe, Ideal Standard | usiamo rovere, noce e castagno |
      socio della confartigianato | iscritta all'albo | siamo in 5 | squadra di tre persone | ordine minimo 20 € |
      caparra 50 € | lista d'attesa il sabato | un posto libero da gennaio | al completo fino a maggio |
      ordini su whatsapp | Lucca e provincia | Lucca e dintorni | Roma, Pescia, Viareggio |
      lavoriamo a Lucca, Pescia e Viareggio | consegniamo a Pescia e Viareggio | parliamo inglese e tedesco |
       convenzioni Unisalute, Metasalute | cani ok | animali ammessi | solo donne | dai 18 anni |
      materiale escluso | posa inclusa | uscita gratuita | parcheggio davanti | contanti o satispay | dal 1987 |
      terza generazione | azienda di famiglia | lavoro pulito | prezzi onesti | foto su insta |
      preventivo in giornata | rispondo in giornata | davanti alla chiesa | con passione | qualità e cortesia |
      gruppi max 6 persone | materiali inclusi | bevande escluse | anche festivi
    `),
  ],
  ...saidInTheEast,
}
