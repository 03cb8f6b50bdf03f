import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Una habitación en {place} | La cama está hecha | Despertarse en {place}
introduction | {name} es una casa con habitaciones en {place}. Escribe cuándo llegas y cuántos sois, y sabrás qué cama queda libre.
introduction | Alguien abre, enseña la escalera y dice dónde cenar. Así empieza la tarde en {name}, en {place}.
service | Habitaciones dobles | Cama hecha, ventana que abre y puerta que no golpea. Di si una cama o dos. | doble*, matrimonio, pareja*
service | Habitación individual | Para quien camina o viene a trabajar, por noches. | individual*, sola
service | Familias | Habitaciones juntas o una cuna al lado. Dinos las edades. | familia*, nino*, cuna
service | Desayuno | En la mesa por la mañana, o en una bolsa si madrugas. | desayuno*
service | Bicis y botas | Un rincón seco para guardar lo uno y secar lo otro. | bici*, bota*, camino, peregrin*
special | Casa entera | La cocina y la llave para los tuyos, con cuchillos que cortan. | entera, rural, apartamento*
special | Con perro | Pregunta antes, con tamaño y carácter. | perro*, mascota*
line | ¿Llegas tarde? Dilo y la llave te encuentra. | Lo que no coméis, mejor antes de poner la mesa.
quote | Deja el mapa y pregunta en el desayuno. | Una buena cama acorta cualquier camino.
title | Habitaciones y mañanas | De la llave al desayuno | ¿Una noche o varias?
contact | ¿Cuándo venís? | Pedir habitación
action | Pedir habitación | Decir las noches
ask | ¿A qué hora se entra y se sale? | Se acuerda al reservar. Las maletas suelen poder quedarse en la entrada.
ask | ¿El desayuno va incluido? | Lo dice la oferta de tu habitación. Si sales antes, pide algo para llevar.
ask | ¿Se puede aparcar? | Di qué coche traes y sabrás dónde cabe y cuánto hay que andar.
ask | ¿Y si hay que cancelar? | Lo que vale va escrito con la reserva. Avisa pronto: alguien busca esa cama.
ask | ¿Hay habitación sin escaleras? | Pregunta antes y di qué te cuesta: peldaños, bañera o una puerta estrecha.
`,
  french: `
headlines | Une chambre à {place} | Le lit est fait | Se réveiller à {place}
introduction | {name}, une maison et ses chambres à {place}. Écrivez le jour et le nombre, vous saurez quel lit est libre.
introduction | Quelqu’un ouvre, montre l’escalier et dit où dîner. Ainsi commence la soirée chez {name}, à {place}.
service | Chambres pour deux | Un lit fait, une fenêtre qui s’ouvre, une porte qui ne claque pas. Dites un lit ou deux. | double*, deux, couple*
service | Chambre seule | Pour qui marche ou vient travailler, à la nuit. | simple*, seule, solo
service | Familles | Chambres voisines ou lit d’enfant à côté. Donnez les âges. | famille*, enfant*, bebe*
service | Petit déjeuner | Sur la table le matin, ou dans un sac si le train part tôt. | dejeuner*
service | Table d’hôtes | Le soir, avec les autres, si vous le dites la veille. | table, diner*
service | Vélos et chaussures | Un coin sec pour fermer les uns et sécher les autres. | velo*, rando*, marcheur*
special | Gîte | La cuisine et la clé pour vous, avec un couteau qui coupe. | gite*, cuisine, appartement*
special | Avec un chien | Demandez d’abord, avec sa taille et son caractère. | chien*, animaux
line | Vous arrivez tard ? Dites-le, la clé vous trouvera. | Ce que vous ne mangez pas se dit avant de mettre la table.
quote | Laissez la carte, demandez au petit déjeuner. | Un bon lit raccourcit tous les chemins.
title | Chambres, lits et matins | De la clé au petit déjeuner | Une nuit ou plusieurs ?
contact | Quand venez-vous ? | Demander une chambre
action | Demander une chambre | Donner mes dates
ask | À quelle heure arriver et partir ? | On en convient à la réservation. Les bagages peuvent souvent attendre dans l’entrée.
ask | Le petit déjeuner est-il compris ? | L’offre de votre chambre le dit. Si vous partez avant, demandez de quoi emporter.
ask | Peut-on se garer ? | Dites ce que vous conduisez, vous saurez où et à combien de pas.
ask | Et si nous devons annuler ? | Ce qui vaut est écrit avec la réservation. Prévenez tôt : quelqu’un cherche ce lit.
ask | Une chambre sans escalier ? | Demandez avant, et dites ce qui gêne : des marches, une baignoire, une porte étroite.
`,
  italian: `
