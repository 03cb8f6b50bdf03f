/** What common trades say in Italian. */
export const italianTrades = `
# electrician
headlines | Elettricista a {place} | La corrente dove serve | Quando salta il salvavita
introduction | {name} installa, ripara e controlla impianti a {place}. Ti diciamo che cosa è sicuro, che cosa no e che cosa può aspettare.
introduction | Salta, tremola, manca una presa. {name}, a {place}, cerca prima la causa.
service | Guasti | Passo dopo passo, fino alla causa. Se scatta due volte, vuole dire qualcosa. | guast*, cortocircuit*, salvavita
service | Quadri elettrici | Rifatti ed etichettati, per sapere che cosa stacca ogni interruttore. | quadro*, quadri
service | Prese e interruttori | Aggiunti, spostati o cambiati, dove li usi davvero. | presa, prese, interruttor*
service | Illuminazione | Dentro e fuori, con l’interruttore dove lo cerca la mano. | luce, luci, lampad*, illuminazion*, led
service | Impianti nuovi | Per cavi vecchi e progetti nuovi. Stanza per stanza, senza lasciare casa. | impiant*, cav*, cablaggi*
service | Verifiche e certificati | Misurato e scritto. Prima ciò che conta. | verific*, certificat*, controll*
line | Odore di bruciato? Stacca dal quadro e chiama. | Una foto del quadro ci dice molto.
title | Che cosa installiamo e ripariamo | Lavori elettrici, uno per uno | Dal guasto al quadro
contact | Descrivi il guasto | Chiedi una visita
action | Descrivere il guasto | Chiedere una visita
ask | È pericoloso se scatta il salvavita? | Ti sta proteggendo. Lascialo giù e dicci che cosa era acceso.
ask | Bisogna staccare tutta la casa? | Di solito basta un circuito. Ti diciamo prima quale e per quanto.
ask | Si può restare in casa durante i lavori? | Sì, se si procede stanza per stanza. L’ordine lo decidiamo insieme.
ask | Che cosa preparo prima della visita? | Libera il quadro e le prese. Una foto aiuta a portare il materiale giusto.
# plumber
headlines | Idraulico a {place} | L’acqua al suo posto | Quando il rubinetto non smette
introduction | {name} ripara tubi, rubinetti e scaldabagni a {place}. Dicci che cosa gocciola e da quando.
introduction | Chiudi l’acqua e chiama. Al resto pensa {name}, a {place}.
service | Perdite | Prima si ferma l’acqua, poi si trova il punto. | perdit*, goccio*, infiltraz*
service | Scarichi intasati | Cucina, bagno o cortile. Liberi, e con la causa. | scaric*, intas*, otturat*
service | Rubinetti e lavabi | Quelli che gocciolano si riparano, quelli stanchi si cambiano. | rubinett*, lavab*, lavell*
service | Bagni | Dalle vecchie piastrelle all’ultima fuga, con una sola persona a cui chiedere. | bagno, bagni, docci*, vasc*
service | Caldaie e scaldabagni | Controllati, riparati o cambiati. | caldai*, scaldabagn*, boiler
service | Sanitari e cassette | Perde, non carica, si muove: tutto già visto. | wc, cassett*, sanitar*
line | Sai dove si chiude l’acqua? Guarda oggi. | Una foto del punto spesso risparmia un viaggio.
title | Per che cosa veniamo | Ciò che gocciola, intasa e fischia | Idraulica, pezzo per pezzo
contact | Descrivi il guasto | Chiedi una visita
action | Descrivere il guasto | Chiedere un idraulico
ask | Che cosa faccio se si rompe un tubo? | Chiudi l’acqua, stacca la corrente dove è bagnato e chiama. Il resto può aspettare.
ask | Quanto resteremo senz’acqua? | Solo mentre si lavora sul tubo. Lo diciamo prima di cominciare.
ask | Conviene riparare? | Lo diciamo dopo aver visto, anche quando la risposta è no.
ask | Il disgorgante serve? | Di rado a lungo, e rovina i tubi vecchi. Meglio lasciarlo.
# carpentry
headlines | Falegnameria a {place} | Legno che sta al suo posto | Disegnato, fatto, montato
introduction | {name} lavora il legno su misura a {place}: {services}. Misuriamo da te, disegniamo e costruiamo in bottega.
introduction | Una nicchia, una pendenza, una porta che striscia. {name}, a {place}, fa ciò che in negozio non c’è.
service | Armadi su misura | Fino all’angolo, anche sotto il tetto, divisi come vivi tu. | armadi*, cabina*
service | Mobili su misura | Disegnati per un posto preciso, costruiti in bottega. | mobil*, madi*, credenz*
service | Tavoli | Lunghi quanto regge la stanza, nel legno scelto con la mano. | tavol*
service | Scale | Nuove, o i vecchi gradini di nuovo silenziosi. | scala, scale, gradin*
service | Porte e finestre | Nuove, piallate o rimesse nel telaio. | porta, porte, finestr*, serrament*
service | Cucine | Ante, piani e il cassetto che è sempre mancato. | cucin*, piano, piani
service | Librerie | Misurate parete per parete, senza fessure. | librer*, scaffal*
line | Una foto e due misure bastano per cominciare. | Legno e maniglie si scelgono con la mano.
title | Che cosa costruiamo | Dalla bottega | Su misura, pezzo per pezzo
contact | Descrivi la tua idea | Fai prendere le misure
action | Descrivere la mia idea | Far prendere le misure
ask | Come si svolge un lavoro? | Misuriamo, disegniamo e diciamo un prezzo. Si costruisce in bottega e si monta da te.
ask | Quale legno scegliere? | Dipende dal posto e dall’uso. Portiamo campioni da toccare.
ask | Sistemate mobili vecchi? | Spesso sì. Basta una foto per dire se conviene.
ask | Quanto dura il montaggio? | Di solito è la parte più breve. Diciamo i giorni prima di cominciare.
# hair-styling
headlines | Parrucchiere a {place} | Un taglio che domani regge | Taglio e colore a {place}
introduction | {name} taglia e colora a {place}. Prima delle forbici si parla: che cosa ti piace e quanto tempo hai al mattino.
introduction | Porta una foto o solo un’idea. Da {name}, a {place}, ti dicono con franchezza che cosa regge il tuo capello.
service | Taglio | Con lavaggio e uno sguardo alle rose. | tagli*
service | Colore | Un tono che sta bene alla pelle e un piano per la ricrescita. | color*, tint*
service | Mèches e balayage | Più chiaro dove lo farebbe il sole. | meches, balayage*, schiaritur*
service | Piega | Per il giorno o la sera, e spiegata per rifarla a casa. | pieg*, acconciatur*, raccolt*
service | Bambini | Corto, gentile e con le pause. | bambin*
service | Trattamenti | Per capelli secchi, fini o stanchi. | trattament*, cheratin*
line | Dubbi? Vieni prima a parlarne. | Quando prenoti, dicci se hai del colore.
title | Taglio, colore e cura | In poltrona | Che cosa facciamo
contact | Prendi appuntamento | Scrivici
action | Prendere appuntamento | Chiedere del colore
ask | Ogni quanto conviene tagliare? | I corti ogni poche settimane, i lunghi meno. Lo diciamo dopo il taglio.
ask | Posso portare una foto? | Certo. Meglio due: una che ti piace e una no.
ask | Devo venire con i capelli lavati? | No. Per il colore è meglio non lavarli quel giorno.
ask | E se il colore non mi piace? | Dillo subito. Nella stessa settimana si può quasi sempre correggere.
# house-cleaning
headlines | Pulizie di casa a {place} | Tornare, ed è pulito | Pulito, stanza per stanza
introduction | {name} pulisce case e appartamenti a {place}. Tu dici che cosa viene prima, e così si fa.
introduction | Ogni settimana, prima di un trasloco o a fondo una volta. {name}, a {place}, porta mani e tempo.
service | Pulizie settimanali | Le stesse stanze, lo stesso ordine, un giorno fisso. | settiman*, regolar*
service | Pulizie a fondo | Dietro il forno, sopra gli armadi, nelle fughe. | fondo, primaver*
service | Traslochi | Vuoto e pulito per la consegna delle chiavi. | trasloc*, consegna*
service | Vetri | Vetro, telaio e davanzale. | vetr*, finestr*
service | Cucina e bagno | Il calcare, il grasso e le fughe che si rimandano. | cucin*, bagno, bagni
service | Stiro e biancheria | Lavata, stirata e piegata. | stir*, biancher*
line | Dicci quali prodotti non vuoi in casa. | Animali? Meglio saperlo prima di suonare.
title | Che cosa puliamo | Stanza per stanza | Una volta o ogni settimana
contact | Chiedi un giorno | Descrivi la casa
action | Chiedere un giorno | Descrivere la casa
ask | Devo essere in casa? | No, se preferisci. Prima ci accordiamo sulle chiavi.
ask | Portate voi i prodotti? | Se vuoi. Altrimenti usiamo i tuoi.
ask | Viene sempre la stessa persona? | Ci teniamo. Se un giorno non può, lo sai prima.
ask | Che cosa devo mettere via? | Ciò che è in giro e ciò che è fragile. Al resto pensiamo noi.
# coffee-shop
headlines | Caffè a {place} | Buongiorno, {place} | Un tavolo alla finestra
introduction | {name} è un bar di {place}. Caffè, qualcosa accanto e un posto dove restare.
introduction | Al banco o un’ora seduti: da {name}, a {place}, vanno bene tutti e due.
service | Espresso e caffè | Corto, lungo, macchiato o liscio. Chiedi che miscela c’è nel macinino. | espress*, caff*, cappuccin*
service | Caffè filtro | Fatto piano, chiaro in tazza. | filtr*
service | Tè e bevande fresche | Per chi non ama il caffè o ne ha già bevuto. | te, spremut*, succ*, cioccolat*
service | Torte e brioche | Quello che è in vetrina è di oggi. | tort*, brioche*, cornett*, dolc*
service | Colazione | Pane, uova o dolce, finché ce n’è. | colazion*
service | Qualcosa a mezzogiorno | Piatti piccoli, ogni giorno un po’ diversi. | pranz*, panin*, zupp*
line | Allergie? Dillo al banco. | I cani entrano, se stanno a cuccia.
quote | Siediti, il caffè arriva. | Il giornale è vicino alla finestra.
title | Che cosa prendi? | Sulla lavagna | Dal macinino e dalla vetrina
contact | Vieni a trovarci | Scrivici
action | Orari e indirizzo | Chiedere un tavolo
ask | Si può prenotare? | In pochi il posto si trova. In tanti, meglio scrivere prima.
ask | C’è il latte d’avena? | Chiedi al banco che cosa c’è oggi.
ask | Posso restare con il computer? | Nelle ore tranquille sì. Quando è pieno ci si stringe.
ask | Si può ordinare una torta? | Scrivi quale e per quando. Ti diciamo se si può.
ask | C’è qualcosa senza glutine o latte? | Quasi sempre. Diccelo e guardiamo insieme.
# restaurant
headlines | Mangiare a {place} | Siediti, cuciniamo noi | Stasera a {place}
introduction | {name} cucina a {place}: {services}. La carta è corta e cambia con il mercato.
introduction | In due o tutti insieme: da {name}, a {place}, un tavolo c’è per entrambi.
service | Antipasti | Da dividere, o per la prima fame. | antipast*, insalat*
service | Primi | Pasta, riso e minestre, secondo la settimana. | primi, pasta*, risott*
service | Secondi | Di pentola, padella e forno. | secondi, carne*, pesce*
service | Senza carne | Piatti veri, non contorni. | vegetar*, vegan*, verdur*
service | Dolci | Piccoli, così ci stanno. | dolc*, dessert*
service | Vino e bevande | Chiedi che cosa sta bene con il piatto. | vino*, vini, birr*
line | Allergie? Dillo all’ordine, ogni volta. | La carta è sulla lavagna.
quote | Vieni con fame. | Il dolce aspetta.
title | Dalla cucina | Che cosa cuciniamo | In carta
contact | Prenota un tavolo | Chiedi della carta
action | Prenotare un tavolo | Chiedere della carta
ask | Bisogna prenotare? | Nel fine settimana è meglio. In settimana un posto si trova.
ask | Tenete conto delle allergie? | Dicci prima quali. Ti diciamo con franchezza che cosa si può fare.
ask | Si può venire con i bambini? | Sì. Su richiesta facciamo porzioni piccole.
ask | Si può festeggiare da voi? | Scrivi quanti siete e quando. Facciamo una proposta.
ask | Si può portare via? | Chiedi quali piatti reggono bene la strada.
# music-lessons
headlines | Lezioni di musica a {place} | Nota per nota, senza fretta | Oggi il primo brano
introduction | {name} insegna a {place}: {services}. Per bambini e adulti, con il loro passo.
introduction | Leggere le note viene dopo. Da {name}, a {place}, si comincia ascoltando e da un brano breve.
service | Prima lezione | Conoscersi, provare e tornare a casa con qualche nota. | prima, prov*, principiant*
service | Lezioni per bambini | Compiti brevi e canzoni che già conoscono. | bambin*
service | Lezioni per adulti | Non è tardi. Scegli tu che brano vorresti suonare. | adult*
service | Pianoforte | Postura, una mano e presto tutte e due. | pianoforte*, piano, tastier*
service | Chitarra | Prima accordi e ritmo, e subito la canzone. | chitarr*, ukulele
service | Canto | Fiato, suono e canzoni per la tua voce. | canto, voce, cantar*
service | Esami e saggi | Preparati partendo dalla data, per un’ultima settimana tranquilla. | esam*, saggi*, conservator*
line | Scrivici l’età, lo strumento e una canzone cara. | Giorno e ora si decidono insieme.
title | Che cosa si impara | Lezione dopo lezione | Strumenti e voci
contact | Chiedi una prova | Fissa un’ora
action | Chiedere una prova | Fissare un’ora
ask | Bisogna saper leggere la musica? | No. Si comincia a orecchio, le note arrivano piano.
ask | Da che età? | Quando un bambino resta un po’ su una cosa sola. Vieni a provare.
ask | Serve uno strumento? | Per la prima lezione no. Poi aiutiamo a scegliere.
ask | Quanto bisogna esercitarsi? | Dieci minuti al giorno valgono più di un’ora la domenica.
# physical-therapist
headlines | Fisioterapia a {place} | Alzarsi di nuovo senza pensarci | Passo dopo passo, più sciolti
introduction | {name} tratta a {place}: {services}. Prima le domande e la visita, poi gli esercizi.
introduction | Dove, da quando, facendo che cosa? Da {name}, a {place}, si comincia ascoltando.
service | Schiena e collo | Cerchiamo che cosa la irrita e alleniamo ciò che la regge. | schien*, coll*, cervical*, lombar*
service | Dopo un’operazione | Al passo della guarigione, d’accordo con il tuo medico. | operazion*, riabilitaz*
service | Infortuni sportivi | Muoversi di nuovo, prima di rigiocare. | sport*, infortun*, distors*
service | Terapia manuale | Sciolto con le mani, tenuto con gli esercizi. | manual*, massagg*
service | Esercizi | Pochi, quelli che farai davvero a casa. | eserciz*, ginnast*
service | Visite a domicilio | Quando venire è troppo lontano. | domicil*
line | Porta i referti, se ci sono. | Bastano abiti comodi.
title | Che cosa trattiamo | Dal collo al ginocchio | Seduta dopo seduta
contact | Prendi appuntamento | Descrivi il dolore
action | Prendere appuntamento | Descrivere il dolore
ask | Serve la ricetta del medico? | Dipende dalla tua copertura. Ci chieda prima di venire.
ask | Che cosa porto? | Abiti comodi, un asciugamano e i referti.
ask | Fa male? | Si può sentire, non di più. Dillo in ogni momento.
ask | Quante sedute servono? | Dopo la prima lo sappiamo meglio e te lo diciamo.
# landscaping
headlines | Giardini a {place} | Un giardino per stare fuori | Piantato, falciato, potato
introduction | {name} fa e cura giardini a {place}: {services}. Prima lo percorriamo con te.
introduction | Non tutto deve finire quest’anno. {name}, a {place}, fa giardini per tappe.
service | Progetto | Dove ti siedi, dove passi, che cosa vedi: prima sulla carta. | progett*, disegn*
service | Piantagioni | Piante che vanno d’accordo con la tua terra e la tua luce. | piant*, fior*
service | Prato | Falciato, arieggiato e riseminato dove c’era la porta. | prat*
service | Siepi e potature | Tagliate quando gli uccelli sono andati. | siep*, potatur*
service | Alberi | Diradati, legati o piantati. | alber*, frutt*
service | Vialetti e muri | Pietra su un fondo che non si muove. | vialett*, mur*, pietr*, terrazz*
line | Una foto dalla finestra ci dice molto. | Chiedi d’inverno, ci sarà posto in primavera.
title | Che cosa piantiamo e facciamo | Intorno alla casa | Tutto l’anno
contact | Descrivi il giardino | Chiedi una visita
action | Descrivere il giardino | Chiedere una visita
ask | Quando conviene piantare? | Molto in autunno, qualcosa in primavera. Lo diciamo pianta per pianta.
ask | Portate via gli scarti? | Se vuoi. A volte servono meglio nel giardino stesso.
ask | Quanto lavoro darà poi? | Quanto vuoi tu. Dillo prima e lo pensiamo così.
ask | Fate anche giardini piccoli? | Sì, e anche cortili e terrazzi.
`
