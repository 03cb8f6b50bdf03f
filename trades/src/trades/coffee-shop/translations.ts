import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Café en {place} | Buenos días, {place} | Una mesa junto a la ventana
introduction | {name} es una cafetería de {place}. Café, algo para acompañar y un sitio donde quedarse.
introduction | De pie o una hora sentado: en {name}, en {place}, valen las dos cosas.
service | Espresso y café | Corto, largo, con leche o solo. Pregunta qué grano hay en el molino. | espresso*, cafe*, cortado*
service | Café de filtro | Hecho despacio, claro en la taza. | filtro*
service | Té y bebidas frías | Para quien no toma café o ya tomó bastante. | te, zumo*, limonada*, chocolate*
service | Tartas y bollos | Lo que ves en la vitrina es de hoy. | tarta*, bollo*, pastel*, bizcocho*
service | Desayunos | Pan, huevos o algo dulce, hasta que se acabe. | desayuno*, tostada*
service | Algo al mediodía | Platos pequeños, cada día un poco distintos. | comida*, bocadillo*, sopa*
line | ¿Alergias? Dilo en la barra. | Pregunta qué hay hoy.
quote | Siéntate. El café ya sale. | El periódico está junto a la ventana.
title | ¿Qué te ponemos? | En la pizarra | Del molino y de la vitrina
contact | Ven a vernos | Escríbenos
action | Horario y cómo llegar | Hacer una pregunta
ask | ¿Se puede reservar? | Para pocos suele haber sitio. Si sois más, escribe antes.
ask | ¿Hay leche de avena? | Pregunta en la barra qué hay hoy.
ask | ¿Puedo quedarme con el portátil? | En horas tranquilas, sí. Cuando se llena, nos apretamos un poco.
ask | ¿Hacéis tartas por encargo? | Escribe qué y para cuándo. Te decimos si se puede.
ask | ¿Hay algo sin gluten o sin leche? | Casi siempre. Dínoslo y lo miramos juntos.
`,
  french: `
headlines | Un café à {place} | Bonjour, {place} | Une table près de la fenêtre
introduction | {name} est un café à {place}. Du café, de quoi l’accompagner et une place où rester.
introduction | Au comptoir ou une heure assis : chez {name}, à {place}, les deux vont bien.
service | Expresso et café | Court, long, avec du lait ou sans. Demandez quel grain est au moulin. | expresso*, cafe*, cappuccin*
service | Café filtre | Préparé lentement, clair dans la tasse. | filtre*
service | Thé et boissons fraîches | Pour qui n’aime pas le café ou en a assez bu. | the, thes, jus, limonade*, chocolat*
service | Gâteaux et viennoiseries | Ce qui est en vitrine est du jour. | gateau*, viennois*, patisser*, tarte*
service | Petit déjeuner | Du pain, un œuf ou du sucré, tant qu’il y en a. | petit dejeuner, brunch*, tartine*
service | À midi | De petites assiettes, un peu différentes chaque jour. | midi, soupe*, quiche*, sandwich*
line | Des allergies ? Dites-le au comptoir. | Demandez ce qu’il y a aujourd’hui.
quote | Asseyez-vous, le café arrive. | Le journal est près de la fenêtre.
title | Qu’est-ce qu’on vous sert ? | Au tableau | Du moulin et de la vitrine
contact | Passer nous voir | Écrivez-nous
action | Horaires et adresse | Poser une question
ask | Peut-on réserver ? | À deux ou trois, il reste souvent une place. À plusieurs, écrivez avant.
ask | Avez-vous du lait d’avoine ? | Demandez au comptoir ce qu’il y a aujourd’hui.
ask | Peut-on travailler sur place ? | Aux heures calmes, oui. Quand c’est plein, on se serre.
ask | Peut-on commander un gâteau ? | Écrivez lequel et pour quand. Nous disons si c’est possible.
ask | Y a-t-il du sans gluten ou du sans lait ? | Presque toujours. Dites-le, nous regardons ensemble.
`,
  italian: `
