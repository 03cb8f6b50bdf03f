import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Mecánico a domicilio en {place} | El coche no se mueve | El taller va a {place} | ¿No arranca? Déjalo ahí | Reparado en tu misma plaza
introduction | {name} repara coches donde están, en {place}: {services}. Manda la matrícula, el sitio y qué le pasa.
introduction | Sin grúa y sin sala de espera. {name} va a tu casa o a tu trabajo en {place} con las herramientas en la furgoneta.
introduction | Un testigo encendido es una pregunta, todavía no una factura. {name}, en {place}, lo lee y explica qué significa.
service | Diagnosis | Se leen los códigos y después se comprueba en el propio coche. Un código señala un circuito, no la pieza que hay que comprar. | diagnos*, testigo*, averia*, codigo*
service | Cambio de aceite y revisión | Aceite, filtros y bujías según el fabricante; el aceite viejo se va en la furgoneta. | aceite*, revision*, filtro*, bujia*, mantenimiento*
service | Frenos | Pastillas y discos, rueda por rueda, con las piezas viejas a la vista. | freno*, pastilla*, disco*
service | Batería y arranque | Primero se mide: muchas veces es el alternador o un cable. | bateria*, arran*, alternador*
service | Correas y refrigeración | Manguitos que pierden, bombas cansadas, correas que chillan por la mañana. | correa*, bomba*, manguito*, radiador*, refrigera*
service | Suspensión y dirección | Golpes en los baches, rótulas con holgura, muelles partidos. | suspension*, direccion*, amortiguador*, rotula*
line | Basta un sitio llano y espacio para dar la vuelta al coche. | Lo que pide elevador se dice antes de salir.
quote | El coche se queda; el taller viaja. | Primero leer el código, luego dudar de él. | Las piezas viejas se enseñan siempre.
title | Lo que cabe en la furgoneta | Reparado donde está el coche | Sin elevador
contact | ¿Dónde está el coche? | Cuenta qué le pasa
action | Contar qué le pasa | Pedir mecánico
ask | ¿Qué no se puede hacer en la calle? | Embragues, cajas de cambio, neumáticos y lo que pide elevador. Te lo decimos en la primera llamada.
ask | ¿Vale una plaza de garaje comunitario? | Casi siempre, si la comunidad lo permite y se puede abrir el capó con luz.
ask | ¿Qué hace falta saber antes? | Matrícula, sitio, qué hace y desde cuándo. Un vídeo del ruido ahorra suposiciones.
ask | ¿Y si llueve? | Con lluvia fina se trabaja; con tormenta se busca otra hora.
ask | ¿Puedo poner yo la pieza? | Manda antes la referencia. De una pieza ajena no se puede responder, y la equivocada cuesta otro viaje.
`,
  french: `
headlines | Mécanicien à domicile à {place} | La voiture reste où elle est | L’atelier vient à {place} | Elle ne démarre plus ? Laissez-la | Réparée devant chez vous
introduction | {name} répare les voitures sur place à {place} : {services}. Envoyez l’immatriculation, le lieu et ce qu’elle fait.
introduction | Ni dépanneuse ni salle d’attente. {name} vient chez vous ou à votre travail, à {place}, outils dans la camionnette.
introduction | Un voyant est une question, pas encore une facture. {name}, à {place}, le lit et dit ce qu’il veut dire.
service | Diagnostic | Les codes sont lus, puis vérifiés sur la voiture. Un code désigne un circuit, pas la pièce à acheter. | diagnostic*, voyant*, panne*, valise
service | Vidange et entretien | Huile, filtres, bougies selon le carnet. L’huile usée repart avec la camionnette. | vidange*, entretien*, huile, filtre*, bougie*, revision*
service | Freins | Plaquettes et disques, roue par roue, les pièces usées posées à côté. | frein*, plaquette*, disque*
service | Batterie et démarrage | D’abord une mesure : c’est souvent l’alternateur ou un câble. | batterie*, demarr*, alternateur*
service | Courroies et refroidissement | Durites qui suintent, pompes fatiguées, courroies qui crient le matin. | courroie*, pompe*, durite*, radiateur*, refroidi*
service | Suspension et direction | Bruits sur les bosses, rotules qui ont du jeu, ressorts cassés. | suspension*, direction*, amortisseur*, rotule*
line | Il faut un sol plat et la place de faire le tour de la voiture. | Ce qui demande un pont est dit avant le départ.
quote | La voiture reste, l’atelier se déplace. | Lire le code, puis en douter. | Les pièces usées vous sont montrées.
title | Ce qui tient dans la camionnette | Réparé là où elle est garée | Sans pont élévateur
contact | Où est la voiture ? | Décrire la panne auto
action | Décrire la panne auto | Demander un mécanicien
ask | Qu’est-ce qui ne se fait pas dehors ? | Embrayages, boîtes, pneus, tout ce qui demande un pont. Nous le disons au premier appel.
ask | Un parking d’immeuble convient-il ? | Le plus souvent, si le règlement le permet et si le capot s’ouvre à la lumière.
ask | Que faut-il dire avant la visite ? | L’immatriculation, le lieu, ce qu’elle fait et depuis quand. Une vidéo du bruit évite de deviner.
ask | Travaillez-vous sous la pluie ? | Sous une pluie fine, on travaille. Sous l’orage, on prend une autre heure.
ask | Puis-je fournir la pièce ? | Envoyez d’abord la référence. Une pièce qui ne va pas coûte un second déplacement.
`,
  italian: `
