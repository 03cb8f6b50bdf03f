import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Tejados en {place} | Que la lluvia se quede fuera | Cuando el techo tiene cerco
introduction | {name} repara y hace tejados en {place}. Di en qué cuarto está la mancha y cuándo aparece.
introduction | La mancha casi nunca está debajo del agujero. {name}, en {place}, sigue el agua hasta la teja, el canalón o la chimenea.
service | Goteras | El agua se sigue cuesta arriba hasta la entrada. Verás fotos del punto, antes y después. | gotera*, filtrac*, humedad*
service | Tejas rotas o corridas | Se cambian por otras iguales y se prueban las de alrededor. | teja*, pizarra*, rota*
service | Retejado | Fuera la teja, rastreles y lámina nuevos, y la buena vuelve a su sitio. | retejar, retejado*, cubierta*, tejado*
service | Terrazas y cubiertas planas | Tela asfáltica o caucho, con pendiente al desagüe y prueba de agua al acabar. | terraza*, impermeabiliz*, plana*, tela
service | Canalones y bajantes | Limpios, rectos y probados con un cubo de agua. | canalon*, bajante*
service | Chimeneas y limahoyas | Zinc, plomo y mortero donde se juntan dos aguas. | chimenea*, limahoya*, zinc
special | Ventanas de tejado | Se abren, se sellan y se rematan por dentro. | ventana*, velux, claraboya*
line | ¿Gotea con cualquier lluvia o solo con viento? Dilo, que orienta mucho. | No subas: una foto desde la acera basta para empezar.
quote | El agua tiene paciencia; el tejado, que tenga más. | Una teja hoy o un techo en primavera.
title | Lo que se hace arriba | Teja, zinc y canalón | ¿Dónde gotea?
contact | ¿Dónde gotea? | Pedir que suban
action | Avisar de una gotera | Revisar el tejado
ask | Está goteando ahora, ¿qué hago? | Un cubo debajo y, si el techo se abomba, pínchalo para que caiga en un solo sitio. No enciendas esa lámpara y llama.
ask | ¿Arreglo o tejado nuevo? | Si los rastreles están sanos, se cambian piezas sueltas. Si se deshacen, cada arreglo mueve la teja de al lado.
ask | ¿Hace falta andamio? | Para unas tejas, quizá no. Para aleros y faldones enteros, sí, y va en línea aparte del presupuesto.
ask | ¿Y si llueve a mitad de obra? | Solo se abre lo que se puede cerrar por la tarde. Las lonas están desde el primer día.
ask | ¿Cuándo se limpian los canalones? | Después de las hojas, y otra vez en primavera si hay árboles encima.
`,
  french: `
headlines | Couvreur à {place} | La pluie reste dehors | Quand le plafond fait une auréole
introduction | {name} répare et refait les toitures à {place}. Dites dans quelle pièce se voit la tache, et par quel temps.
introduction | La tache est rarement sous le trou. {name}, à {place}, remonte l’eau jusqu’à la tuile, au solin ou à la cheminée.
service | Fuites de toiture | L’eau est suivie vers le haut jusqu’à son entrée. Vous voyez l’endroit en photo, avant et après. | fuite*, infiltration*, tache*
service | Tuiles et ardoises | Les cassées remplacées à l’identique, les voisines vérifiées du même coup. | tuile*, ardoise*, cassee*
service | Réfection de toiture | Dépose, liteaux et écran neufs, nouvelle couverture. Chaque soir, la maison est bâchée. | refection*, toiture*, couverture*
service | Toits plats | Membrane ou bitume sur garage et extension, avec une pente vers l’évacuation. | plat*, terrasse*, membrane*, etancheite*
service | Zinguerie et gouttières | Noues, solins, chéneaux et descentes, essayés au seau d’eau. | zinguerie, gouttiere*, zinc, cheneau*
special | Démoussage | Mousse grattée à la main, jamais au jet sous les tuiles. | demouss*, mousse*, nettoyage*
special | Fenêtres de toit | Ouverture, raccord et finition intérieure. Une ancienne qui goutte ne demande souvent qu’un raccord. | fenetre*, velux
line | Goutte-t-il à chaque pluie ou par vent d’ouest ? Cela oriente la recherche. | Restez en bas : une photo depuis le trottoir suffit pour commencer.
quote | L’eau est patiente, le toit doit l’être davantage. | Une ardoise aujourd’hui, ou un plafond au printemps.
title | Ce qui se fait là-haut | Tuile, ardoise et zinc | Où est-ce que ça goutte ?
contact | Où cela goutte-t-il ? | Faire venir le couvreur
action | Signaler une fuite | Faire voir mon toit
ask | Cela goutte maintenant, que faire ? | Un seau dessous, et si le plafond gonfle, percez-le pour que l’eau tombe à un seul endroit. N’allumez pas cette lampe et appelez.
ask | Réparer ou refaire ? | Si les liteaux sont sains, des pièces suffisent. S’ils s’effritent, chaque réparation bouge la tuile d’à côté.
ask | Faut-il un échafaudage ? | Pour quelques tuiles, peut-être pas. Pour une rive ou un pan entier, oui, et il figure à part sur le devis.
ask | Et s’il pleut en cours de chantier ? | On n’ouvre que ce qui peut être refermé le soir. Les bâches sont là dès le premier jour.
ask | Quand nettoyer les gouttières ? | Après les feuilles, et au printemps s’il y a des arbres au-dessus.
`,
  italian: `
