import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Interiorismo en {place} | Habitaciones que se usan | Casi nunca es el sofá | Se empieza por la lámpara | Tus cosas, mejor puestas
introduction | {name} proyecta interiores en {place}: {services}. Prepara fotos de la habitación tal como está, sin ordenar.
introduction | A casi ninguna sala le falta un mueble: le falta sitio para la lámpara. {name}, en {place}, empieza por ahí.
introduction | Sabes qué te gusta en una foto y no por qué falla en casa. {name}, en {place}, mide, dibuja y lleva las muestras a tu luz.
service | Visita con consejo | Se recorre la casa, se mueve lo que se puede y queda una lista por orden. | visita*, consejo*, asesor*, consulta*
service | Distribución | Medida, a escala y amueblada en papel, con puertas y enchufes. | distribucion*, plano*, espacio*
service | Colores y materiales | Muestras grandes, junto a tu suelo y con tu luz de día. | color*, material*, papel*, pintura*, tela*
service | Iluminación | Menos desde el techo, más donde se lee, se cocina y se buscan las llaves. | ilumina*, luz, luces, lampara*
service | Cocinas y baños | Quién está de pie dónde a las siete de la mañana decide los cajones. | cocina*, bano*
service | Muebles y textiles | Primero se mira lo que ya tienes; luego se busca, se encarga o se hace. | mueble*, textil*, cortina*, sofa*, alfombra*
service | Seguimiento de la obra | Pintores, carpinteros y entregas en su orden, con una sola lista. | obra*, reforma*, seguimiento, proyecto*
line | La butaca de tu pareja, el piano, la herencia: di qué se queda. | Los colores se eligen en tu pared, de día y con lámpara.
quote | Primero la luz, después el sofá. | Vacía un estante antes de comprar otro. | Las muestras mienten bajo la luz de la tienda.
title | Habitación por habitación | Planos, colores, luz | Lo que cambia en casa
contact | Enseña la habitación | Pide visita a casa
action | Enseñar la habitación | Pedir visita a casa
ask | ¿Hay que tirarlo todo? | No. Casi siempre se queda la mayor parte, en otro sitio. Lo que se va lo decides tú.
ask | ¿Cómo se empieza? | Con una visita, o con fotos y medidas. Después se propone qué hacer y en cuántos pasos.
ask | ¿Cuánto cuesta un proyecto de interior? | El proyecto va por habitación o por horas; los muebles, por el presupuesto que pongas. Las dos cosas, por escrito antes de empezar.
ask | A mi pareja y a mí nos gustan cosas distintas. | Es lo normal. Traed tres fotos cada uno y se busca lo que tienen en común.
ask | Vivo de alquiler, ¿compensa? | Sí: luz, telas y colocación hacen casi todo, y se mudan contigo.
`,
  french: `
headlines | Architecte d’intérieur à {place} | Des pièces où l’on vit | Le canapé n’y est pour rien | Commencer par la lampe | Vos affaires, mieux placées
introduction | {name} aménage des intérieurs à {place} : {services}. Préparez des photos de la pièce telle qu’elle est, non rangée.
introduction | Il manque rarement un meuble, souvent une place pour la lampe. {name}, à {place}, commence par là.
introduction | Vous savez ce qui vous plaît en photo, moins pourquoi cela rate chez vous. {name}, à {place}, mesure, dessine et apporte les échantillons dans votre lumière.
service | Visite conseil | On parcourt, on déplace ce qui se déplace, et il reste une liste dans l’ordre. | visite*, conseil*, coaching
service | Plans d’aménagement | Mesurés, à l’échelle, meublés sur papier, portes et prises comprises. | plan, plans, amenag*, agenc*, espace*
service | Couleurs et matières | De grands échantillons, à côté de votre sol et à votre lumière. | couleur*, matiere*, peinture*, papier*, tissu*, materiau*
service | Lumière | Moins du plafond, davantage où l’on lit, cuisine et cherche ses clés. | lumiere*, eclairage*, lampe*, luminaire*
service | Cuisines et salles d’eau | Qui se tient où à sept heures du matin décide des tiroirs. | cuisine*, salle*, bain*
service | Mobilier et rideaux | Ce que vous avez est regardé d’abord ; le reste se chine, se commande ou se fabrique. | mobilier, meuble*, rideau*, canape*, tapis, deco*
service | Suivi des travaux | Peintres, menuisiers et livraisons dans le bon ordre, avec une seule liste. | travaux, suivi, chantier*, renov*
line | Le fauteuil de l’un, le piano, l’héritage : dites ce qui reste. | Les couleurs se choisissent sur votre mur, de jour et à la lampe.
quote | La lumière d’abord, le canapé ensuite. | Videz une étagère avant d’en acheter une. | Les échantillons mentent sous les néons.
title | Pièce après pièce | Plans, couleurs, lumière | Ce qui change chez vous
contact | Montrer la pièce | Demander une visite conseil
action | Montrer la pièce | Demander une visite conseil
ask | Faut-il tout jeter ? | Non. La plupart des choses restent, ailleurs. Ce qui part, c’est vous qui en décidez.
ask | Par quoi commence-t-on ? | Par une visite, ou par des photos et des mesures. Ensuite vient une proposition, étape par étape.
ask | Combien coûte un aménagement ? | Le projet se compte à la pièce ou à l’heure, les meubles selon votre budget. Les deux par écrit avant de commencer.
ask | Nos goûts diffèrent. Est-ce gênant ? | C’est le cas ordinaire. Apportez trois images chacun, on cherche ce qu’elles ont en commun.
ask | Je suis locataire. Est-ce utile ? | Oui : lumière, tissus et placement font l’essentiel, et ils déménagent avec vous.
`,
  italian: `
