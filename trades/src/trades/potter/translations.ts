import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cerámica de {place} | Barro, fuego y algo de suerte | Tazas que conocen tu mano | No hay dos cuencos iguales | Torneado, secado, cocido dos veces
introduction | {name} hace cerámica en {place}: {services}. Cada pieza pasa por dos manos y dos fuegos.
introduction | Un cuenco se hace en minutos y está listo semanas después. {name}, en {place}, deja al barro su tiempo.
introduction | Las tazas compradas pesan todas igual. {name}, en {place}, hace la que sale primero del armario.
service | Tazas y vasos | Con asa para toda la mano o sin ella, y un borde amable con el labio. | taza*, vaso*, mug
service | Platos y cuencos | Para sopa, para fruta, para las llaves. | plato*, cuenco*, vajilla*, fuente*
service | Jarras y cazuelas | Un pico que no gotea, probado con agua antes de venderse. | jarra*, cazuela*, tetera*, botijo*
service | Jarrones y macetas | Para un tallo o para un brazado; los que aguantan la helada van marcados. | jarron*, maceta*, florero*
service | Piezas por encargo | Una vajilla para dos, una fecha en la base, un cuenco como el que se rompió. | encargo*, personaliza*, boda*, restaurante*
service | Azulejos y escultura | Más grande que la mano y más seco de lo que parece antes de entrar al horno. | azulejo*, escultura*, mural*, lampara*
line | Todo se puede coger: así se elige una taza. | El esmalte corre como quiere; la siguiente será prima, no gemela.
quote | El horno tiene la última palabra. | El barro recuerda cada dedo. | La paciencia también es un esmalte.
title | Del torno | Lo que salió del horno | Para la mesa, la ventana y el jardín
contact | Encarga una pieza | Pregunta al ceramista
action | Encargar una pieza | Preguntar por un juego
ask | ¿Va al lavavajillas? | Casi todo el gres, sí; lo dorado y lo que no lleva esmalte, no. Pregunta cuál es cuál.
ask | ¿Por qué no son iguales dos tazas de un juego? | Se hicieron una tras otra a mano y estaban en sitios distintos del horno.
ask | ¿Cuánto tarda un encargo? | Semanas: secar, cocer, esmaltar, cocer otra vez, y solo con el horno lleno. Di para qué fecha es.
ask | ¿Se puede comer en ella? | La vajilla lleva esmaltes para eso. Lo decorativo se avisa al venderlo.
ask | ¿Se arregla una pieza rota? | Para mirarla, sí. Para sopa caliente, mejor una nueva siguiendo la vieja.
`,
  french: `
headlines | Céramique de {place} | Terre, feu, un peu de chance | Des tasses qui connaissent la main | Pas deux bols pareils | Tourné, séché, cuit deux fois
introduction | {name} fait de la céramique à {place} : {services}. Chaque pièce passe par deux mains et deux feux.
introduction | Un bol se tourne en quelques minutes et n’est prêt qu’après des semaines. {name}, à {place}, laisse à la terre son temps.
introduction | Les tasses du commerce pèsent toutes pareil. {name}, à {place}, fait celle qu’on prend en premier.
service | Tasses et gobelets | Une anse pour toute la main, ou pas d’anse, et un bord doux à la lèvre. | tasse*, gobelet*, mug*
service | Bols et assiettes | Pour la soupe, les fruits ou les clés. | bol, bols, assiette*, plat, plats, vaisselle
service | Cruches, théières, cocottes | Un bec qui ne goutte pas, essayé à l’eau avant la vente. | cruche*, theiere*, pichet*, cocotte*
service | Vases et pots | Pour une tige ou une brassée ; ceux qui passent l’hiver dehors sont marqués. | vase*, pot, pots, jardiniere*
service | Sur commande | Un service pour deux, une date sous le pied, un bol comme celui qui s’est cassé. | commande*, personnalis*, mariage*, restaurant*
service | Carreaux et sculptures | Plus grand que la main, et plus sec qu’on ne croit avant le four. | carreau*, sculpture*, lampe*, mural*
line | Tout se prend en main : c’est ainsi qu’on choisit une tasse. | L’émail coule comme il veut ; la suivante sera sa cousine.
quote | Le four a le dernier mot. | La terre garde chaque doigt. | La patience est un émail.
title | Du tour | Ce qui est sorti du four | Pour la table, la fenêtre, le jardin
contact | Commander une pièce | Demander à l’atelier
action | Commander une pièce | Demander un service
ask | Passe-t-elle au lave-vaisselle ? | Le grès presque toujours, l’or et le nu non. Demandez pour chaque pièce.
ask | Pourquoi deux tasses d’un service diffèrent-elles ? | Faites l’une après l’autre à la main, elles n’étaient pas à la même place dans le four.
ask | Combien de temps pour une commande ? | Des semaines : sécher, cuire, émailler, recuire, et seulement four plein. Dites pour quand.
ask | Peut-on y manger ? | La vaisselle reçoit des émaux faits pour cela. Le décoratif est annoncé comme tel.
ask | Une pièce cassée se répare-t-elle ? | Pour le regard, oui. Pour la soupe chaude, mieux vaut une neuve d’après l’ancienne.
`,
  italian: `