headlines | Meccanico a domicilio a {place} | L’auto resta dov’è | L’officina arriva a {place} | Non parte? Lasciala lì | Riparata sotto casa tua
introduction | {name} ripara le auto dove sono, a {place}: {services}. Manda la targa, il posto e che cosa fa.
introduction | Niente carro attrezzi, niente sala d’attesa. {name} viene a casa o al lavoro, a {place}, con gli attrezzi nel furgone.
introduction | Una spia accesa è una domanda, non ancora un conto. {name}, a {place}, la legge e spiega che cosa vuol dire.
service | Diagnosi | Si leggono i codici, poi si controlla sull’auto. Un codice indica un circuito, non il pezzo da comprare. | diagnos*, spia, spie, guast*, centralin*
service | Tagliando | Olio, filtri e candele secondo il libretto; l’olio vecchio riparte col furgone. | tagliand*, olio, filtr*, candel*, manutenzion*
service | Freni | Pastiglie e dischi, ruota per ruota, con i pezzi vecchi da vedere. | fren*, pastigli*, disch*
service | Batteria e avviamento | Prima si misura: spesso è l’alternatore o un cavo. | batteri*, avviament*, alternator*, non parte
service | Cinghie e raffreddamento | Manicotti che perdono, pompe stanche, cinghie che fischiano al mattino. | cinghi*, pomp*, manicott*, radiator*, raffreddament*
service | Sospensioni e sterzo | Colpi sulle buche, testine con gioco, molle rotte. | sospension*, sterzo, ammortizzator*, testin*
line | Serve un posto in piano e lo spazio per girare intorno all’auto. | Quel che vuole il ponte si dice prima di partire.
quote | L’auto sta ferma, l’officina viaggia. | Leggere il codice, poi dubitarne. | I pezzi vecchi si fanno vedere.
title | Quel che sta nel furgone | Riparata dov’è parcheggiata | Senza ponte
contact | Dov’è l’auto? | Descrivi il difetto
action | Descrivere il difetto | Chiedere un meccanico
ask | Che cosa non si fa per strada? | Frizioni, cambi, gomme e ciò che vuole il ponte. Te lo diciamo alla prima telefonata.
ask | Va bene il garage del condominio? | Quasi sempre, se il regolamento lo permette e il cofano si apre alla luce.
ask | Che cosa serve sapere prima? | Targa, posto, che cosa fa e da quando. Un video del rumore evita di indovinare.
ask | Lavori anche sotto la pioggia? | Con poca pioggia si lavora; col temporale si cambia ora.
ask | Posso dare io il pezzo? | Manda prima il codice. Un pezzo sbagliato costa un secondo viaggio.
`,
  german: `