headlines | Tetti a {place} | La pioggia resti fuori | Quando il soffitto fa l’alone
introduction | {name} ripara e rifà tetti a {place}. Di’ in quale stanza è la macchia e con quale tempo compare.
introduction | La macchia di rado sta sotto il buco. {name}, a {place}, risale l’acqua fino al coppo, alla conversa o al camino.
service | Infiltrazioni dal tetto | Si segue l’acqua in salita fino a dove entra. Vedi le foto del punto, prima e dopo. | infiltraz*, perdit*, macchi*
service | Tegole e coppi | I pezzi rotti si cambiano con altri uguali, e si provano quelli accanto. | tegol*, copp*, rott*
service | Rifacimento del tetto | Via il manto, listelli e guaina nuovi, poi i coppi buoni tornano a posto. | rifaciment*, tett*, copertur*
service | Terrazzi e tetti piani | Guaina con la pendenza verso lo scarico, e prova d’acqua alla fine. | terrazz*, guain*, pian*, impermeabilizz*
service | Grondaie e pluviali | Pulite, raddrizzate o cambiate, e provate con un secchio. | grondai*, pluvial*, lattoner*
service | Converse e camini | Rame o zinco dove il tetto incontra il muro. | convers*, camin*, scossalin*
special | Finestre da tetto | Aperte, sigillate e rifinite dentro. | finestr*, lucernar*, velux
line | Gocciola a ogni pioggia o solo col vento? Aiuta a cercare. | Non salire: per cominciare basta una foto dal marciapiede.
quote | L’acqua ha pazienza, il tetto ne abbia di più. | Un coppo oggi o un soffitto in primavera.
title | Che cosa si fa lassù | Coppi, guaina e grondaia | Dove gocciola?
contact | Dove gocciola? | Chiedi un sopralluogo
action | Segnalare una perdita | Far vedere il tetto
ask | Gocciola adesso, che cosa faccio? | Un secchio sotto e, se il soffitto si gonfia, bucalo perché l’acqua cada in un punto solo. Lascia spenta quella lampada e chiama.
ask | Riparare o rifare? | Se i listelli sono sani, bastano i pezzi. Se si sbriciolano, ogni riparazione muove il coppo vicino.
ask | Serve il ponteggio? | Per pochi coppi forse no. Per una falda intera sì, e nel preventivo ha una riga sua.
ask | E se piove a metà lavoro? | Si apre solo ciò che si può chiudere la sera. I teli sono in cantiere dal primo giorno.
ask | Quando si puliscono le grondaie? | Dopo le foglie, e in primavera se ci sono alberi sopra.
`,
  german: `
