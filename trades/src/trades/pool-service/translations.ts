import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Mantenimiento de piscinas en {place} | Agua clara hasta el fondo | Verde el lunes, azul el viernes | Lista antes del primer baño | Agua que deja ver
introduction | {name} cuida piscinas en {place}: {services}. Di el tamaño, el revestimiento y cuándo funcionó la bomba por última vez.
introduction | Una piscina se pone verde en una semana y se aclara en unos días, por orden. {name}, en {place}, conoce ese orden.
introduction | Recoger hojas, cepillar, aspirar y medir, siempre el mismo día. {name} lo hace en {place}, estés o no en casa.
service | Cuidado semanal | Hojas fuera, paredes cepilladas, fondo aspirado y agua medida, con los valores por escrito. | semanal*, limpieza*, mantenimiento*, aspira*
service | Puesta en marcha | Cubierta fuera, piezas en su sitio y filtro en marcha; el agua, equilibrada antes del baño. | puesta en marcha, apertura*, puesta a punto, temporada
service | Invernaje | Tuberías vacías, nivel bajado y cubierta tensa: la helada no encuentra qué romper. | invern*, invierno, cierre*
service | Agua verde | Las algas se matan, se filtran y se aspiran, por pasos y en varios días. | verde, alga*, turbia
service | Filtros y bombas | Arena nueva, cartuchos limpios, juntas y motores cambiados antes de que inunden la caseta. | filtro*, bomba*, arena, depuradora*, motor*
service | Búsqueda de fugas | Si baja más de lo que se evapora, la presión y el colorante enseñan por dónde. | fuga*, grieta*, pierde agua
line | Una foto de la bomba y de su etiqueta responde la mitad de las preguntas. | El día de piscina, la cancela abierta y el perro dentro.
quote | Primero se mide, después se echa. | El agua clara es una costumbre. | Las algas no tienen vacaciones.
title | Lo que la mantiene azul | De quitar la cubierta a ponerla | Agua, filtro, bomba
contact | ¿Cómo de grande es? | Haz una pregunta
action | Pedir mantenimiento | Preguntar
ask | ¿Cada cuánto necesita cuidados? | Cada semana mientras hay baños, menos con la cubierta puesta. Con árboles cerca o mucha gente, más.
ask | ¿Cuánto tarda en aclararse el agua verde? | Por lo general unos días. Depende del filtro y de cuánto lleve parada la bomba.
ask | ¿Hay que estar en casa el día de piscina? | No, si se llega a la cancela y a la bomba. Lo hecho y lo medido queda por escrito.
ask | ¿Cuándo nos podemos bañar tras el tratamiento? | Cuando lo digan los valores, y se avisa de la hora. Tras el cuidado normal, casi siempre ese día.
ask | ¿Qué envío en el primer mensaje de la piscina? | El tamaño aproximado, el revestimiento y fotos del agua y de la bomba.
`,
  french: `
headlines | Entretien de piscine à {place} | Claire jusqu’à la bonde | Verte lundi, bleue vendredi | Prête avant le premier bain | Une eau où l’on voit
introduction | {name} entretient les piscines à {place} : {services}. Dites la taille, le revêtement et quand la pompe a tourné pour la dernière fois.
introduction | Une piscine verdit en une semaine et s’éclaircit en quelques jours, dans le bon ordre. {name}, à {place}, connaît cet ordre.
introduction | Épuiser, brosser, aspirer, mesurer, toujours le même jour. {name} le fait à {place}, que vous soyez là ou non.
service | Entretien suivi | Feuilles ôtées, parois brossées, fond aspiré, eau mesurée, et les valeurs laissées par écrit. | entretien*, hebdomadaire*, nettoyage*, aspir*
service | Ouverture au printemps | Bâche ôtée, pièces remontées, filtre lancé ; l’eau est équilibrée avant le premier bain. | ouverture*, mise en service, remise en route, printemps
service | Hivernage | Conduites vidées, niveau baissé, bâche tendue : le gel ne trouve rien à casser. | hivern*, hiver, fermeture*
service | Eau verte | Les algues sont tuées, filtrées, aspirées, par étapes et en plusieurs jours. | verte, algue*, trouble
service | Filtres et pompes | Sable changé, cartouches lavées, joints et moteurs remplacés avant l’inondation du local. | filtre*, pompe*, sable, cartouche*, moteur*
service | Recherche de fuite | Si elle perd plus que l’évaporation, la pression et le colorant montrent où. | fuite*, fissure*, perd de l'eau
line | Une photo de la pompe et de sa plaque répond à la moitié des questions. | Le jour de la piscine, portail ouvert et chien à l’intérieur.
quote | On mesure d’abord, on verse ensuite. | L’eau claire est une habitude. | Les algues ne prennent pas de congés.
title | Ce qui la garde bleue | De la bâche ôtée à la bâche remise | L’eau, le filtre, la pompe
contact | Quelle taille fait-elle ? | Poser une question
action | Demander l’entretien | Poser une question
ask | À quelle fréquence l’entretenir ? | Chaque semaine en saison, moins souvent sous la bâche. Davantage avec des arbres ou beaucoup de baigneurs.
ask | Combien de temps pour une eau verte ? | Quelques jours en général. Cela dépend du filtre et du temps d’arrêt de la pompe.
ask | Faut-il être présent ? | Non, si le portail et la pompe sont accessibles. Ce qui a été fait et mesuré reste par écrit.
ask | Quand se baigner après un traitement ? | Quand les valeurs le permettent, et l’heure vous est dite. Après l’entretien courant, le jour même le plus souvent.
ask | Que préparer pour un premier avis sur le bassin ? | La taille approximative, le revêtement, des photos de l’eau et de la pompe.
`,
  italian: `