headlines | Una camera a {place} | Il letto è fatto | Svegliarsi a {place}
introduction | {name} è una casa con camere a {place}. Scrivi quando arrivate e in quanti siete, e saprai quale letto è libero.
introduction | Qualcuno apre, mostra la scala e dice dove cenare. Così comincia la sera da {name}, a {place}.
service | Camere per due | Letto fatto, finestra che si apre, porta che non sbatte. Di’ se un letto o due. | doppi*, matrimonial*, coppi*
service | Camera singola | Per chi cammina o viene per lavoro, a notte. | singol*
service | Famiglie | Camere vicine o un lettino accanto. Di’ le età. | famigli*, bambin*, lettin*
service | Colazione | In tavola al mattino, o in un sacchetto se parti presto. | colazion*
service | Bici e scarponi | Un angolo asciutto per chiudere le une e asciugare gli altri. | bici*, scarpon*, cammin*
special | Casa intera | Cucina e chiave per voi, con un coltello che taglia. | appartament*, intera, cucin*
special | Con il cane | Chiedi prima, con taglia e carattere. | cane, cani, animal*
line | Arrivi tardi? Dillo, e la chiave ti trova. | Quello che non mangi, meglio dirlo prima di apparecchiare.
quote | Lascia la mappa e chiedi a colazione. | Un buon letto accorcia ogni strada.
title | Camere, letti e mattine | Dalla chiave alla colazione | Una notte o più?
contact | Quando arrivate? | Chiedi una camera
action | Chiedere una camera | Dire le notti
ask | A che ora si arriva e si parte? | Si decide alla prenotazione. I bagagli di solito possono aspettare all’ingresso.
ask | La colazione è compresa? | Lo dice l’offerta della tua camera. Se parti prima, chiedi qualcosa da portare.
ask | Si può parcheggiare? | Di’ che auto hai, e saprai dove sta e quanti passi sono.
ask | E se dobbiamo disdire? | Quello che vale è scritto con la prenotazione. Avvisa presto: qualcuno cerca quel letto.
ask | C’è una camera senza scale? | Chiedi prima e di’ che cosa ti pesa: gradini, vasca, una porta stretta.
`,
  german: `
headlines | Ein Zimmer in {place} | Das Bett ist gemacht | Aufwachen in {place}
introduction | {name} ist ein Haus mit Zimmern in {place}. Schreiben Sie, wann Sie kommen und wie viele, dann wissen Sie, welches Bett frei ist.
introduction | Jemand macht auf, zeigt die Treppe und sagt, wo man abends isst. So beginnt ein Abend bei {name} in {place}.
service | Zimmer für zwei | Ein gemachtes Bett, ein Fenster zum Öffnen, eine Tür, die nicht schlägt. Ein Bett oder zwei? | doppelzimmer*, zweibett*, paar*
service | Einzelzimmer | Für Wanderer und Leute mit Terminen, nach Nächten. | einzelzimmer*, einzel*
service | Familien | Zimmer nebeneinander oder ein Kinderbett dazu. Sagen Sie, wie alt sie sind. | familie*, kinder*
service | Frühstück | Morgens auf dem Tisch, oder in der Tüte, wenn der Zug früh geht. | fruhstuck*
service | Räder und Stiefel | Eine trockene Ecke, um die einen abzuschließen und die anderen zu trocknen. | fahrrad*, rader, stiefel*, wander*
special | Monteurzimmer | Für Wochen auf der Baustelle, mit Platz für den Wagen. | monteur*, wochen*
special | Ferienwohnung | Eigene Küche, eigener Schlüssel und ein Messer, das schneidet. | ferienwohnung*, wohnung*, kuche*
special | Mit Hund | Vorher fragen, mit Größe und Gemüt. | hund*, haustier*
line | Kommen Sie spät? Sagen Sie es, dann findet der Schlüssel Sie. | Was Sie nicht essen, bitte bevor gedeckt wird.
quote | Karte weglegen und beim Frühstück fragen. | Ein gutes Bett kürzt jeden Weg ab.
title | Zimmer, Betten, Morgen | Vom Schlüssel zum Frühstück | Eine Nacht oder mehr?
contact | Wann kommen Sie? | Zimmer anfragen
action | Zimmer anfragen | Nächte nennen
ask | Wann darf man kommen, wann muss man gehen? | Das wird bei der Buchung ausgemacht. Koffer dürfen meist im Flur warten.
ask | Ist das Frühstück dabei? | Das steht im Angebot Ihres Zimmers. Wer vorher geht, fragt nach etwas zum Mitnehmen.
ask | Kann man parken? | Sagen Sie, was Sie fahren, dann hören Sie, wo es stehen kann und wie weit man trägt.
ask | Und wenn wir absagen müssen? | Was gilt, steht bei der Buchung. Melden Sie sich früh: Jemand sucht dieses Bett.
ask | Gibt es ein Zimmer ohne Treppe? | Fragen Sie vorher und sagen Sie, was schwerfällt: Stufen, Wanne oder eine schmale Tür.
`,
  japanese: `