headlines | Ceramica di {place} | Terra, fuoco e fortuna | Tazze che conoscono la mano | Non ci sono due ciotole uguali | Tornito, asciugato, cotto due volte
introduction | {name} fa ceramica a {place}: {services}. Ogni pezzo passa per due mani e due fuochi.
introduction | Una ciotola si fa in pochi minuti ed è pronta dopo settimane. {name}, a {place}, lascia alla terra il suo tempo.
introduction | Le tazze comprate pesano tutte uguale. {name}, a {place}, fa quella che si prende per prima.
service | Tazze e bicchieri | Con un manico per tutta la mano o senza, e un bordo gentile al labbro. | tazz*, bicchier*, mug
service | Piatti e ciotole | Per la zuppa, per la frutta, per le chiavi. | piatt*, ciotol*, stovigli*, serviz*
service | Brocche e pentole | Un becco che non gocciola, provato con l’acqua prima di venderlo. | brocc*, teier*, pentol*, pignatt*
service | Vasi e fioriere | Per uno stelo o un abbraccio di fiori; quelli che reggono il gelo sono segnati. | vas*, fiorier*
service | Pezzi su ordinazione | Un servizio per due, una data sotto il piede, una ciotola come quella rotta. | ordinazion*, commission*, bombonier*, nozze, ristorant*
service | Piastrelle e sculture | Più grande della mano e più asciutto di quanto sembri, prima del forno. | piastrell*, scultur*, lampad*, pannell*
line | Tutto si può prendere in mano: così si sceglie una tazza. | Lo smalto cola come vuole; la prossima sarà cugina, non gemella.
quote | Il forno ha l’ultima parola. | La terra ricorda ogni dito. | La pazienza è uno smalto.
title | Dal tornio | Quel che è uscito dal forno | Per tavola, finestra e giardino
contact | Ordina un pezzo | Chiedi in bottega
action | Ordinare un pezzo | Chiedere un servizio
ask | Va in lavastoviglie? | Il gres quasi sempre, l’oro e il nudo no. Chiedi per ogni pezzo.
ask | Perché due tazze del servizio sono diverse? | Sono fatte una dopo l’altra a mano e nel forno stavano in posti diversi.
ask | Quanto ci vuole per un ordine? | Settimane: asciugare, cuocere, smaltare, ricuocere, e solo a forno pieno. Di’ per quando serve.
ask | Ci si può mangiare? | Le stoviglie hanno smalti fatti per questo. Il decorativo si dichiara alla vendita.
ask | Un pezzo rotto si aggiusta? | Per guardarlo sì. Per la zuppa calda meglio uno nuovo sul modello del vecchio.
`,
  german: `
