import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Cerveza de {place} | Agua, malta, lúpulo y paciencia | Hecha aquí, bebida cerca | ¿Qué hay en el tanque? | Espuma que se queda un rato
introduction | {name} elabora cerveza en {place}: {services}. Lo que está pinchado hoy se dice en la barra.
introduction | Malta el lunes, cerveza dentro de un mes. {name}, en {place}, no mete prisa a la levadura.
introduction | Te gusta amarga o no bebes nunca cerveza. {name}, en {place}, pone primero un vaso pequeño y vuelve a preguntar.
service | Rubias y fáciles | Para la primera sed y el segundo vaso. | rubia*, lager*, pils*, blonde
service | Lupuladas | El lúpulo tarde y en frío, para que huela antes de morder; mejor fresca. | ipa, ipas, lupul*, amarga*, pale ale
service | Negras y tostadas | Malta tostada, corteza de pan, algo de café; no demasiado frías. | negra*, tostada*, stout*, porter*
service | De trigo y ácidas | Turbias o punzantes, con la levadura en marcha; van con la comida. | trigo, acida*, sour*, saison*
service | De temporada | Unas pocas cocciones al año; después toca esperar. | temporada*, navidad*, especial*, edicion*
service | Botellas y barriles | Para la nevera o la fiesta; los barriles, con unos días de aviso. | botella*, barril*, lata*, llevar
line | ¿Dudas? Primero un vaso pequeño. | Lo que se acaba, se acaba; la siguiente suele estar ya en el tanque.
quote | La fecha la pone la levadura. | Primero la espuma, luego la opinión. | Cuatro ingredientes y tiempo.
title | Del tanque | Rubias, negras, ácidas | De grifo y en botella
contact | Encarga un barril | Pregunta en la fábrica
action | Encargar un barril | Preguntar qué hay
ask | ¿Cuánto aguanta la cerveza? | De pie y en frío, semanas o meses; las lupuladas, mejor pronto. La fecha de la etiqueta cuenta con la nevera.
ask | ¿Se puede visitar la fábrica? | Escribe cuántos sois y cuándo. En día de cocción hace calor y ruido, y es cuando más se ve.
ask | ¿Cuánta cerveza para una fiesta? | Di cuántos vienen, cuántos conducen y qué calor hará. Se calcula contigo.
ask | ¿Hay sin alcohol o sin gluten? | Pregunta antes y di la alergia. Se te dice qué hay y junto a qué se elaboró.
ask | ¿Por qué está turbia? | Porque no se filtra. Si la quieres más clara, sirve despacio.
`,
  french: `
headlines | Bière de {place} | De l’eau, du malt, du houblon | Brassée ici, bue à côté | Qu’y a-t-il en cuve ? | Une mousse qui reste
introduction | {name} brasse à {place} : {services}. Ce qui coule aujourd’hui se dit au comptoir.
introduction | Le malt lundi, la bière dans un mois. {name}, à {place}, ne presse pas la levure.
introduction | Vous l’aimez amère, ou vous n’en buvez jamais. {name}, à {place}, verse d’abord un petit verre, puis redemande.
service | Blondes | Pour la première soif et le deuxième verre. | blonde*, lager*, pils*
service | Houblonnées | Le houblon tard et à froid, pour le nez avant l’amer ; à boire fraîche. | ipa, ipas, houblon*, amere*, pale ale
service | Brunes et noires | Malt torréfié, croûte de pain, un peu de café ; pas trop froides. | brune*, noire*, stout*, porter*, ambree*
service | Blanches et acides | Troubles ou vives, avec la levure au travail ; bonnes à table. | blanche*, acide*, sour*, ble, saison
service | Bières de saison | Quelques brassins par an ; ensuite, on attend. | saison*, noel, printemps, ephemere*
service | Bouteilles et fûts | Pour le frigo ou la fête ; les fûts, quelques jours à l’avance. | bouteille*, fut, futs, canette*, emporter
line | Une hésitation ? Un petit verre d’abord. | Ce qui est bu est bu ; la suite est souvent déjà en cuve.
quote | C’est la levure qui fixe la date. | La mousse d’abord, l’avis ensuite. | Quatre ingrédients, et du temps.
title | De la cuve | Blondes, brunes, acides | À la pression, en bouteille
contact | Commander un fût | Demander au brasseur
action | Commander un fût | Demander ce qui coule
ask | Combien de temps se garde la bière ? | Debout et au frais, des semaines ou des mois ; les houblonnées, plus vite. La date de l’étiquette suppose le frigo.
ask | Peut-on visiter la brasserie ? | Écrivez combien vous êtes et quand. Les jours de brassin, il fait chaud et bruyant, et l’on voit le plus.
ask | Combien de bière pour une fête ? | Dites combien d’invités, combien conduisent, quelle chaleur. Le compte se fait avec vous.
ask | Y a-t-il sans alcool ou sans gluten ? | Demandez avant, en nommant l’allergie. On dit ce qu’il y a, et à côté de quoi elle fut brassée.
ask | Pourquoi est-elle trouble ? | Parce qu’elle n’est pas filtrée. Versez lentement pour l’avoir plus claire.
`,
  italian: `