headlines | Mobiler Kfz-Mechaniker in {place} | Ihr Auto bleibt stehen | Die Werkstatt kommt nach {place} | Springt nicht an? Stehen lassen | Repariert vor Ihrer Tür
introduction | {name} repariert Autos dort, wo sie stehen, in {place}: {services}. Schicken Sie Kennzeichen, Ort und was der Wagen macht.
introduction | Kein Abschleppen, kein Warteraum. {name} kommt in {place} zu Ihnen nach Hause oder zur Arbeit, mit dem Werkzeug im Transporter.
introduction | Eine Warnlampe ist eine Frage, noch keine Rechnung. {name} in {place} liest sie aus und sagt, was sie bedeutet.
service | Fehlersuche | Erst auslesen, dann am Auto nachprüfen. Ein Fehlercode nennt den Stromkreis, nicht das Teil, das man kaufen muss. | fehler*, diagnos*, auslesen, warnlampe*, motorleuchte*
service | Inspektion und Ölwechsel | Öl, Filter und Kerzen nach Plan des Herstellers; das Altöl fährt wieder mit. | inspektion*, olwechsel*, ol, filter*, wartung*, zundkerze*
service | Bremsen | Beläge und Scheiben, Rad für Rad, und die alten Teile zum Ansehen. | bremse*, belag*, bremsscheibe*, bremsbelag*
service | Batterie und Anlasser | Zuerst wird gemessen, denn oft ist es die Lichtmaschine oder ein Kabel. | batterie*, anlasser*, lichtmaschine*, starthilfe*
service | Riemen und Kühlung | Undichte Schläuche, müde Pumpen, Riemen, die morgens quietschen. | riemen*, pumpe*, kuhler*, kuhlung*, schlauch*
service | Fahrwerk und Lenkung | Poltern bei Schlaglöchern, ausgeschlagene Gelenke, gebrochene Federn. | fahrwerk*, lenkung*, stossdampfer*, feder*, querlenker*
line | Es braucht nur eine ebene Fläche und Platz rund um den Wagen. | Was eine Hebebühne braucht, hören Sie vor der Anfahrt.
quote | Das Auto bleibt, die Werkstatt fährt. | Erst auslesen, dann zweifeln. | Alte Teile bekommen Sie zu sehen.
title | Was in den Transporter passt | Repariert, wo der Wagen steht | Ohne Hebebühne
contact | Wo steht der Wagen? | Fehler beschreiben
action | Fehler beschreiben | Mechaniker anfragen
ask | Was geht am Straßenrand nicht? | Kupplung, Getriebe, Reifen und was eine Bühne braucht. Das sagen wir beim ersten Anruf.
ask | Geht es in der Tiefgarage? | Meist ja, wenn die Hausordnung es zulässt und Licht zum Arbeiten da ist.
ask | Was soll ich vorher durchgeben? | Kennzeichen, Standort, was der Wagen macht und seit wann. Ein Video vom Geräusch erspart das Raten.
ask | Geht das auch bei Regen? | Bei leichtem Regen geht vieles. Bei Gewitter wird eine andere Stunde vereinbart.
ask | Kann ich das Teil selbst besorgen? | Schicken Sie vorher die Teilenummer. Ein falsches kostet Sie eine zweite Anfahrt.
`,
  japanese: `