headlines | Manutenzione piscine a {place} | Limpida fino al fondo | Verde lunedì, azzurra venerdì | Pronta prima del tuffo | Acqua in cui si vede
introduction | {name} cura piscine a {place}: {services}. Di’ quanto è grande, com’è rivestita e quando ha girato la pompa l’ultima volta.
introduction | Una piscina diventa verde in una settimana e limpida in pochi giorni, con ordine. {name}, a {place}, quell’ordine lo conosce.
introduction | Foglie, spazzola, aspirafango, misure, sempre lo stesso giorno. {name} lo fa a {place}, che tu sia in casa o no.
service | Cura settimanale | Foglie tolte, pareti spazzolate, fondo aspirato e acqua misurata, con i valori per iscritto. | settimanal*, pulizi*, manutenzion*, aspir*
service | Apertura di stagione | Telo tolto, raccordi rimontati, filtro avviato; l’acqua è in equilibrio prima del bagno. | apertur*, avviament*, stagion*, primavera
service | Chiusura invernale | Tubi svuotati, livello abbassato, telo teso: il gelo non trova niente da rompere. | chiusur*, invern*, svernament*
service | Acqua verde | Le alghe si uccidono, si filtrano e si aspirano, a passi e in più giorni. | verde, alghe, torbid*
service | Filtri e pompe | Sabbia cambiata, cartucce lavate, guarnizioni e motori sostituiti prima che si allaghi il vano. | filtr*, pomp*, sabbia, cartucc*, motor*
service | Ricerca perdite | Se cala più di quanto evapora, la pressione e il colorante mostrano dove. | perdit*, crep*, perde acqua
line | Una foto della pompa e della targhetta risponde a metà delle domande. | Il giorno della piscina, cancello aperto e cane in casa.
quote | Prima si misura, poi si versa. | L’acqua limpida è un’abitudine. | Le alghe non vanno in ferie.
title | Quel che la tiene azzurra | Dal telo tolto al telo rimesso | Acqua, filtro, pompa
contact | Quanto è grande? | Fai una domanda
action | Chiedere la manutenzione | Fai una domanda
ask | Ogni quanto va curata? | Ogni settimana quando si nuota, meno sotto il telo. Con alberi vicini o molti bagnanti, di più.
ask | Quanto ci vuole per l’acqua verde? | Di solito pochi giorni. Dipende dal filtro e da quanto è stata ferma la pompa.
ask | Devo essere in casa? | No, se si arriva al cancello e alla pompa. Quel che è fatto e misurato resta scritto.
ask | Quando si può nuotare dopo il trattamento? | Quando lo dicono i valori, e l’ora viene detta. Dopo la cura normale quasi sempre lo stesso giorno.
ask | Che cosa mando per primo sulla piscina? | La misura all’incirca, il rivestimento, foto dell’acqua e della pompa.
`,
  german: `