headlines | Birra di {place} | Acqua, malto, luppolo e tempo | Fatta qui, bevuta vicino | Che cosa c’è in fermentazione? | Una schiuma che resta
introduction | {name} fa birra a {place}: {services}. Quel che oggi è alla spina si dice al banco.
introduction | Malto lunedì, birra fra un mese. {name}, a {place}, non mette fretta al lievito.
introduction | Ti piace amara o non la bevi mai. {name}, a {place}, versa prima un bicchiere piccolo e poi richiede.
service | Chiare | Per la prima sete e il secondo bicchiere. | chiar*, lager*, pils*, bionda*, helles
service | Luppolate | Il luppolo tardi e a freddo, perché profumi prima di mordere; da bere fresca. | ipa, ipas, luppol*, amar*, pale ale
service | Scure | Malto tostato, crosta di pane, un po’ di caffè; non troppo fredde. | scur*, stout*, porter*, ross*
service | Di frumento e acide | Torbide o pungenti, col lievito al lavoro; buone a tavola. | frument*, acid*, sour*, weiss*, blanche
service | Di stagione | Poche cotte l’anno; poi si aspetta. | stagion*, natal*, castagn*, special*
service | Bottiglie e fusti | Per il frigo o la festa; i fusti con qualche giorno di anticipo. | bottigli*, fust*, lattin*, asporto
line | Dubbi? Prima un bicchiere piccolo. | Quel che è finito è finito; la prossima di solito è già nel tino.
quote | La data la decide il lievito. | Prima la schiuma, poi il giudizio. | Quattro ingredienti e tempo.
title | Dal tino | Chiare, scure, acide | Alla spina e in bottiglia
contact | Ordina un fusto | Chiedi al birraio
action | Ordinare un fusto | Chiedere che cosa c’è
ask | Quanto dura la birra? | In piedi e al fresco, settimane o mesi; le luppolate, meglio presto. La data in etichetta conta sul frigo.
ask | Si può visitare il birrificio? | Scrivi in quanti e quando. Nei giorni di cotta fa caldo e c’è rumore, ed è allora che si vede di più.
ask | Quanta birra serve per una festa? | Di’ quanti ospiti, quanti guidano e che caldo farà. Il conto si fa con te.
ask | C’è senza alcol o senza glutine? | Chiedi prima e nomina l’allergia. Si dice che cosa c’è e accanto a che cosa è stata fatta.
ask | Perché è torbida? | Perché non è filtrata. Versa piano se la vuoi più limpida.
`,
  german: `