headlines | Caffè a {place} | Buongiorno, {place} | Un tavolo alla finestra
introduction | {name} è un bar di {place}. Caffè, qualcosa accanto e un posto dove restare.
introduction | Al banco o un’ora seduti: da {name}, a {place}, vanno bene tutti e due.
service | Espresso e caffè | Corto, lungo, macchiato o liscio. Chiedi che miscela c’è nel macinino. | espress*, caff*, cappuccin*
service | Caffè filtro | Fatto piano, chiaro in tazza. | filtr*
service | Tè e bevande fresche | Per chi non ama il caffè o ne ha già bevuto. | te, spremut*, succ*, cioccolat*
service | Torte e brioche | Quello che è in vetrina è di oggi. | tort*, brioche*, cornett*, dolc*
service | Colazione | Pane, uova o dolce, finché ce n’è. | colazion*
service | Qualcosa a mezzogiorno | Piatti piccoli, ogni giorno un po’ diversi. | pranz*, panin*, zupp*
line | Allergie? Dillo al banco. | Chiedi che cosa c’è oggi.
quote | Siediti, il caffè arriva. | Il giornale è vicino alla finestra.
title | Che cosa prendi? | Sulla lavagna | Dal macinino e dalla vetrina
contact | Vieni a trovarci | Scrivici
action | Orari e indirizzo | Fare una domanda
ask | Si può prenotare? | In pochi il posto si trova. In tanti, meglio scrivere prima.
ask | C’è il latte d’avena? | Chiedi al banco che cosa c’è oggi.
ask | Posso restare con il computer? | Nelle ore tranquille sì. Quando è pieno ci si stringe.
ask | Si può ordinare una torta? | Scrivi quale e per quando. Ti diciamo se si può.
ask | C’è qualcosa senza glutine o latte? | Quasi sempre. Diccelo e guardiamo insieme.
`,
  german: `
headlines | Kaffee in {place} | Guten Morgen, {place} | Ein Tisch am Fenster
introduction | {name} ist ein Café in {place}. Kaffee, etwas dazu und ein Platz, an dem man sitzen bleiben darf.
introduction | Im Stehen oder eine Stunde lang: bei {name} in {place} geht beides.
service | Espresso und Kaffee | Kurz, lang, mit Milch oder ohne. Fragen Sie, welche Bohne in der Mühle ist. | espresso*, kaffee*, cappuccin*
service | Filterkaffee | Langsam gebrüht, klar in der Tasse. | filter*
service | Tee und Kaltes | Für alle, die keinen Kaffee mögen oder schon genug hatten. | tee, limonade*, saft*, kakao*
service | Kuchen und Gebäck | Was in der Vitrine steht, ist von heute. | kuchen*, geback*, torte*, zimt*
service | Frühstück | Brot, Ei und Süßes, bis es aus ist. | fruhstuck*, brunch*
service | Etwas zu Mittag | Kleine Teller, jeden Tag ein wenig anders. | mittag*, suppe*, sandwich*, quiche*
line | Allergien? Sagen Sie es an der Theke. | Fragen Sie, was es heute gibt.
quote | Setzen Sie sich. Der Kaffee kommt. | Die Zeitung liegt am Fenster.
title | Was darf es sein? | Auf der Tafel | Aus der Mühle und der Vitrine
contact | Vorbeikommen | Schreiben Sie uns
action | Öffnungszeiten und Weg | Etwas fragen
ask | Kann man einen Tisch reservieren? | Für kleine Runden ist meist etwas frei. Mit mehreren schreiben Sie besser vorher.
ask | Gibt es Hafermilch? | Fragen Sie an der Theke, was heute da ist.
ask | Darf ich mit dem Laptop sitzen bleiben? | In ruhigen Stunden gern. Wenn es voll wird, rücken wir zusammen.
ask | Kann man Kuchen vorbestellen? | Schreiben Sie uns, was und für wann. Wir sagen, ob es klappt.
ask | Gibt es etwas ohne Gluten oder Milch? | Fast immer. Sagen Sie es uns, dann sehen wir zusammen nach.
`,
  japanese: `