headlines | Dachdecker in {place} | Der Regen bleibt draußen | Wenn die Decke Ringe zeigt
introduction | {name} repariert und deckt Dächer in {place}. Sagen Sie, in welchem Zimmer der Fleck ist und bei welchem Wetter er kommt.
introduction | Der Fleck sitzt selten unter dem Loch. {name} in {place} verfolgt das Wasser bis zum Ziegel, zur Kehle oder zum Kamin.
service | Undichte Dächer | Das Wasser wird bergauf verfolgt, bis die Stelle gefunden ist. Sie sehen Fotos von vorher und nachher. | undicht*, leck*, wasserfleck*
service | Ziegel und Schiefer | Kaputte Stücke gegen gleiche getauscht, die Nachbarn gleich mit geprüft. | ziegel*, schiefer*, dachziegel*, pfanne*
service | Neueindeckung | Alte Deckung ab, Latten und Bahn neu, Ziegel drauf. Abends ist das Haus jedes Mal zu. | neueindeckung*, eindeckung*, dachsanierung*, umdeck*
service | Flachdächer | Bahnen auf Garage, Anbau und Gaube, mit Gefälle zum Ablauf. | flachdach*, abdichtung*, bitumen*
service | Dachrinnen und Bleche | Rinnen, Fallrohre, Kehlen und Kaminanschlüsse aus Zink oder Kupfer. | dachrinne*, rinne*, blech*, spengler*, fallrohr*
special | Dachfenster | Eingebaut, angeschlossen, innen verkleidet. Alte, die tropfen, brauchen oft nur einen neuen Eindeckrahmen. | dachfenster*, velux
service | Sturmschäden | Zuerst kommt die Plane, dann Fotos und eine Aufstellung für die Versicherung. | sturm*, notdienst*, plane*
line | Tropft es bei jedem Regen oder nur bei Westwind? Das hilft beim Suchen. | Bitte steigen Sie nicht hinauf: Ein Foto vom Gehweg reicht für den Anfang.
quote | Wasser hat Geduld, ein Dach braucht mehr davon. | Heute ein Ziegel oder im Frühjahr eine Decke.
title | Was oben zu tun ist | Ziegel, Schiefer, Zink | Wo tropft es?
contact | Wo tropft es? | Dachdecker anfragen
action | Undichte Stelle melden | Dach ansehen lassen
ask | Es tropft gerade, was nun? | Eimer darunter, und wo die Decke sich wölbt, ein Loch stechen, damit das Wasser an einer Stelle kommt. Lampe dort auslassen und anrufen.
ask | Reparieren oder neu decken? | Sind die Latten gesund, reichen einzelne Ziegel. Zerfallen sie, lockert jede Reparatur den nächsten.
ask | Braucht es ein Gerüst? | Für ein paar Ziegel vielleicht nicht. Für Traufe und ganze Flächen ja, und es steht als eigener Posten im Angebot.
ask | Und wenn es mittendrin regnet? | Geöffnet wird nur, was abends wieder zu ist. Die Planen liegen vom ersten Tag an bereit.
ask | Wann wird die Rinne gereinigt? | Nach dem Laub, und im Frühjahr noch einmal, wenn Bäume darüber stehen.
`,
  japanese: `