headlines | {place}に泊まる | 布団を敷いて、お待ちします | {place}で目をさます
introduction | {name}は{place}の、部屋のある家です。着く日と人数をお知らせいただければ、空いている部屋をお答えします。
introduction | 戸を開け、階段を案内し、夕食の店をお教えします。{place}の{name}の夕方は、そうして始まります。
service | 二人の部屋 | 窓が開き、戸が静かに閉まります。布団を並べるか、離すか、お知らせください。 | 二人, ツイン, ダブル, 和室
service | ひとり旅 | 歩く方にも、仕事の方にも。一泊から。 | 一人, ひとり旅, シングル
service | 家族で | 続きの部屋か、小さな布団を一枚。年をお知らせください。 | 家族, 子ども, こども
service | 朝食 | 朝の卓に。早発ちの日は、包んでお渡しします。 | 朝食, 朝ごはん
service | 夕食 | 前の日までにお知らせください。食べられない物も、そのときに。 | 夕食, 食事, 二食
service | お風呂 | 入れる時間と順番は、着いたときにお伝えします。 | 風呂, 温泉, 貸切
special | 一棟貸し | 台所も鍵もお任せします。よく切れる包丁があります。 | 一棟, 貸し切り, 自炊
special | 送り迎え | 列車やバスの時刻をお知らせください。 | 送迎, 迎え
line | 遅く着くときは、前もってお知らせください。鍵の場所をお伝えします。 | 急な階段が心配な方は、部屋を選びますのでお知らせください。
quote | 地図は置いて、朝ごはんのときに聞いてください。 | よい寝床は、道を短くします。
title | 部屋と布団と朝 | 鍵から朝ごはんまで | 一泊ですか、何泊か
contact | いつお越しですか | 部屋を尋ねる
action | 空きを尋ねる | 泊まる日を伝える
ask | 何時に着いて、何時に発ちますか。 | 予約のときに決めます。荷物は、その前後もたいていお預かりできます。
ask | 朝食は付きますか。 | お部屋のご案内に書いてあります。早く発つ日は、持てる物をお申し付けください。
ask | 車は停められますか。 | 車の大きさをお知らせください。停める所と歩く距離をお答えします。
ask | 取り消しはどうなりますか。 | 予約のときに書いてお伝えします。早めのご連絡が助かります。
ask | 階段のない部屋はありますか。 | 段差や浴槽など、難しい所を先にお知らせください。
`,
  Korean: `
headlines | {place}에서 하룻밤 | 이불을 펴 두겠습니다 | {place}에서 눈뜨기
introduction | {name}, {place}의 방이 있는 집입니다. 오시는 날과 인원을 알려 주시면 빈방을 말씀드립니다.
introduction | 문을 열고 계단을 안내하고 저녁 먹을 곳을 알려 드립니다. {place}의 {name}에서는 저녁이 그렇게 시작됩니다.
service | 두 사람 방 | 창이 열리고 문이 조용히 닫힙니다. 침대 하나인지 둘인지 알려 주세요. | 더블, 트윈, 커플, 2인
service | 혼자 오는 분 | 걷는 분도, 일로 오는 분도. 하룻밤부터. | 혼자, 1인, 싱글
service | 가족 | 나란한 방이나 이불 한 채 더. 아이 나이를 알려 주세요. | 가족, 아이, 4인
service | 아침 | 아침상에, 또는 일찍 떠나시면 싸 드립니다. | 조식, 아침
service | 짐과 자전거 | 마른 구석에 세우고 잠급니다. | 자전거, 짐, 등산
special | 독채 | 부엌도 열쇠도 맡깁니다. 잘 드는 칼이 있습니다. | 독채, 취사, 펜션
special | 바비큐 | 불과 자리는 미리 말씀해 주세요. | 바비큐, 숯불
special | 강아지와 함께 | 크기와 성격을 먼저 알려 주세요. | 강아지, 반려견, 애견
line | 늦게 오시면 미리 알려 주세요. 열쇠 있는 곳을 알려 드립니다. | 계단이 걱정되면 맞는 방을 골라 드립니다.
quote | 지도는 두고 아침 먹을 때 물어보세요. | 좋은 잠자리가 길을 줄입니다.
title | 방과 이불과 아침 | 열쇠에서 아침상까지 | 하룻밤인가요, 여러 밤인가요
contact | 언제 오시나요 | 빈방 물어보기
action | 빈방 물어보기 | 묵을 날 알리기
ask | 몇 시에 들어가고 나오나요? | 예약할 때 정합니다. 앞뒤로 짐은 대개 맡아 둡니다.
ask | 아침이 포함되나요? | 방 안내에 적혀 있습니다. 먼저 떠나시면 가져갈 것을 말씀하세요.
ask | 주차가 되나요? | 차 크기를 알려 주시면 댈 곳과 걸을 거리를 말씀드립니다.
ask | 취소하면 어떻게 되나요? | 예약할 때 적어 드립니다. 일찍 알려 주시면 좋습니다.
ask | 계단 없는 방이 있나요? | 턱과 욕조 같은 어려운 점을 먼저 알려 주세요.
`,
}