headlines | Poolservice in {place} | Klar bis auf den Grund | Montags grün, freitags blau | Bereit vor dem ersten Sprung | Wasser zum Durchsehen
introduction | {name} pflegt Schwimmbecken in {place}: {services}. Schreiben Sie, wie groß es ist, womit es ausgekleidet ist und wann die Pumpe zuletzt lief.
introduction | Ein Pool wird in einer Woche grün und in ein paar Tagen klar, der Reihe nach. {name} in {place} kennt die Reihenfolge.
introduction | Keschern, bürsten, saugen, messen, immer am selben Tag. {name} erledigt das in {place}, ob Sie da sind oder nicht.
service | Laufende Pflege | Gekeschert, gebürstet, gesaugt und gemessen, und die Werte liegen auf einem Zettel bereit. | pflege*, reinigung*, wöchentlich*, saug*
service | Öffnung im Frühjahr | Abdeckung ab, Teile dran, Filter an. Das Wasser stimmt, bevor jemand hineinspringt. | öffnung*, frühjahr*, saisonstart*, inbetriebnahme*
service | Einwintern | Leitungen leer, Wasser gesenkt, Abdeckung fest: Der Frost findet nichts zum Sprengen. | einwinter*, winter*, frost*
service | Grünes Wasser | Algen werden abgetötet, gefiltert und abgesaugt, Schritt für Schritt über mehrere Tage. | grün*, alge*, trüb*
service | Filter und Pumpen | Sand gewechselt, Kartuschen gewaschen, Dichtungen und Motoren erneuert, bevor der Schacht voll läuft. | filter*, pumpe*, sand*, kartusche*, motor*
service | Lecksuche | Fehlt mehr, als verdunstet? Druck auf den Leitungen und Farbe an den Rissen zeigen, wo. | leck*, undicht*, riss*, wasserverlust*
line | Ein Foto von Pumpe und Typenschild beantwortet die Hälfte der Fragen. | Am Pooltag bitte das Tor auf und den Hund ins Haus.
quote | Erst messen, dann schütten. | Klares Wasser ist Gewohnheit. | Algen machen keinen Urlaub.
title | Was ihn blau hält | Von Abdeckung ab bis Abdeckung zu | Wasser, Filter, Pumpe
contact | Wie groß ist er? | Frage stellen
action | Poolpflege anfragen | Frage stellen
ask | Wie oft braucht ein Pool Pflege? | In der Badezeit wöchentlich, unter der Abdeckung seltener. Bäume daneben und viele Badende machen es öfter.
ask | Wie lange dauert es, bis grünes Wasser klar ist? | Meist ein paar Tage. Es hängt am Filter und daran, wie lange die Pumpe stand.
ask | Muss ich zu Hause sein? | Nein, wenn Tor und Pumpe erreichbar sind. Was getan und gemessen wurde, steht auf dem Zettel.
ask | Wann darf man nach der Behandlung baden? | Wenn die Werte es sagen, die Uhrzeit wird genannt. Nach der üblichen Pflege meist am selben Tag.
ask | Was gehört in die erste Nachricht zum Becken? | Ungefähre Größe, Auskleidung, Bilder vom Wasser und von der Pumpe.
`,
  japanese: `
headlines | {place}のプールメンテナンス | 底まで澄んだ水に | 月曜の緑を、金曜の青に | 泳ぐ前に、整えておく | 透きとおる水のために
introduction | {name}は{place}で、{services}を行っています。大きさ、内張り、ポンプが最後に動いた日をお知らせください。
introduction | 水は一週間で緑になり、順を踏めば数日で澄みます。{name}が、その順に進めます。
introduction | すくう、こする、吸う、測る。決まった曜日に、{name}が{place}のプールを回ります。
service | 定期清掃 | 落ち葉をすくい、壁をこすり、底を吸い、水を測ります。数値は紙で残します。 | 定期, 清掃, 週1, 掃除
service | シーズン前の準備 | カバーを外し、部品を戻し、ろ過を始めます。泳ぐ前に水を整えます。 | 準備, 開き, シーズン前, 再開
service | 冬じまい | 配管の水を抜き、水位を下げ、カバーを張ります。凍っても割れないように。 | 冬, 閉, 越冬
service | 緑の水の復旧 | 藻を止め、ろ過し、吸い出します。何日かに分けて進めます。 | 緑, 藻, にごり, 復旧
service | ろ過器とポンプ | ろ過砂の交換、フィルターの洗浄、パッキンとモーターの取り替え。 | ろ過, ポンプ, 砂, フィルター
service | 水もれ調査 | 蒸発より早く減るときは、配管に圧をかけ、色水でひびを探します。 | 水もれ, 漏水, ひび
line | ポンプと銘板の写真があると、話が早く進みます。 | 清掃の日は、門を開けておいていただけると助かります。
quote | まず測り、それから入れる。 | 澄んだ水は、習慣から。 | 藻に休みはありません。
title | 青く保つために | カバーを外す日から、掛ける日まで | 水、ろ過、ポンプ
contact | どのくらいの大きさですか | 質問する
action | 清掃を頼む | 質問する
ask | 清掃はどのくらいの間隔ですか。 | 泳ぐ季節は週に一度、カバーの下ではもっと少なく。木が近い、人が多いときは増やします。
ask | 緑の水はどのくらいで澄みますか。 | たいてい数日です。ろ過器と、ポンプが止まっていた長さで変わります。
ask | 留守の日でも清掃できますか。 | 門とポンプに入れれば大丈夫です。したことと数値を紙で残します。
ask | 処理のあと、いつ泳げますか。 | 数値が整ったときに時刻をお伝えします。ふだんの清掃なら、たいていその日のうちに。
ask | プールの相談では何を伝えればよいですか。 | おおよその大きさ、内張り、水とポンプの写真をご用意ください。
`,
  Korean: `
