import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Comer en {place} | Siéntate, cocinamos nosotros | Esta noche en {place}
introduction | {name} cocina en {place}: {services}. La carta es corta y cambia con el mercado.
introduction | Dos o todos: en {name}, en {place}, hay mesa para ambas cosas.
service | Entrantes | Para compartir o para la primera hambre. | entrante*, tapa*, ensalada*
service | Platos principales | De olla, sartén y horno, según la semana. | plato*, carne*, pescado*, arroz*
service | Sin carne | Platos propios, no guarniciones. | vegetar*, vegan*, verdura*
service | Postres | Pequeños, para que aún quepan. | postre*, tarta*
service | Vino y bebidas | Pregunta qué va bien con lo que comes. | vino*, cerveza*, bebida*
service | Menú del mediodía | Más rápido en la mesa y más corto en la carta. | menu*, mediodia*
line | ¿Alergias? Dilo al pedir, cada vez. | La carta está en la pizarra.
quote | Ven con hambre. | El postre espera.
title | De la cocina | Lo que cocinamos | En la carta
contact | Reserva mesa | Pregunta por la carta
action | Reservar mesa | Preguntar por la carta
ask | ¿Hay que reservar? | El fin de semana es mejor. Entre semana suele haber sitio.
ask | ¿Tenéis en cuenta las alergias? | Dinos cuáles antes. Te decimos con franqueza qué se puede.
ask | ¿Podemos ir con niños? | Sí. Si quieres, hacemos raciones pequeñas.
ask | ¿Se puede celebrar algo? | Escribe cuántos sois y cuándo, y os hacemos una propuesta.
ask | ¿Se puede llevar la comida? | Pregunta qué platos aguantan bien el camino.
`,
  french: `
headlines | Manger à {place} | Asseyez-vous, on cuisine | Ce soir à {place}
introduction | {name} cuisine à {place} : {services}. La carte est courte et suit le marché.
introduction | À deux ou tous ensemble : chez {name}, à {place}, il y a une table pour les deux.
service | Entrées | À partager, ou pour la première faim. | entree*, salade*, soupe*
service | Plats | De la marmite, de la poêle et du four, selon la semaine. | plat*, viande*, poisson*
service | Sans viande | De vrais plats, pas des garnitures. | vegetar*, vegan*, legume*
service | Desserts | Assez petits pour qu’il reste de la place. | dessert*, tarte*, glace*
service | Vins et boissons | Demandez ce qui va avec votre plat. | vin, vins, biere*, boisson*
service | Midi | Plus vite servi, plus court à la carte. | midi, formule*, menu*
line | Des allergies ? Dites-le à la commande, à chaque fois. | La carte est au tableau.
quote | Venez avec faim. | Le dessert attend.
title | De la cuisine | Ce que nous cuisinons | À la carte
contact | Réserver une table | Parler de la carte
action | Réserver une table | Parler de la carte
ask | Faut-il réserver ? | Le week-end, c’est mieux. En semaine, il reste souvent une table.
ask | Tenez-vous compte des allergies ? | Dites-nous lesquelles avant. Nous disons franchement ce qui est possible.
ask | Les enfants sont-ils bienvenus ? | Oui. De petites portions, sur demande.
ask | Peut-on fêter quelque chose ? | Écrivez combien vous êtes et quand. Nous faisons une proposition.
ask | Peut-on emporter ? | Demandez quels plats supportent bien le trajet.
`,
  italian: `
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
`,
  german: `
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
`,
  japanese: `
headlines | {place}のごはん | どうぞ、おかけください | 今夜は{place}で
introduction | {name}は{place}の料理店です。{services}。品数は少なく、市場に合わせて変わります。
introduction | ふたりでも、みんなでも。{name}に席があります。
service | 前菜 | 分け合っても、最初のひと皿にも。 | 前菜, サラダ, つまみ
service | 主菜 | 鍋、フライパン、オーブンから。 | 肉, 魚, 主菜, 定食
service | 野菜の料理 | 付け合わせではなく、一皿として。 | 野菜, ベジタリアン, 精進
service | ごはんと麺 | その日の出汁で。 | ごはん, 麺, パスタ, そば
service | 甘いもの | 食後に入る大きさで。 | デザート, 甘味
service | 飲み物 | 料理に合うものをお尋ねください。 | 酒, ワイン, 飲み物
line | アレルギーは、ご注文のたびにお知らせください。 | 今日の料理は黒板にあります。
quote | おなかをすかせて、どうぞ。 | 甘いものは、最後に。
title | 台所から | 今日の料理 | お品書き
contact | 席を予約する | 料理について尋ねる
action | 席を予約する | 料理について尋ねる
ask | 予約は必要ですか。 | 週末はご予約が安心です。平日はたいていお席があります。
ask | アレルギーに対応できますか。 | 先にお知らせください。できることと、できないことをお答えします。
ask | 子ども連れでも大丈夫ですか。 | はい。小さめに盛ることもできます。
ask | お祝いの食事はできますか。 | 人数と日にちをお知らせください。ご提案します。
ask | 持ち帰りはできますか。 | 持ち帰りに向く料理をお尋ねください。
`,
  Korean: `
headlines | {place}의 식탁 | 앉으세요, 저희가 합니다 | 오늘 저녁, {place}에서
introduction | {place}의 식당, {name}입니다. 메뉴는 짧고, 장에 따라 바뀝니다.
introduction | 둘이든 여럿이든 자리가 있습니다.
service | 전채 | 나누어 먹거나, 첫 접시로. | 전채, 샐러드
service | 주요리 | 냄비와 팬과 오븐에서, 그 주의 재료로. | 고기, 생선, 주요리, 찌개
service | 채소 요리 | 곁들임이 아니라 한 접시로. | 채식, 채소, 비건
service | 밥과 면 | 그날의 국물로. | 밥, 국수, 면, 파스타
service | 후식 | 들어갈 만큼 작게. | 후식, 디저트
service | 술과 음료 | 음식에 맞는 것을 물어봐 주세요. | 술, 와인, 음료
line | 알레르기는 주문할 때마다 말씀해 주세요. | 오늘의 메뉴는 칠판에 있습니다.
quote | 배고픈 채로 오세요. | 후식은 기다려 줍니다.
title | 주방에서 | 오늘의 요리 | 메뉴
contact | 자리 예약 | 메뉴 문의
action | 자리 예약하기 | 메뉴 문의하기
ask | 예약해야 하나요? | 주말에는 예약이 좋습니다. 평일은 대개 자리가 있습니다.
ask | 알레르기에 맞춰 줄 수 있나요? | 먼저 알려 주세요. 되는 것과 안 되는 것을 솔직하게 말씀드립니다.
ask | 아이와 가도 되나요? | 네. 양을 작게 해 드릴 수 있습니다.
ask | 모임을 할 수 있나요? | 몇 분이 언제 오시는지 알려 주세요. 제안해 드립니다.
ask | 포장되나요? | 가져가기 좋은 음식을 물어봐 주세요.
`,
}