headlines | Interior designer a {place} | Stanze che si usano | Il divano non c’entra quasi mai | Si comincia dalla lampada | Le tue cose, messe meglio
introduction | {name} progetta interni a {place}: {services}. Prepara foto della stanza com’è, senza riordinare.
introduction | Di rado manca un mobile, spesso manca il posto per la lampada. {name}, a {place}, comincia da lì.
introduction | Sai che cosa ti piace in una foto, meno perché a casa non riesce. {name}, a {place}, misura, disegna e porta i campioni nella tua luce.
service | Visita con consigli | Si gira per casa, si sposta quel che si può e resta un elenco in ordine. | visit*, consigl*, consulenz*
service | Piante e arredo | Misurate, in scala, arredate sulla carta con porte e prese. | piant*, arred*, distribuzion*, spazi*, layout
service | Colori e materiali | Campioni grandi, accanto al tuo pavimento e con la tua luce. | color*, material*, pittur*, tessut*, carta da parati
service | Luce | Meno dal soffitto, di più dove si legge, si cucina e si cercano le chiavi. | luce, luci, illumin*, lampad*
service | Cucine e bagni | Chi sta in piedi dove alle sette del mattino decide i cassetti. | cucin*, bagn*
service | Mobili e tende | Prima si guarda quel che hai; il resto si trova, si ordina o si fa su misura. | mobil*, tend*, divan*, tappet*, su misura
service | Seguire i lavori | Imbianchini, falegnami e consegne nell’ordine giusto, con un elenco solo. | lavori, cantier*, ristruttur*, seguire
line | La poltrona di lui, il pianoforte, l’eredità: di’ che cosa resta. | I colori si scelgono sulla tua parete, di giorno e con la lampada.
quote | Prima la luce, poi il divano. | Svuota una mensola prima di comprarne un’altra. | I campioni mentono sotto i neon.
title | Una stanza dopo l’altra | Piante, colori, luce | Che cosa cambia in casa
contact | Mostra la stanza | Chiedi visita a casa
action | Mostrare la stanza | Chiedere visita a casa
ask | Devo buttare tutto? | No. Quasi tutto resta, altrove. Che cosa va via lo decidi tu.
ask | Da dove si comincia? | Da una visita, o da foto e misure. Poi arriva una proposta, un passo alla volta.
ask | Quanto costa un progetto d’interni? | Il progetto va a stanza o a ore, gli arredi secondo il tuo budget. Tutto per iscritto prima di cominciare.
ask | Abbiamo gusti diversi. È un problema? | È la norma. Portate tre foto a testa e si cerca che cosa hanno in comune.
ask | Sono in affitto. Conviene? | Sì: luce, tessuti e disposizione fanno quasi tutto, e traslocano con te.
`,
  german: `