headlines | {place} 수영장 관리 | 바닥까지 맑은 물 | 월요일 녹색, 금요일 파랑 | 뛰어들기 전에 준비를 | 속이 들여다보이는 물
introduction | {name}입니다. {place}에서 {services} 등을 합니다. 크기와 내장재, 펌프가 마지막으로 돈 날을 알려 주세요.
introduction | 물은 한 주면 녹색이 되고, 차례를 지키면 며칠이면 맑아집니다. {place}의 {name}에서 그 차례대로 합니다.
introduction | 건지고, 문지르고, 빨아들이고, 재고. 정해진 요일에 {name}에서 {place} 수영장을 돌봅니다.
service | 정기 청소 | 낙엽을 건지고 벽을 문지르고 바닥을 빨아들입니다. 잰 값은 적어 둡니다. | 정기, 청소, 주 1회, 관리
service | 개장 준비 | 덮개를 걷고 부품을 달고 여과를 돌립니다. 들어가기 전에 물을 맞춥니다. | 개장, 준비, 시즌, 재가동
service | 겨울 마무리 | 배관을 비우고 수위를 낮추고 덮개를 당깁니다. 얼어도 깨지지 않게. | 겨울, 동파, 마감
service | 녹조 제거 | 녹조를 죽이고 거르고 빨아냅니다. 며칠에 나누어 합니다. | 녹조, 녹색, 탁한
service | 여과기와 펌프 | 모래를 갈고 필터를 씻고 패킹과 모터를 바꿉니다. | 여과, 펌프, 모래, 필터, 모터
service | 누수 찾기 | 마르는 것보다 빨리 줄면 배관에 압력을 걸고 색물로 금을 찾습니다. | 누수, 물이 줄, 균열
line | 펌프와 명판 사진 한 장이면 이야기가 빨라집니다. | 오는 날은 문을 열어 두고 개는 안에 있게 해 주세요.
quote | 먼저 재고, 그다음 넣습니다. | 맑은 물은 버릇입니다. | 녹조는 쉬는 날이 없습니다.
title | 파랗게 지키는 일 | 덮개를 걷는 날부터 덮는 날까지 | 물, 여과, 펌프
contact | 얼마나 큰가요? | 문의하기
action | 관리 문의하기 | 문의하기
ask | 얼마나 자주 돌봐야 하나요? | 헤엄치는 철에는 주에 한 번, 덮개 아래에서는 덜. 나무가 가깝거나 사람이 많으면 더 자주.
ask | 녹색 물은 얼마나 걸리나요? | 보통 며칠입니다. 여과기와 펌프가 멈춰 있던 기간에 달렸습니다.
ask | 집에 있어야 하나요? | 문과 펌프에 갈 수 있으면 괜찮습니다. 한 일과 잰 값은 적어 둡니다.
ask | 처리 뒤에 언제 들어갈 수 있나요? | 값이 맞을 때이고 시각을 알려 드립니다. 보통 청소라면 대개 그날입니다.
ask | 수영장 문의에는 무엇을 적나요? | 어림 크기와 내장재, 물과 펌프 사진이면 됩니다.
`,
}