headlines | Brauerei in {place} | Wasser, Malz, Hopfen, Geduld | Hier gebraut, nebenan getrunken | Was liegt im Tank? | Schaum, der stehen bleibt
introduction | {name} braut in {place}: {services}. Was gerade angezapft ist, steht am Ausschank.
introduction | Am Montag Malz, in einem Monat Bier. {name} in {place} drängt die Hefe nicht.
introduction | Sie mögen es herb, oder Sie trinken nie Bier. {name} in {place} schenkt erst ein kleines ein und fragt dann noch einmal.
service | Helles und Pils | Für den ersten Durst und das zweite Glas. | hell*, pils*, lager*, export
service | Hopfenbetontes | Hopfen spät und kalt, damit es duftet, bevor es beißt. Frisch trinken. | ipa, ipas, hopf*, herb*, pale ale
service | Dunkles | Röstmalz, Brotrinde, etwas Kaffee. Bitte nicht zu kalt. | dunkel*, schwarz*, stout*, porter*, bock*
service | Weizen und Saures | Trüb oder spritzig, mit Hefe an der Arbeit. Gut zum Essen. | weizen*, weiss*, sauer*, gose, hefe*
service | Biere der Jahreszeit | Ein paar Sude im Jahr, danach heißt es warten. | saison*, fest*, weihnacht*, marzen*, maibock*
service | Flaschen, Kisten, Fässer | Für den Kühlschrank oder das Fest. Fässer bitte ein paar Tage vorher. | flasche*, kiste*, kasten, fass*, fasser*, abholung*
line | Unsicher? Zuerst ein kleines Glas. | Was leer ist, ist leer. Der nächste Sud liegt meist schon im Tank.
quote | Das Datum bestimmt die Hefe. | Erst der Schaum, dann die Meinung. | Vier Zutaten und Zeit.
title | Aus dem Tank | Hell, dunkel, sauer | Vom Fass und in Flaschen
contact | Ein Fass bestellen | In der Brauerei fragen
action | Ein Fass bestellen | Fragen, was läuft
ask | Wie lange hält sich das Bier? | Stehend und kühl Wochen bis Monate, Gehopftes am besten bald. Das Datum auf dem Etikett rechnet mit dem Kühlschrank.
ask | Kann man die Brauerei besichtigen? | Schreiben Sie, wie viele und wann. An Brautagen ist es heiß und laut, und man sieht am meisten.
ask | Wie viel Bier braucht ein Fest? | Sagen Sie, wie viele kommen, wie viele fahren und wie warm es wird. Dann wird gemeinsam gerechnet.
ask | Gibt es etwas ohne Alkohol oder Gluten? | Fragen Sie vorher und nennen Sie die Allergie. Sie hören, was da ist und was daneben gebraut wurde.
ask | Warum ist es trüb? | Weil es nicht gefiltert ist. Langsam eingeschenkt wird es klarer.
`,
  japanese: `
headlines | {place}のビール醸造所 | 水と麦芽とホップと時間 | ここで造り、近くで飲む | いまタンクにあるもの | すぐに消えない泡
introduction | {name}は{place}で、{services}を造っています。今日つないでいる樽は、店先でお尋ねください。
introduction | 月曜に麦芽、ひと月後にビール。{name}は酵母を急がせません。
introduction | 苦いのが好きな方も、ビールは飲まない方も。{name}では、まず小さな一杯から。
service | すっきりした淡色 | はじめの渇きと、二杯目のために。 | ラガー, ピルスナー, ペールエール, ゴールデン
service | ホップのきいたもの | 遅く、冷たいうちにホップを入れ、香りから始まります。お早めに。 | IPA, ホップ, 苦い
service | 黒いビール | 焦がした麦芽、パンの皮、少しのコーヒー。冷やしすぎずに。 | スタウト, ポーター, 黒, ダーク
service | 小麦と酸味 | にごりや酸味は、酵母の仕事。食事に合います。 | 小麦, ヴァイツェン, サワー, 白ビール, ホワイト
service | 季節のビール | 年に数回の仕込み。次は来年です。 | 季節, 限定, フルーツ
service | 瓶・缶・樽 | 冷蔵庫にも、集まりにも。樽は数日前までにどうぞ。 | 瓶, 缶, 樽, 持ち帰り, 量り売り
line | 迷ったら、まず小さなグラスで。 | なくなったら終わりです。次の仕込みは、たいていタンクの中に。
quote | 日にちを決めるのは、酵母です。 | まず泡、感想はそのあと。 | 四つの材料と、時間。
title | タンクから | 淡色、黒、酸味 | 樽生と瓶
contact | 樽を注文する | 醸造所に尋ねる
action | 樽を注文する | 今の樽を尋ねる
ask | ビールの日持ちはどのくらいですか。 | 立てて冷やし、数週間から数か月。ホップのきいたものはお早めに。表示の日付は冷蔵が前提です。
ask | 醸造所を見学できますか。 | 人数と日にちをお知らせください。仕込みの日は暑く騒がしく、いちばん見どころがあります。
ask | 集まりには何リットル要りますか。 | 人数、運転する方、気温を伺い、一緒に計算します。
ask | アルコールなしはありますか。 | ご注文の前にお尋ねください。アレルギーがあれば、一緒に何を仕込んだかもお伝えします。
ask | にごっているのはなぜですか。 | ろ過していないためです。ゆっくり注ぐと澄みます。
`,
  Korean: `