headlines | Keramik aus {place} | Ton, Feuer, ein wenig Glück | Tassen, die Ihre Hand kennen | Keine zwei Schalen gleich | Gedreht, getrocknet, zweimal gebrannt
introduction | {name} töpfert in {place}: {services}. Jedes Stück geht durch zwei Hände und zwei Feuer.
introduction | Eine Schale ist in Minuten gedreht und nach Wochen fertig. {name} in {place} lässt dem Ton seine Zeit.
introduction | Gekaufte Tassen wiegen alle gleich. {name} in {place} macht die, die zuerst aus dem Schrank kommt.
service | Tassen und Becher | Mit Henkel für die ganze Hand oder ohne, und einem Rand, der den Lippen guttut. | tasse*, becher*
service | Teller und Schalen | Für Suppe, für Obst, für den Schlüsselbund. | teller*, schale*, schussel*, geschirr*
service | Krüge, Kannen, Töpfe | Eine Tülle, die nicht tropft, mit Wasser geprüft, bevor sie verkauft wird. | krug*, kruge*, kanne*, teekanne*, topf*, brater*
service | Vasen und Übertöpfe | Für einen Stiel oder einen Arm voll. Frostfeste sind gekennzeichnet. | vase*, ubertopf*, pflanz*, garten*
service | Auf Bestellung | Geschirr für zwei, ein Datum am Boden, eine Schale wie die zerbrochene. | bestellung*, auftrag*, wunsch*, hochzeit*, gastro*
service | Kacheln und Figuren | Größer als die Hand und trockener, als man denkt, bevor es in den Ofen darf. | kachel*, fliese*, figur*, skulptur*, leuchte*
line | Alles darf in die Hand genommen werden. So sucht man eine Tasse aus. | Glasur läuft, wie sie will. Die nächste wird eine Cousine, kein Zwilling.
quote | Der Ofen hat das letzte Wort. | Ton merkt sich jeden Finger. | Geduld ist auch eine Glasur.
title | Von der Scheibe | Was aus dem Ofen kam | Für Tisch, Fenster, Garten
contact | Ein Stück bestellen | In der Töpferei nachfragen
action | Ein Stück bestellen | Nach Geschirr fragen
ask | Darf es in die Spülmaschine? | Steinzeug meistens, Gold und Unglasiertes nicht. Fragen Sie beim einzelnen Stück.
ask | Warum sind zwei Tassen verschieden? | Sie wurden nacheinander von Hand gedreht und standen im Ofen an verschiedenen Stellen.
ask | Wie lange dauert eine Bestellung? | Wochen: trocknen, schrühen, glasieren, brennen, und erst, wenn der Ofen voll ist. Sagen Sie, bis wann es fertig sein soll.
ask | Kann man daraus essen? | Geschirr bekommt Glasuren, die dafür gemacht sind. Reine Zierstücke werden beim Verkauf so genannt.
ask | Lässt sich Zerbrochenes reparieren? | Zum Ansehen ja. Für heiße Suppe lieber ein neues nach altem Muster.
`,
  japanese: `
headlines | {place}の陶芸工房 | 土と火と、少しの運 | 手になじむ器を | 同じ器は、二つとない | ろくろを挽き、二度焼きます
introduction | {name}は{place}で、{services}をつくっています。どの器も、二つの手と二度の火を通ります。
introduction | 形は数分、できあがりは何週間も先。{name}は、土の乾く時間を待ちます。
introduction | 棚から最初に手が伸びる器があります。{name}がつくるのは、そんな一つです。
service | 湯のみとカップ | 取っ手は指がすべて入る大きさか、なしか。口当たりのよい縁に。 | 湯のみ, 湯呑, カップ, マグ
service | 飯碗と鉢 | 持った重さが、盛った重さと釣り合うように。 | 茶碗, 飯碗, 鉢, 丼
service | 皿 | 重ねられるほど平らに、眺めたくなるほどゆがんで。 | 皿, プレート
service | 急須と片口 | 水を注いで切れを確かめてから、お渡しします。 | 急須, 片口, 徳利, 酒器, ぐい呑
service | 花器 | 一輪にも、抱えるほどの枝にも。 | 花器, 花瓶, 植木鉢
service | ご注文の器 | 二人の器、名入れ、割れた器に似せた一枚。まず色見本を焼きます。 | 注文, オーダー, 名入れ, 引き出物
line | どうぞ手に取ってください。器はそうして選びます。 | 釉薬は気ままに流れます。次の器は、双子ではなくいとこです。
quote | 最後に決めるのは、窯です。 | 土は、指の跡を覚えています。 | 待つことも、釉薬のうち。
title | ろくろから | 窯から出た器 | 食卓と窓辺に
contact | 器を注文する | 工房に尋ねる
action | 器を注文する | 在庫を尋ねる
ask | 食器洗い機で洗えますか。 | 磁器と炻器はたいてい洗えます。金彩と釉薬のないものはお避けください。一つずつお答えします。
ask | 同じ組なのに違うのはなぜですか。 | 一つずつ手で挽き、窯の中の置き場所も違うからです。並べてお選びください。
ask | 注文してから何日かかりますか。 | 乾かし、素焼き、釉掛け、本焼き。窯がいっぱいになるのを待つので、何週間かいただきます。
ask | 電子レンジは使えますか。 | 器によります。土物は熱くなることがあるため、お求めのときにお伝えします。
ask | 使い始めに何かしますか。 | 土物は一度水に浸すか、米のとぎ汁で煮ると、しみになりにくくなります。
`,
  Korean: `