headlines | Innenarchitektur in {place} | Räume, die benutzt werden | Am Sofa liegt es selten | Mit der Lampe anfangen | Ihre Dinge, besser gestellt
introduction | {name} plant Räume in {place}: {services}. Halten Sie Fotos vom Zimmer bereit, wie es ist, unaufgeräumt.
introduction | Den meisten Zimmern fehlt kein Möbel, sondern ein Platz für die Lampe. {name} in {place} fängt dort an.
introduction | Sie wissen, was auf Bildern gefällt, aber nicht, warum es zu Hause nicht gelingt. {name} in {place} misst, zeichnet und bringt Muster in Ihr Licht.
service | Beratung vor Ort | Ein Gang durch die Räume, Umstellen, was sich umstellen lässt, und eine Liste in der richtigen Reihenfolge. | beratung*, vor ort, einrichtungsberat*
service | Grundriss und Möblierung | Aufgemessen, maßstäblich, auf Papier eingerichtet, mit Türen und Steckdosen. | grundriss*, moblier*, raumplan*, entwurf*
service | Farben und Material | Große Muster, neben Ihrem Boden und bei Ihrem Tageslicht. | farb*, material*, tapete*, stoff*
service | Licht | Weniger von der Decke, mehr dort, wo gelesen, gekocht und der Schlüssel gesucht wird. | licht*, lampe*, beleuchtung*, leuchte*
service | Küche und Bad | Wer morgens um sieben wo steht, entscheidet über die Schubladen. | kuche*, bad, bader, badezimmer*
service | Möbel und Vorhänge | Zuerst wird angesehen, was da ist. Der Rest wird gefunden, bestellt oder gebaut. | mobel*, vorhang*, vorhange*, sofa*, teppich*, einbau*
service | Begleitung der Arbeiten | Maler, Tischler und Lieferungen der Reihe nach, mit einer Liste für alle. | begleitung*, umbau*, bauleit*, renovier*, koordin*
line | Erbstück, Klavier, der Sessel des anderen: Sagen Sie, was bleibt. | Farben werden an Ihrer Wand ausgesucht, bei Tag und bei Lampe.
quote | Erst das Licht, dann das Sofa. | Räumen Sie ein Regal leer, bevor Sie eines kaufen. | Muster lügen unter Ladenlicht.
title | Raum für Raum | Pläne, Farben, Licht | Was sich zu Hause ändert
contact | Zimmer zeigen | Hausbesuch anfragen
action | Zimmer zeigen | Hausbesuch anfragen
ask | Muss alles raus? | Nein. Das meiste bleibt, nur woanders. Was geht, entscheiden Sie.
ask | Wie fängt es an? | Mit einem Besuch oder mit Fotos und Maßen. Danach kommt ein Vorschlag in Schritten.
ask | Was kostet eine Raumplanung? | Die Planung geht nach Raum oder Stunde, die Möbel nach Ihrem Budget. Beides steht vor Beginn schriftlich fest.
ask | Unsere Geschmäcker gehen auseinander. | Das ist der Normalfall. Jeder bringt drei Bilder mit, und gesucht wird, was sie gemeinsam haben.
ask | Ich wohne zur Miete. Lohnt es sich? | Ja. Licht, Stoffe und Stellung machen das meiste aus und ziehen mit Ihnen um.
`,
  japanese: `
headlines | {place}のインテリアデザイン | 毎日使う部屋のために | まず照明から考える | ソファのせいではありません | 今あるものを、よい場所へ
introduction | {name}は{place}で、{services}を手がけています。片づける前の部屋の写真をご用意ください。
introduction | 足りないのは家具より、明かりを置く場所かもしれません。{name}は、そこから始めます。
introduction | 写真では好きなのに、家ではうまくいかない。{name}が測り、描き、見本をお部屋の光で確かめます。
service | 訪問相談 | 部屋を歩き、動かせるものを動かし、順番の表を残します。 | 相談, 訪問, アドバイス
service | 間取りと家具の配置 | 採寸して図面にし、扉やコンセントの位置まで確かめます。 | 配置, 間取り, レイアウト, 図面
service | 色と素材 | 大きな見本を、床のそば、昼の光で選びます。 | 色, カラー, 素材, 壁紙, クロス
service | 照明計画 | 天井は控えめに、読む、料理する、鍵を探す場所に明かりを。 | 照明, 明かり, ライト
service | キッチンと水まわり | 朝七時に誰がどこに立つかで、引き出しが決まります。 | キッチン, 台所, 浴室, 洗面
service | 家具とカーテン | まず今あるものを見て、探すか、頼むか、作るかを決めます。 | 家具, カーテン, ソファ, ラグ, 造作
service | 工事の段取り | 塗装、大工、納品を順番に。表は一枚です。 | 工事, リフォーム, 段取り, リノベーション
line | 残したいものを教えてください。ピアノでも、譲れない椅子でも。 | 色は、ご自宅の壁で、昼と夜に選びます。
quote | 先に明かり、それからソファ。 | 棚を買う前に、棚をひとつ空にする。 | 見本は、店の照明では本当の色を見せません。
title | 部屋から部屋へ | 間取り、色、明かり | 家で変わること
contact | 部屋を見せる | 訪問相談を頼む
action | 部屋を見せる | 訪問相談を頼む
ask | 今の家具は使えますか。 | たいてい使えます。場所を変えるだけのことも多く、手放すものはご自分で決めていただきます。
ask | 何から始まりますか。 | 訪問、または写真と寸法から。そのあと、段階に分けた提案をします。
ask | 部屋の設計はいくらですか。 | 設計は部屋ごとか時間で、家具はご予算に合わせて。始める前に書面にします。
ask | 家族と好みが違います。 | よくあることです。それぞれ写真を三枚お持ちください。重なるところを探します。
ask | 賃貸でも意味がありますか。 | あります。明かり、布、配置でかなり変わり、引っ越しにも持っていけます。
`,
  Korean: `