headlines | {place} 양조장 | 물과 곡식과 시간 | 여기서 빚어 가까이서 마십니다 | 지금 탱크에 있는 것 | 오래 남는 거품
introduction | {name}입니다. {place}에서 {services} 등을 빚습니다. 오늘 마실 수 있는 것은 매장에서 물어봐 주세요.
introduction | 월요일에 맥아, 한 달 뒤에 술. {place}의 {name}에서는 효모를 재촉하지 않습니다.
introduction | 쓴맛을 좋아하는 분도, 잘 안 드시는 분도. {name}에서는 먼저 작은 잔부터 드립니다.
service | 가벼운 맥주 | 첫 목마름과 두 번째 잔을 위해. | 라거, 필스너, 에일, 페일에일, 골든
service | 홉이 진한 맥주 | 늦게, 차갑게 홉을 넣어 향부터 옵니다. 빨리 드세요. | IPA, 홉, 쓴맛
service | 흑맥주 | 볶은 맥아, 빵 껍질, 커피 조금. 너무 차지 않게. | 흑맥주, 스타우트, 포터
service | 밀맥주와 신맛 | 탁함과 신맛은 효모가 한 일. 음식과 잘 맞습니다. | 밀맥주, 바이젠, 사워
service | 철 따라 빚는 술 | 한 해에 몇 번만. 다음은 내년입니다. | 시즌, 한정, 계절, 과일
service | 병, 캔, 케그 | 냉장고에도 모임에도. 케그는 며칠 전에 말씀해 주세요. | 병, 캔, 케그, 포장, 선물
line | 망설여지면 작은 잔부터. | 떨어지면 끝입니다. 다음 것은 대개 이미 탱크에 있습니다.
quote | 날짜는 효모가 정합니다. | 먼저 거품, 그다음 이야기. | 몇 가지 재료와 시간.
title | 탱크에서 | 밝은 것, 검은 것, 신 것 | 생으로, 병으로
contact | 케그 주문하기 | 양조장에 물어보기
action | 케그 주문하기 | 오늘 술 물어보기
ask | 얼마나 두고 마실 수 있나요? | 세워서 차갑게 두면 몇 주에서 몇 달. 홉이 진한 것은 빨리요. 적힌 날짜는 냉장 기준입니다.
ask | 양조장을 볼 수 있나요? | 인원과 날짜를 알려 주세요. 빚는 날은 덥고 시끄럽지만 볼 것이 가장 많습니다.
ask | 모임에는 얼마나 필요한가요? | 몇 분이 오고, 몇 분이 운전하고, 얼마나 더운지 말씀해 주세요. 함께 셉니다.
ask | 무알코올도 있나요? | 주문 전에 물어봐 주세요. 알레르기가 있으면 함께 빚은 것도 말씀드립니다.
ask | 왜 탁한가요? | 거르지 않아서입니다. 천천히 따르면 맑아집니다.
`,
}