headlines | {place}の屋根屋 | 雨は、外にいてもらう | 天井に輪じみが出たら
introduction | {name}は{place}で、屋根の修理と葺き替えをしています。しみのある部屋と、出るときの天気をお知らせください。
introduction | しみの真上に穴があるとは限りません。{name}が{place}で、水の道を瓦や谷までたどります。
service | 雨漏り | 水の入り口まで、さかのぼって探します。直す前とあとの写真をお見せします。 | 雨漏り, 雨もり
service | 瓦の差し替え | 割れた瓦を同じ形の物に替え、まわりの釘も確かめます。 | 瓦, かわら, スレート
service | 葺き替え | 古い屋根をはがし、下地と防水紙から新しくします。毎日、夕方には覆って帰ります。 | 葺き替え, カバー工法, 屋根
service | 雨どい | 掃除、つり直し、交換。最後に水を流して確かめます。 | 雨どい, 雨樋
service | 棟と漆喰 | ずれた棟を積み直し、はがれた漆喰を詰め直します。 | 棟, 漆喰
special | ベランダと陸屋根 | 水が溜まらない勾配にして防水します。 | 防水, ベランダ, 陸屋根
service | 台風のあと | まず覆いをかけ、それから写真と見積もりを作ります。 | 台風, 強風, 災害
line | どの雨でも漏るのか、風の強い日だけか。それが手がかりになります。 | 屋根には上らないでください。道からの写真で十分です。
quote | 水は気が長い。屋根はもっと長く。 | 今日の瓦一枚か、春の天井か。
title | 屋根の上でする仕事 | 瓦と板金と雨どい | どこから漏りますか
contact | 漏る場所を伝える | 屋根を見てもらう
action | 雨漏りを伝える | 屋根を見てもらう
ask | いま漏っています。どうすればよいですか。 | 下にバケツを置き、その場所の照明は切ってください。それからお電話ください。
ask | 直すのと葺き替えと、どちらですか。 | 下地がしっかりしていれば部分で済みます。傷んでいれば写真でお見せします。
ask | 足場は要りますか。 | 瓦数枚なら要らないこともあります。要るときは、見積もりに分けて書きます。
ask | 途中で雨が降ったら。 | その日に閉じられる分だけ開けます。シートは初日から置いてあります。
ask | 屋根が浮いていると訪ねて来た人に言われました。 | 上らせずに、まず写真を撮って見せてください。急ぐ必要のないことが多いものです。
`,
  Korean: `
headlines | {place} 지붕 공사 | 비는 밖에 두겠습니다 | 천장에 얼룩이 생겼을 때
introduction | {name}입니다. {place}에서 지붕을 고치고 새로 얹습니다. 얼룩이 어느 방에, 어떤 날씨에 생기는지 알려 주세요.
introduction | 얼룩 바로 위가 구멍인 경우는 드뭅니다. {name}, {place}에서 물길을 거슬러 기와와 골까지 찾아갑니다.
service | 지붕 누수 | 물이 들어오는 자리까지 거슬러 찾습니다. 고치기 전과 뒤의 사진을 보여 드립니다. | 누수, 비가 새, 지붕 누수
service | 기와 교체 | 깨진 것을 같은 모양으로 바꾸고 둘레의 못도 살핍니다. | 기와, 슁글
service | 지붕 교체 | 헌 지붕을 걷고 바탕과 방수지부터 새로 합니다. 저녁마다 덮어 둡니다. | 지붕 교체, 지붕 공사, 징크, 강판
special | 옥상 방수 | 물이 배수구로 흐르게 바탕을 잡고 칠합니다. | 옥상, 방수, 우레탄
service | 빗물받이 | 치우고, 바로 달고, 물을 부어 확인합니다. | 빗물받이, 물받이, 홈통
service | 처마와 용마루 | 들뜬 마감을 다시 눌러 바람이 들지 않게 합니다. | 처마, 용마루
service | 태풍 뒤 보수 | 먼저 덮고, 그다음 사진과 견적을 드립니다. | 태풍, 강풍, 긴급
line | 비가 올 때마다인지, 바람 부는 날만인지 알려 주세요. 실마리가 됩니다. | 올라가지 마세요. 길에서 찍은 사진이면 충분합니다.
quote | 물은 참을성이 많습니다. 지붕은 더 많아야 합니다. | 오늘 기와 한 장, 아니면 봄에 천장 하나.
title | 지붕 위에서 하는 일 | 기와와 강판과 물받이 | 어디서 새나요
contact | 어디서 새나요 | 지붕 봐 달라기
action | 누수 알리기 | 지붕 점검 문의
ask | 지금 새고 있어요. 어떻게 하나요? | 밑에 양동이를 놓고 그 자리의 전등을 끄세요. 그리고 전화해 주세요.
ask | 고칠까요, 새로 할까요? | 바탕이 성하면 일부만 바꿉니다. 상했으면 사진으로 보여 드립니다.
ask | 비계가 필요한가요? | 기와 몇 장이면 없어도 됩니다. 필요하면 견적에 따로 적습니다.
ask | 공사 중에 비가 오면요? | 그날 닫을 수 있는 만큼만 엽니다. 덮개는 첫날부터 둡니다.
ask | 물받이는 언제 치우나요? | 낙엽이 진 뒤에, 나무가 가까우면 봄에 한 번 더 치웁니다.
`,
}