headlines | {place} 도예 공방 | 흙과 불과 조금의 운 | 손이 기억하는 그릇 | 똑같은 그릇은 없습니다 | 빚고, 말리고, 두 번 굽습니다
introduction | {name}입니다. {place}에서 {services} 등을 만듭니다. 그릇마다 두 손과 두 번의 불을 거칩니다.
introduction | 빚는 데는 몇 분, 다 되기까지는 몇 주. {place}의 {name}에서는 흙이 마를 때까지 기다립니다.
introduction | 찬장에서 먼저 손이 가는 그릇이 있습니다. {name}에서 만드는 것은 그런 하나입니다.
service | 컵과 잔 | 손가락이 다 들어가는 손잡이, 입술에 편한 테두리. | 컵, 잔, 머그, 찻잔
service | 밥그릇과 국그릇 | 든 무게와 담은 무게가 어울리게. | 밥그릇, 국그릇, 공기, 사발, 볼
service | 접시 | 포갤 만큼 납작하고 바라볼 만큼 삐뚤게. | 접시, 플레이트
service | 주전자와 술병 | 물을 따라 보고 흘리지 않아야 내놓습니다. | 주전자, 다관, 술병, 다기
service | 꽃병과 화분 | 한 송이에도, 한 아름에도. | 꽃병, 화병, 화분
service | 주문 그릇 | 두 사람의 그릇, 바닥에 새긴 날짜, 깨진 그릇을 닮은 하나. 먼저 색 견본을 굽습니다. | 주문, 맞춤, 답례품, 식당
line | 무엇이든 손에 들어 보세요. 그릇은 그렇게 고릅니다. | 유약은 제멋대로 흐릅니다. 다음 것은 쌍둥이가 아니라 사촌입니다.
quote | 마지막 말은 가마가 합니다. | 흙은 손자국을 기억합니다. | 기다림도 유약입니다.
title | 물레에서 | 가마에서 나온 것 | 식탁과 창가에
contact | 그릇 주문하기 | 공방에 물어보기
action | 그릇 주문하기 | 있는 그릇 물어보기
ask | 식기세척기에 넣어도 되나요? | 대개 괜찮고, 금칠이나 유약 없는 것은 안 됩니다. 하나하나 말씀드립니다.
ask | 한 벌인데 왜 다른가요? | 하나씩 손으로 빚고 가마 안 자리도 달라서입니다. 나란히 놓고 골라 보세요.
ask | 주문하면 얼마나 걸리나요? | 말리고, 굽고, 유약을 바르고, 다시 굽고, 가마가 차야 합니다. 몇 주 걸리니 날짜를 알려 주세요.
ask | 전자레인지에 써도 되나요? | 그릇에 따라 다릅니다. 사실 때 말씀드립니다.
ask | 처음 쓸 때 할 일이 있나요? | 흙이 거친 그릇은 한 번 물에 담갔다 쓰면 물이 덜 듭니다.
`,
}
