import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Fontanería en {place} | El agua, por su sitio | Cuando el grifo no para
introduction | {name} repara tuberías, grifos y calentadores en {place}. Dinos qué gotea y desde cuándo.
introduction | Cierra la llave de paso y llama. {name}, en {place}, se ocupa del resto.
service | Fugas | Primero se para el agua, después se busca el punto. | fuga*, escape*, gotea*, humedad*
service | Atascos | Cocina, baño o patio. Libre, y con la causa a la vista. | atasco*, desatasc*, desague*
service | Grifos y lavabos | Los que gotean se arreglan, los cansados se cambian. | grifo*, lavabo*, fregadero*
service | Baños | De los azulejos viejos a la última junta, con una sola persona al cargo. | bano*, ducha*, banera*
service | Calentadores y calderas | Revisados, reparados o cambiados. | calentador*, caldera*, termo*
service | Cisternas e inodoros | Pierde, no carga, se mueve: todo conocido. | cisterna*, inodoro*, vater*
line | ¿Sabes dónde está la llave de paso? Búscala hoy. | Una foto de la fuga ahorra un viaje.
title | En qué ayudamos | Lo que gotea, atasca y suena | Fontanería, pieza por pieza
contact | Cuenta la avería | Pide una visita
action | Contar la avería | Pedir un fontanero
ask | ¿Qué hago si se rompe una tubería? | Cierra la llave de paso, corta la luz en la zona mojada y llama. Lo demás puede esperar.
ask | ¿Cuánto tiempo estaremos sin agua? | Solo mientras se trabaja en la tubería. Te lo decimos antes de empezar.
ask | ¿Merece la pena reparar? | Te lo decimos al verlo, también cuando la respuesta es no.
ask | ¿Sirve el desatascador líquido? | Rara vez dura, y daña las tuberías viejas. Mejor déjalo.
`,
  french: `
headlines | Plombier à {place} | L’eau à sa place | Quand le robinet n’arrête plus
introduction | {name} répare tuyaux, robinets et chauffe-eau à {place}. Dites ce qui goutte, et depuis quand.
introduction | Fermez l’arrivée d’eau et appelez. {name}, à {place}, s’occupe du reste.
service | Fuites | L’eau d’abord arrêtée, puis l’endroit trouvé. | fuite*, depannage*, degat*
service | Débouchage | Cuisine, bain ou cour. Libre, et la cause avec. | debouch*, bouch*, canalis*
service | Robinets et lavabos | Ceux qui gouttent sont réparés, les fatigués remplacés. | robinet*, lavabo*, evier*
service | Salles de bains | Du vieux carrelage au dernier joint, avec un seul interlocuteur. | salle*, bain*, douche*
service | Chauffe-eau et chaudières | Entretenus, réparés ou changés. | chauffe*, chaudiere*, ballon*
service | Toilettes | Elle coule, elle ne se remplit plus, elle bouge : on connaît. | toilette*, wc, chasse*
line | Savez-vous où se ferme l’eau ? Regardez aujourd’hui. | Une photo de la fuite évite souvent un trajet.
title | Ce qui nous amène | Ce qui goutte, bouche et siffle | Plomberie, pièce par pièce
contact | Décrire la fuite | Demander un passage
action | Décrire la fuite | Demander un plombier
ask | Que faire si un tuyau casse ? | Fermez l’arrivée d’eau, coupez le courant dans la pièce mouillée et appelez. Le reste peut attendre.
ask | L’eau sera-t-elle coupée longtemps ? | Le temps de travailler sur le tuyau. Nous le disons avant de commencer.
ask | Vaut-il la peine de réparer ? | Nous le disons après avoir regardé, même quand la réponse est non.
ask | Le déboucheur liquide sert-il ? | Rarement longtemps, et il abîme les vieux tuyaux. Mieux vaut s’en passer.
`,
  italian: `
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
`,
  german: `
headlines | Klempner in {place} | Wasser, wo es hingehört | Wenn der Hahn nicht aufhört
introduction | {name} repariert Leitungen, Armaturen und Heizwasser in {place}. Sagen Sie, was tropft, und seit wann.
introduction | Drehen Sie den Haupthahn zu und rufen Sie an. {name} in {place} kümmert sich um den Rest.
service | Lecks und Rohrbruch | Zuerst wird das Wasser gestoppt, dann die Stelle gesucht. | leck*, rohrbruch*, undicht*, tropf*
service | Verstopfte Abflüsse | Küche, Bad oder Hof. Frei gemacht, und der Grund gleich mit. | abfluss*, verstopf*, kanal*
service | Armaturen und Waschbecken | Tropfende werden abgedichtet, müde getauscht. | armatur*, wasserhahn*, waschbecken*, hahn*
service | Bäder | Vom Entfernen der alten Fliesen bis zur letzten Fuge, in einer Hand. | bad, bader, badezimmer*, dusche*, badewanne*
service | Heizung und Warmwasser | Gewartet, entlüftet, repariert. | heizung*, warmwasser*, boiler*, therme*
service | Toiletten und Spülkästen | Läuft nach, läuft nicht, wackelt: alles bekannt. | toilette*, wc, spulkasten*
line | Wissen Sie, wo der Haupthahn ist? Schauen Sie heute nach. | Ein Foto der Stelle spart oft einen Weg.
title | Wobei wir kommen | Was tropft, klemmt und rauscht | Sanitär, Stück für Stück
contact | Schaden melden | Termin anfragen
action | Schaden melden | Klempner anfragen
ask | Was tue ich bei einem Rohrbruch? | Haupthahn zu, Strom im nassen Raum aus, dann anrufen. Alles andere hat Zeit.
ask | Kommt das Wasser für lange Zeit weg? | Nur solange an der Leitung gearbeitet wird. Wir sagen vorher, wie lange es dauert.
ask | Lohnt sich die Reparatur noch? | Das sagen wir nach einem Blick darauf. Auch, wenn die Antwort nein ist.
ask | Hilft Abflussreiniger aus der Flasche? | Selten auf Dauer, und er greift alte Rohre an. Lassen Sie ihn lieber stehen.
`,
  japanese: `