headlines | {place} 인테리어 디자이너 | 날마다 쓰는 방을 위해 | 소파 탓은 아닙니다 | 조명부터 생각합니다 | 가진 것을 더 나은 자리에
introduction | {name}입니다. {place}에서 {services} 등을 설계합니다. 치우기 전 방 사진을 준비해 주세요.
introduction | 모자란 것은 가구보다 불빛 놓을 자리일 때가 많습니다. {place}의 {name}에서는 거기서 시작합니다.
introduction | 사진에서는 좋은데 집에서는 안 될 때가 있습니다. {name}에서 재고 그리고 견본을 댁의 빛에서 봅니다.
service | 방문 상담 | 방을 걸어 보고 옮길 것은 옮긴 뒤, 순서를 적은 목록을 남깁니다. | 상담, 방문, 컨설팅
service | 평면과 가구 배치 | 실측하고 축척대로 그려 문과 콘센트까지 맞춥니다. | 평면, 배치, 도면, 설계
service | 색과 자재 | 큰 견본을 댁의 바닥 옆, 낮 빛에서 고릅니다. | 색, 컬러, 자재, 벽지, 마감재
service | 조명 | 천장은 덜, 읽고 요리하고 열쇠 찾는 곳은 더. | 조명, 등, 간접조명
service | 주방과 욕실 | 아침 일곱 시에 누가 어디 서는지가 서랍을 정합니다. | 주방, 부엌, 욕실, 화장실
service | 가구와 커튼 | 지금 있는 것을 먼저 보고 찾거나 주문하거나 짭니다. | 가구, 커튼, 소파, 붙박이, 스타일링
service | 공사 진행 | 도장, 목공, 납품을 순서대로, 목록은 하나로. | 공사, 시공, 리모델링, 현장
line | 남길 것을 말씀해 주세요. 피아노든, 못 버리는 의자든. | 색은 댁의 벽에서 낮과 밤에 고릅니다.
quote | 먼저 불빛, 그다음 소파. | 선반을 사기 전에 하나를 비워 보세요. | 견본은 매장 조명 아래서 거짓말을 합니다.
title | 방에서 방으로 | 평면, 색, 빛 | 집에서 달라지는 것
contact | 방 보여 주기 | 방문 상담 요청
action | 방 보여 주기 | 방문 상담 요청하기
ask | 다 버려야 하나요? | 아닙니다. 대부분 남고 자리만 바뀝니다. 무엇을 보낼지는 직접 정하십니다.
ask | 어떻게 시작하나요? | 방문이나 사진과 치수로 시작합니다. 그다음 단계별로 제안합니다.
ask | 방 설계 비용은 어떻게 되나요? | 설계는 방이나 시간으로, 가구는 정하신 예산으로. 시작 전에 문서로 남깁니다.
ask | 가족끼리 취향이 다른데요? | 다들 그렇습니다. 각자 사진 세 장을 가져오시면 겹치는 것을 찾습니다.
ask | 전세나 월세인데 의미가 있나요? | 있습니다. 조명과 천, 배치가 대부분이고 이사할 때 함께 갑니다.
`,
}
