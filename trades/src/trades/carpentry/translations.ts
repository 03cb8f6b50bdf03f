import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Carpintería en {place} | Madera que encaja en su sitio | Dibujado, hecho y montado
introduction | {name} hace carpintería a medida en {place}: {services}. Medimos en tu casa, dibujamos y lo hacemos en el taller.
introduction | Un hueco, una puerta que roza, una mesa que no existe. {name}, en {place}, la hace.
service | Armarios empotrados | Hasta el último rincón, con el interior repartido como vives. | armario*, empotrad*, vestidor*
service | Muebles a medida | Dibujados para un sitio concreto y hechos en el taller. | mueble*, comoda*, aparador*
service | Mesas | Del largo que admite tu sala, en la madera que elijas con la mano. | mesa*
service | Puertas y ventanas | Nuevas, cepilladas o de vuelta a su marco. | puerta*, ventana*, marco*
service | Cocinas | Frentes, encimeras y ese cajón que siempre faltó. | cocina*, encimera*
service | Estanterías | Medidas pared por pared, para que no quede hueco. | estanter*, librer*, balda*
line | Una foto y dos medidas bastan para empezar a hablar. | La madera y los tiradores se eligen con la mano.
title | Lo que hacemos | Del taller | A medida, pieza por pieza
contact | Describe tu idea | Pide que midamos
action | Describir mi idea | Pedir que midan
ask | ¿Cómo es un encargo? | Medimos, dibujamos y damos un precio. Se hace en el taller y se monta en tu casa.
ask | ¿Qué madera conviene? | Depende del sitio y del uso. Traemos muestras para tocar.
ask | ¿Arregláis muebles antiguos? | Muchas veces sí. Con una foto podemos decir si vale la pena.
ask | ¿Cuánto dura el montaje? | Suele ser lo más corto. Te decimos los días antes de empezar.
`,
  french: `
headlines | Menuiserie à {place} | Du bois à sa juste place | Dessiné, fabriqué, posé
introduction | {name} travaille le bois sur mesure à {place} : {services}. Nous mesurons chez vous, dessinons et fabriquons à l’atelier.
introduction | Une niche, une pente, une porte qui frotte. {name}, à {place}, fabrique ce qui ne s’achète pas.
service | Placards et dressings | Jusque dans le coin, même sous la pente. | placard*, dressing*, armoire*
service | Meubles sur mesure | Dessinés pour un endroit précis, fabriqués à l’atelier. | meuble*, commode*, buffet*
service | Tables | À la longueur de votre pièce, dans un bois choisi à la main. | table*
service | Escaliers | Neufs, ou les vieilles marches redevenues calmes. | escalier*, marche*, rampe*
service | Portes et fenêtres | Neuves, rabotées ou remises dans leur cadre. | porte*, fenetre*, volet*
service | Cuisines | Façades, plans de travail et le tiroir qui manquait. | cuisine*, plan de travail
service | Bibliothèques | Mesurées mur par mur, sans jour. | bibliotheque*, etagere*
line | Une photo et deux mesures suffisent pour en parler. | Le bois et les poignées se choisissent à la main.
title | Ce que nous fabriquons | De l’atelier | Sur mesure, pièce par pièce
contact | Décrire le projet | Prendre les mesures
action | Décrire le projet | Faire prendre les mesures
ask | Comment se passe une commande ? | Nous mesurons, dessinons et donnons un prix. Fabriqué à l’atelier, posé chez vous.
ask | Quel bois choisir ? | Cela dépend de l’endroit et de l’usage. Nous apportons des échantillons à toucher.
ask | Réparez-vous des meubles anciens ? | Souvent. Une photo suffit pour dire si cela vaut la peine.
ask | Combien de temps dure la pose ? | C’est en général le plus court. Nous donnons les jours avant de commencer.
`,
  italian: `
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
`,
  german: `
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
`,
  japanese: `
headlines | {place}の木工と家具 | その場所に合う木を | 測って、描いて、つくる
introduction | {name}は{place}で、{services}を寸法に合わせてつくっています。お宅で測り、工房でつくります。
introduction | すき間、斜めの天井、きしむ扉。{name}は、店にないものをつくります。
service | 造り付け収納 | 角の奥まで、斜めの天井の下まで。中は暮らしに合わせて仕切ります。 | 収納, クローゼット, 造り付け
service | 家具 | 置く場所を決めて描き、工房でつくります。 | 家具, 棚板, オーダー
service | テーブルと椅子 | 部屋に合う長さで。木は手で触れて選んでください。 | テーブル, 机, 椅子, 食卓
service | 本棚 | 壁ごとに測るので、すき間が残りません。 | 本棚, 棚
service | 扉と建具 | 新しくつくる、削る、動くように直す。 | 扉, 建具, ドア, 障子
service | 修理と塗り直し | 長く使った家具を、もう一度使えるように。 | 修理, 塗り, 直し
line | 写真が一枚と寸法が二つあれば、話を始められます。 | 木と取っ手は、手で触れて選びます。
title | つくるもの | 工房から | 寸法に合わせて
contact | つくりたいものを伝える | 採寸を頼む
action | つくりたいものを伝える | 採寸を相談する
ask | 注文の流れを教えてください。 | 測り、描き、金額をお伝えします。工房でつくり、お宅に取り付けます。
ask | どの木がよいですか。 | 場所と使い方によります。見本をお持ちします。
ask | 古い家具も直せますか。 | 多くは直せます。写真を見て、直す価値があるかお答えします。
ask | 取り付けはどのくらいかかりますか。 | つくる時間より短いのが普通です。日数は先にお伝えします。
`,
  Korean: `
headlines | {place} 목공과 가구 | 그 자리에 맞는 나무 | 재고, 그리고, 만듭니다
introduction | {name}입니다. {place}에서 치수에 맞춰 만듭니다. 댁에서 재고 공방에서 만듭니다.
introduction | 틈새, 비스듬한 천장, 걸리는 문. 가게에 없는 것을 만듭니다.
service | 붙박이 수납 | 구석 끝까지, 안은 생활에 맞게 나눕니다. | 붙박이, 옷장, 수납
service | 맞춤 가구 | 놓을 자리를 정하고 그린 다음 공방에서 만듭니다. | 가구, 맞춤
service | 식탁과 의자 | 방에 맞는 길이로. 나무는 손으로 골라 주세요. | 식탁, 테이블, 의자, 책상
service | 책장 | 벽마다 재어 틈이 남지 않습니다. | 책장, 선반
service | 문과 창 | 새로 만들고, 깎고, 다시 움직이게 합니다. | 문짝, 창호, 방문
service | 수리 | 오래 쓴 가구를 다시 쓸 수 있게. | 수리, 복원
line | 사진 한 장과 치수 두 개면 이야기를 시작할 수 있습니다. | 나무와 손잡이는 만져 보고 고릅니다.
title | 만드는 것 | 공방에서 | 치수에 맞춰 하나씩
contact | 만들 것 알리기 | 실측 요청
action | 만들 것 알리기 | 실측 요청하기
ask | 주문은 어떻게 진행되나요? | 재고, 그리고, 값을 말씀드립니다. 공방에서 만들어 댁에 답니다.
ask | 어떤 나무가 좋은가요? | 자리와 쓰임에 따라 다릅니다. 만져 볼 견본을 가져갑니다.
ask | 오래된 가구도 고치나요? | 대개 됩니다. 사진을 보고 고칠 만한지 말씀드립니다.
ask | 설치는 얼마나 걸리나요? | 만드는 시간보다 짧습니다. 날짜는 먼저 말씀드립니다.
`,
}