headlines | {place}の水道修理 | 水は、あるべきところに | 蛇口が止まらないときは
introduction | {name}は{place}で、水漏れ、蛇口、給湯器を直しています。どこが、いつからかをお知らせください。
introduction | まず元栓を閉めて、お電話ください。あとは{name}が伺います。
service | 水漏れ | 先に水を止め、それから場所を探します。 | 水漏れ, 漏水
service | 詰まり | 台所、お風呂、屋外の排水。原因まで取り除きます。 | 詰まり, つまり, 排水
service | 蛇口と洗面台 | 直せるものは直し、古いものは取り替えます。 | 蛇口, 洗面, シンク
service | 浴室 | 古いタイルを外すところから、最後の目地まで。 | 浴室, お風呂, 風呂
service | 給湯器 | 点検、修理、交換。 | 給湯器, ボイラー
service | トイレ | 流れない、止まらない、がたつく。よくあることです。 | トイレ
line | 元栓の場所をご存じですか。今日、見ておきましょう。 | 場所の写真があると、一度で済むことがあります。
title | 直せるもの | 水まわり、ひとつずつ | 漏れる、詰まる、鳴る
contact | 症状を伝える | 訪問を頼む
action | 症状を伝える | 訪問を相談する
ask | 管が破れたら、どうすればよいですか。 | 元栓を閉め、ぬれた場所の電気を切って、お電話ください。ほかは後で大丈夫です。
ask | 水はどのくらい止まりますか。 | 管に触れている間だけです。始める前にお伝えします。
ask | 直すのと替えるのと、どちらがよいですか。 | 見てからお答えします。替えなくてよいときは、そう言います。
ask | 市販の薬剤は効きますか。 | 長くは効かず、古い管を傷めます。使わずにご相談ください。
`,
  Korean: `
headlines | {place} 배관·수도 | 물은 있어야 할 곳에 | 수도꼭지가 멈추지 않을 때
introduction | {name}입니다. {place}에서 누수와 수도꼭지, 보일러를 고칩니다. 어디가 언제부터인지 알려 주세요.
introduction | 먼저 밸브를 잠그고 전화해 주세요. 나머지는 저희가 합니다.
service | 누수 | 먼저 물을 멈추고, 그다음 자리를 찾습니다. | 누수, 물이 새
service | 막힘 | 주방, 욕실, 마당. 원인까지 걷어 냅니다. | 막힘, 막혔, 하수구, 배수
service | 수도꼭지와 세면대 | 새는 것은 고치고, 낡은 것은 바꿉니다. | 수도꼭지, 수전, 세면대, 싱크
service | 욕실 | 낡은 타일부터 마지막 줄눈까지. | 욕실, 샤워
service | 보일러와 온수 | 점검하고, 고치고, 바꿉니다. | 보일러, 온수
service | 변기 | 새고, 차지 않고, 흔들리고. 자주 보는 일입니다. | 변기, 화장실
line | 밸브가 어디 있는지 아시나요? 오늘 한번 보세요. | 사진 한 장이면 한 번에 끝나기도 합니다.
title | 고치는 것 | 물 쓰는 곳, 하나씩 | 새고 막히고 소리 날 때
contact | 증상 알리기 | 방문 요청
action | 증상 알리기 | 방문 요청하기
ask | 관이 터지면 어떻게 하나요? | 밸브를 잠그고 젖은 곳의 전기를 끈 뒤 전화해 주세요. 나머지는 나중에 해도 됩니다.
ask | 물이 오래 끊기나요? | 관을 다루는 동안만입니다. 시작하기 전에 말씀드립니다.
ask | 고치는 게 나은가요, 바꾸는 게 나은가요? | 보고 말씀드립니다. 바꾸지 않아도 되면 그렇게 말합니다.
ask | 시중 약품이 도움이 되나요? | 오래가지 않고 낡은 관을 상하게 합니다. 쓰지 않는 편이 낫습니다.
`,
}