headlines | {place}の喫茶店 | おはようございます、{place} | 窓ぎわの席で
introduction | {name}は{place}の喫茶店です。コーヒーと、少し甘いものと、ゆっくりできる席があります。
introduction | 一杯だけでも、一時間でも。{name}はどちらも歓迎です。
service | コーヒー | 濃いめ、軽め、ミルク入り。今日の豆はお尋ねください。 | コーヒー, 珈琲, エスプレッソ, ラテ
service | ドリップ | ゆっくり落とした、澄んだ一杯。 | ドリップ, 自家焙煎
service | 紅茶と冷たいもの | コーヒーを飲まない日にも。 | 紅茶, お茶, ジュース, ココア
service | ケーキと焼き菓子 | 並んでいるものが、今日のものです。 | ケーキ, 菓子, スイーツ
service | 朝食 | 厚切りのパンと卵を、なくなるまで。 | 朝食, モーニング, トースト
service | 昼ごはん | 小さな皿を、日替わりで。 | ランチ, 昼, サンド, カレー
line | アレルギーのある方は、お声がけください。 | 静かな時間は、本を読んでいる方が多いです。
quote | お座りください。すぐにお持ちします。 | 新聞は窓ぎわにあります。
title | 飲みものと焼き菓子 | 今日の一杯 | カウンターから
contact | お店への道 | お問い合わせ
action | 営業時間と場所 | 質問する
ask | 予約はできますか。 | 少人数なら、たいてい座れます。何人かでお越しのときはご連絡ください。
ask | 牛乳以外のミルクはありますか。 | その日にあるものを、カウンターでお尋ねください。
ask | パソコンを使ってもよいですか。 | 空いている時間はどうぞ。混んできたら席をお譲りください。
ask | ケーキの取り置きはできますか。 | 品と日にちをお知らせください。できるかどうかお返事します。
ask | 小麦や乳を使わないものはありますか。 | お尋ねください。一緒に確かめます。
`,
  Korean: `
headlines | {place} 카페 | 좋은 아침, {place} | 창가 자리 하나
introduction | {place}의 카페, {name}입니다. 커피와 곁들일 것, 머물 수 있는 자리가 있습니다.
introduction | 서서 한 잔이든, 앉아서 한 시간이든 괜찮습니다.
service | 커피 | 진하게, 연하게, 우유를 넣어서. 오늘의 원두는 물어봐 주세요. | 커피, 에스프레소, 라테, 라떼
service | 핸드드립 | 천천히 내린 맑은 한 잔. | 드립
service | 차와 찬 음료 | 커피를 마시지 않는 날에도. | 차와, 주스, 음료
service | 케이크와 구움과자 | 진열장에 있는 것이 오늘 것입니다. | 케이크, 과자, 디저트
service | 아침 | 빵과 달걀, 떨어질 때까지. | 아침, 토스트, 브런치
service | 점심 | 작은 접시를 날마다 조금씩 다르게. | 점심, 샌드위치, 수프
line | 알레르기가 있으면 카운터에 말씀해 주세요. | 조용한 시간에는 책 읽는 분이 많습니다.
quote | 앉으세요, 커피가 곧 나옵니다. | 신문은 창가에 있습니다.
title | 무엇을 드릴까요? | 오늘의 메뉴 | 카운터에서
contact | 찾아오는 길 | 문의하기
action | 시간과 위치 | 물어보기
ask | 예약할 수 있나요? | 두세 분은 대개 자리가 있습니다. 여럿이면 먼저 연락해 주세요.
ask | 우유 말고 다른 것이 있나요? | 그날 있는 것을 카운터에서 물어봐 주세요.
ask | 노트북을 써도 되나요? | 한가할 때는 괜찮습니다. 붐비면 조금씩 자리를 좁힙니다.
ask | 케이크를 주문할 수 있나요? | 무엇을 언제 쓰실지 알려 주세요. 되는지 답해 드립니다.
ask | 밀이나 우유가 들지 않은 것이 있나요? | 말씀해 주시면 함께 살펴봅니다.
`,
}