headlines | {place}の出張整備 | 車は、そのままで | ご自宅の駐車場で整備 | 動かない車のもとへ | 工具を積んで{place}へ
introduction | {name}は{place}で、{services}を、車のある場所で行います。車種、場所、症状をお知らせください。
introduction | レッカーも代車もいりません。{name}が工具を積んで、ご自宅や勤め先に伺います。
introduction | 警告灯は、まだ故障の答えではありません。{name}が読み取り、意味をご説明します。
service | 故障診断 | 警告灯のコードを読み、車で確かめてから、直すところをお伝えします。 | 診断, 警告灯, 故障
service | オイル交換と点検 | オイル、フィルター、プラグ。古いオイルは持ち帰ります。 | オイル, 点検, フィルター, プラグ
service | ブレーキ | パッドとディスクを一輪ずつ。外した部品をお見せします。 | ブレーキ, パッド, ディスク
service | バッテリー上がり | 先に測ります。発電機や配線が原因のこともあります。 | バッテリー, オルタネーター, エンジンがかからない
service | ベルトと冷却水 | 朝に鳴くベルト、にじむホース、弱った水ポンプ。 | ベルト, ホース, 冷却水, ラジエーター
service | 足まわり | 段差での音、がたつき、折れたばね。 | 足まわり, 足回り, サスペンション, ショック
line | 平らな場所と、車のまわりを歩ける幅があれば伺えます。 | リフトが要る作業は、伺う前にお伝えします。
quote | 車は動かさず、工具が動きます。 | コードを読み、そして疑います。 | 外した部品は、必ずお見せします。
title | 積んで行けること | 車のある場所で | リフトなしでできる整備
contact | 車の症状を伝える | 車はどこですか
action | 車の症状を伝える | 出張を頼む
ask | その場でできない作業はありますか。 | クラッチ、変速機、タイヤ、リフトが要る作業です。最初のお電話でお伝えします。
ask | マンションの駐車場でもできますか。 | 管理規約で認められ、ボンネットを開けられる明るさがあれば、たいていできます。
ask | 先に何を伝えればよいですか。 | 車種と年式、場所、症状、いつからか。音の動画があると助かります。
ask | 雨の日でも頼めますか。 | 小雨ならできる作業もあります。荒れる日は、時間を改めます。
ask | 部品は持ち込めますか。 | 先に品番をお知らせください。合わない部品では、もう一度伺うことになります。
`,
  Korean: `
headlines | {place} 출장 자동차 정비 | 차는 그 자리에 두세요 | 공구를 싣고 찾아갑니다 | 시동이 안 걸리면 그대로 | 주차장에서 고치는 차
introduction | {name}입니다. {place}에서 {services} 등을 차가 있는 자리에서 합니다. 차종과 위치, 증상을 보내 주세요.
introduction | 견인도, 기다림도 없이. {name}에서 공구를 싣고 {place}의 집이나 직장으로 갑니다.
introduction | 경고등은 질문이지 아직 청구서가 아닙니다. {name}에서 읽고 무슨 뜻인지 설명합니다.
service | 고장 진단 | 코드를 읽고 차에서 다시 확인합니다. 코드는 회로를 가리킬 뿐, 살 부품을 말해 주지 않습니다. | 진단, 경고등, 고장
service | 엔진오일과 점검 | 오일, 필터, 점화 플러그. 폐유는 가져갑니다. | 엔진오일, 오일, 점검, 필터, 플러그
service | 브레이크 | 패드와 디스크를 바퀴마다. 떼어 낸 부품을 보여 드립니다. | 브레이크, 패드, 디스크
service | 배터리와 시동 | 먼저 잽니다. 발전기나 배선일 때가 많습니다. | 배터리, 시동, 발전기, 방전
service | 벨트와 냉각수 | 아침마다 우는 벨트, 새는 호스, 지친 펌프. | 벨트, 호스, 냉각수, 라디에이터
service | 하체와 조향 | 방지턱에서 나는 소리, 유격, 부러진 스프링. | 하체, 서스펜션, 쇼바, 조향
line | 평평한 자리와 차를 한 바퀴 돌 공간이면 됩니다. | 리프트가 필요한 일은 출발 전에 말씀드립니다.
quote | 차는 서 있고 공구가 움직입니다. | 코드를 읽고, 그다음 의심합니다. | 떼어 낸 부품은 꼭 보여 드립니다.
title | 싣고 가는 정비 | 차가 선 자리에서 | 리프트 없이 되는 일
contact | 차량 증상 알리기 | 차가 어디 있나요?
action | 차량 증상 알리기 | 출장 부르기
ask | 현장에서 못 하는 일은 무엇인가요? | 클러치, 변속기, 타이어, 리프트가 필요한 일입니다. 첫 통화에서 말씀드립니다.
ask | 아파트 지하 주차장도 되나요? | 관리 규정이 허락하고 보닛을 열 만큼 밝으면 대개 됩니다.
ask | 무엇을 미리 알려야 하나요? | 차종과 연식, 위치, 증상, 언제부터인지. 소리 영상이 있으면 짐작이 줄어듭니다.
ask | 비 오는 날에도 되나요? | 가랑비에는 하는 일이 많고, 폭우에는 시간을 다시 잡습니다.
ask | 부품을 제가 사도 되나요? | 먼저 품번을 보내 주세요. 맞지 않으면 한 번 더 가야 합니다.
`,
}
