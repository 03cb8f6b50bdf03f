import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Óptica en {place} | Lee otra vez esa línea | ¿Te faltan brazos para leer?
introduction | {name} gradúa la vista y ajusta gafas en {place}. Trae las viejas, aunque estén rotas: dicen por dónde empezar.
introduction | La carta se aleja cada año, o la pizarra se ve blanda. {name}, en {place}, busca la lente que la devuelve.
service | Graduación | De lejos, de cerca y a la distancia de tu pantalla. No hay respuesta mala. | graduac*, revision*, vista, examen*
service | Monturas | Primero el ancho, el puente y las orejas; después la moda. | montura*, gafas
service | Progresivos | Se miden con la gafa puesta y tu manera de llevar la cabeza. La primera semana pide paciencia. | progresiv*, bifocal*
service | Lentillas | Se prueban, se miran en el ojo y se ensaya hasta que te las pongas sin ayuda. | lentilla*, contacto
service | Gafas para niños | Patillas que ceden y lentes que aguantan un balón. El color lo eligen ellos. | nino*, infantil*, miopia
service | Gafas de sol | Con tu graduación, para conducir, mar o nieve. | sol, polarizad*, deport*
service | Arreglos y ajustes | Un tornillo, una plaqueta, la patilla sobre la que alguien se sentó. | arreglo*, ajuste*, tornillo*, reparac*
special | Fondo de ojo y tensión | Una imagen que se guarda para comparar la próxima vez. | tension, fondo, retina*, oct
line | Si llevas lentillas, pregunta cuánto antes hay que quitarlas. | Destellos o una cortina de golpe: eso es del médico, y hoy.
quote | ¿Uno o dos? Sin prisa. | Las gafas buenas se olvidan a media mañana.
title | Vista, lentes y monturas | De la letra pequeña al espejo | ¿Qué quieres volver a leer?
contact | Pedir una graduación | ¿Qué ves borroso?
action | Pedir una graduación | Preguntar por gafas
ask | ¿Cada cuánto se gradúa la vista? | Cada dos años si nada cambia. Antes si hay dolor de cabeza, diabetes o un niño que se acerca al papel.
ask | ¿Cuánto dura la revisión? | Una media hora, algo más con lentillas. Al final sabes los valores y qué significan.
ask | ¿Me dais la receta? | Sí, pídela. No hay obligación de comprar donde te midieron.
ask | ¿Cuándo están las gafas? | Las lentes sencillas, en días; las talladas, una o dos semanas. Se ajustan a tu cara al recogerlas.
ask | ¿Y si no me acostumbro? | Llévalas una semana y vuelve. A veces la montura cae un poco; si falla la lente, se mide otra vez.
ask | ¿Sirve mi montura vieja? | Muchas veces. El plástico viejo puede romperse, y se avisa antes.
`,
  french: `
headlines | Opticien à {place} | Relisez cette ligne | Des bras trop courts pour lire ?
introduction | {name} contrôle la vue et ajuste des lunettes à {place}. Apportez les anciennes, même cassées : elles disent par où commencer.
introduction | Le menu s’éloigne chaque année, ou le tableau devient flou. {name}, à {place}, cherche le verre qui le ramène.
service | Examen de vue | De loin, de près et à la distance de votre écran. Il n’y a pas de mauvaise réponse. | examen*, vue, refraction, controle*
service | Montures | La largeur, le pont et les oreilles d’abord, la mode ensuite. | monture*, lunettes
service | Verres progressifs | Mesurés monture sur le nez, selon votre port de tête. La première semaine demande de la patience. | progressif*, progressifs, bifoca*
service | Lentilles | Essayées, vérifiées sur l’œil, répétées jusqu’à ce que vous les posiez sans aide. | lentille*, contact
service | Lunettes d’enfant | Des branches souples, des verres qui tiennent au ballon. La couleur, c’est l’enfant qui choisit. | enfant*, myopie
service | Lunettes de soleil | À votre vue, pour la route, l’eau ou la neige. | soleil, polaris*, sport*
service | Réparation et ajustage | Une vis, une plaquette, la branche sur laquelle on s’est assis. | repar*, ajust*, vis, plaquette*
special | Basse vision | Loupes, lampes et filtres pour relire le courrier. | basse vision, loupe*, dmla
line | Vous portez des lentilles ? Demandez quand les retirer avant l’examen. | Des éclairs, un voile soudain : c’est pour le médecin, aujourd’hui.
quote | Un ou deux ? Prenez le temps. | De bonnes lunettes s’oublient avant midi.
title | Vue, verres et montures | De la petite lettre au miroir | Que voulez-vous relire ?
contact | Un examen de vue | Qu’est-ce qui est flou ?
action | Faire contrôler ma vue | Parler de mes lunettes
ask | À quel rythme contrôler sa vue ? | Tous les deux ans si rien ne change. Plus tôt avec des maux de tête, un diabète ou un enfant qui se rapproche de la page.
ask | Faut-il passer d’abord chez l’ophtalmo ? | Pour un remboursement, oui. Tant qu’elle est valable, l’opticien peut l’adapter dans la plupart des cas.
ask | Puis-je acheter mes verres ailleurs ? | Oui, l’ordonnance est à vous. Deux devis se comparent ligne par ligne.
ask | Quand les lunettes sont-elles prêtes ? | Quelques jours pour des verres simples, une ou deux semaines pour les autres. Elles sont ajustées quand vous venez.
ask | Et si je ne m’y habitue pas ? | Portez-les une semaine puis revenez. Souvent la monture est un peu basse ; sinon on remesure.
ask | Gardez-vous mon ancienne monture ? | Souvent c’est possible. Le vieux plastique peut casser, nous le disons avant.
`,
  italian: `
headlines | Ottico a {place} | Rileggi quella riga | Braccia troppo corte per leggere?
introduction | {name} misura la vista e adatta occhiali a {place}. Porta quelli vecchi, anche rotti: dicono da dove cominciare.
introduction | Il menù si allontana ogni anno, o la lavagna si fa molle. {name}, a {place}, cerca la lente che la riporta.
service | Esame della vista | Da lontano, da vicino e alla distanza del tuo schermo. Non c’è risposta sbagliata. | esame*, vista, misuraz*, controll*
service | Montature | Prima larghezza, ponte e orecchie; poi la moda. | montatur*, occhial*
service | Lenti progressive | Misurate con l’occhiale sul viso e il tuo modo di tenere la testa. La prima settimana vuole pazienza. | progressiv*, bifocal*
service | Lenti a contatto | Provate, guardate sull’occhio e ripetute finché le metti senza aiuto. | contatto, lentin*
service | Occhiali per bambini | Aste che cedono e lenti che reggono una pallonata. Il colore lo scelgono loro. | bambin*, miopi*
service | Occhiali da sole | Con la tua gradazione, per guida, mare o neve. | sole, polarizz*, sport*
service | Riparazioni e assetto | Una vite, un nasello, l’asta su cui qualcuno si è seduto. | riparaz*, assett*, vit*, nasell*
special | Ipovisione | Lenti d’ingrandimento, lampade e filtri per rileggere la posta. | ipovis*, ingrandent*
line | Porti le lenti a contatto? Chiedi quando toglierle prima dell’esame. | Lampi o una tenda improvvisa: è cosa da medico, oggi.
quote | Uno o due? Con calma. | Gli occhiali giusti si scordano a metà mattina.
title | Vista, lenti e montature | Dalla lettera piccola allo specchio | Che cosa vuoi rileggere?
contact | Fissa un esame | Che cosa vedi sfocato?
action | Fissare un esame | Chiedere degli occhiali
ask | Ogni quanto si controlla la vista? | Ogni due anni se nulla cambia. Prima con mal di testa, diabete o un bambino che si avvicina al foglio.
ask | Quanto dura l’esame? | Una mezz’ora, di più con le lenti a contatto. Alla fine sai i valori e che cosa vogliono dire.
ask | Mi date la prescrizione? | Sì, chiedila. Non devi comprare dove ti hanno misurato.
ask | Quando sono pronti gli occhiali? | Le lenti semplici in pochi giorni, le altre in una o due settimane. Si adattano al viso quando li ritiri.
ask | E se non mi abituo? | Portali una settimana e torna. Spesso la montatura è un po’ bassa; se è la lente, si rimisura.
ask | Va bene la mia montatura vecchia? | Spesso sì. La plastica vecchia può rompersi, e lo diciamo prima.
`,
  german: `
headlines | Optiker in {place} | Lesen Sie die Zeile noch einmal | Arme zu kurz zum Lesen?
introduction | {name} prüft Augen und passt Brillen an in {place}. Bringen Sie die alte mit, auch zerbrochen: Sie verrät, wo man anfängt.
introduction | Die Speisekarte rückt jedes Jahr weiter weg, oder die Tafel wird weich. {name} in {place} sucht das Glas, das sie zurückholt.
service | Sehtest | In die Ferne, in die Nähe und auf Ihren Bildschirmabstand. Falsche Antworten gibt es nicht. | sehtest*, augenprufung*, sehstarke*, refraktion*
service | Fassungen | Erst Breite, Steg und Ohren, dann die Mode. | fassung*, brille*, gestell*
service | Gleitsichtgläser | Gemessen mit der Fassung im Gesicht und Ihrer Kopfhaltung. Die erste Woche will Geduld. | gleitsicht*, bifokal*
service | Bildschirmbrillen | Auf die Armlänge geschliffen, in der Sie arbeiten, damit der Nacken Ruhe hat. | bildschirm*, arbeitsplatz*, lesebrille*
service | Kontaktlinsen | Probiert, am Auge geprüft und geübt, bis Sie sie ohne Hilfe setzen. | kontaktlinse*
service | Kinderbrillen | Bügel, die nachgeben, und Gläser, die einen Ball aushalten. Die Farbe wählt das Kind. | kinder*, myopie*, kurzsichtig*
service | Sonnenbrillen | In Ihrer Stärke, für Straße, Wasser oder Schnee. | sonnenbrille*, polarisier*, sportbrille*
service | Reparatur und Anpassung | Eine Schraube, ein Nasenpad, der Bügel, auf dem jemand saß. | reparatur*, anpass*, schraube*, richten
special | Vergrößernde Sehhilfen | Lupen, Leuchten und Filter, um die Post wieder zu lesen. | sehhilfe*, lupe*, sehbehind*
line | Kontaktlinsen? Fragen Sie, wann sie vor dem Test herausmüssen. | Plötzliche Blitze oder ein Vorhang: Das gehört zum Arzt, heute.
quote | Eins oder zwei? In Ruhe. | Eine gute Brille ist bis Mittag vergessen.
title | Augen, Gläser, Fassungen | Vom kleinen Buchstaben zum Spiegel | Was wollen Sie wieder lesen?
contact | Sehtest vereinbaren | Was ist unscharf?
action | Sehtest vereinbaren | Nach einer Brille fragen
ask | Wie oft zum Sehtest? | Alle zwei Jahre, wenn sich nichts ändert. Früher bei Kopfweh, Diabetes oder einem Kind, das näher ans Blatt rückt.
ask | Wie lange dauert die Augenprüfung? | Etwa eine halbe Stunde, mit Kontaktlinsen länger. Danach kennen Sie die Werte und was sie heißen.
ask | Bekomme ich meine Werte mit? | Ja, fragen Sie danach. Kaufen müssen Sie nicht dort, wo gemessen wurde.
ask | Wann ist die Brille fertig? | Einfache Gläser in Tagen, geschliffene in ein bis zwei Wochen. Angepasst wird sie, wenn Sie sie holen.
ask | Und wenn ich mich nicht gewöhne? | Eine Woche tragen, dann wiederkommen. Oft sitzt die Fassung etwas tief; liegt es am Glas, wird neu gemessen.
ask | Passen neue Gläser in die alte Fassung? | Oft. Alter Kunststoff kann brechen, das sagen wir vorher.
`,
  japanese: `
headlines | {place}の眼鏡店 | その一行を、もう一度 | 腕の長さが足りない方へ
introduction | {name}は{place}で、目を測り、眼鏡を合わせています。いまの眼鏡を、こわれていてもお持ちください。
introduction | 献立の字が年ごとに遠くなり、黒板がぼやける。{name}が{place}で、はっきり見えるレンズを探します。
service | 視力の測定 | 遠く、手元、画面までの距離で。答えに間違いはありません。 | 視力, 測定, 検眼
service | フレーム選び | 幅と鼻と耳が先、流行はそのあとで。 | フレーム, 眼鏡, メガネ
service | 遠近両用 | 掛けた姿と首の癖を見て測ります。慣れるまで一週間ほど。 | 遠近, 両用, 累進, 老眼
service | 手元とパソコン用 | 仕事の距離に合わせて。首が楽になります。 | 手元, パソコン, 中近
service | コンタクトレンズ | 処方箋に合わせてご用意します。着け方は、できるまで練習を。 | コンタクト
service | こどもの眼鏡 | 曲がっても戻るつる、ボールに耐えるレンズ。色は本人が選びます。 | こども, 子ども, 学童, 近視
service | サングラス | 度を入れて、運転や海や雪に。 | サングラス, 偏光
service | 修理と調整 | ねじ、鼻あて、踏んでしまったつる。 | 修理, 調整, ねじ
special | 補聴器 | 聞こえを測り、しばらく試してから決めます。 | 補聴器
line | 急に光が走る、幕が下りる。それは今日、眼科へ。 | 掛けていない眼鏡も、手がかりになります。
quote | 右と左、どちらが楽ですか。 | よい眼鏡は、昼には忘れています。
title | 目とレンズとフレーム | 小さな字から、鏡まで | 何をもう一度読みたいですか
contact | 測る日を決める | 見えにくさを伝える
action | 測定を予約する | 眼鏡の相談をする
ask | どのくらいごとに測りますか。 | 変わりがなければ二年に一度。頭痛や夜の運転の見にくさがあれば早めに。
ask | 測るのに何分かかりますか。 | 三十分ほどです。終わりに数字とその意味をお伝えします。
ask | いつ仕上がりますか。 | 在庫のレンズは早く、取り寄せは一、二週間です。受け取りのときにお顔に合わせます。
ask | 慣れないときは。 | 一週間掛けてからお越しください。掛け具合を直すか、測り直します。
ask | 前のフレームは使えますか。 | 多くは使えます。古い樹脂は割れることがあり、先にお伝えします。
ask | 眼科に行くべきですか。 | 痛みや急な見えにくさがあれば、先に眼科へお越しください。
`,
  Korean: `
headlines | {place} 안경원 | 그 줄을 다시 읽어 보세요 | 팔이 짧아졌다면
introduction | {name}입니다. {place}에서 눈을 재고 안경을 맞춥니다. 쓰던 안경은 부러졌어도 가져오세요.
introduction | 차림표 글씨가 해마다 멀어지고 칠판이 흐려집니다. {name}, {place}에서 또렷한 렌즈를 찾습니다.
service | 시력 검사 | 멀리, 가까이, 화면까지의 거리로. 틀린 답은 없습니다. | 시력, 검안, 검사
service | 안경테 | 너비와 콧등, 귀가 먼저이고 유행은 다음입니다. | 안경테, 안경, 뿔테
service | 다초점 | 쓴 모습과 고개 버릇을 보고 잽니다. 첫 주는 참을성이 듭니다. | 다초점, 누진, 돋보기, 노안
service | 콘택트렌즈 | 껴 보고 눈에서 확인하고, 스스로 낄 때까지 연습합니다. | 렌즈, 콘택트
service | 아이 안경 | 휘어도 돌아오는 다리, 공을 견디는 렌즈. 색은 아이가 고릅니다. | 아이, 어린이, 근시
service | 선글라스 | 도수를 넣어 운전과 바다, 눈밭에 맞게. | 선글라스, 편광
service | 수리와 피팅 | 나사, 코 받침, 깔고 앉은 다리. | 수리, 피팅, 나사, 조정
special | 저시력 도구 | 확대경과 등, 색 렌즈로 편지를 다시 읽게. | 저시력, 확대경
line | 갑자기 빛이 번쩍이거나 막이 내려오면 오늘 안과로 가세요. | 안 쓰는 안경도 실마리가 됩니다.
quote | 하나와 둘, 어느 쪽이 편한가요? | 좋은 안경은 점심때면 잊습니다.
title | 눈과 렌즈와 테 | 작은 글씨에서 거울까지 | 무엇을 다시 읽고 싶나요
contact | 검사 날 잡기 | 무엇이 흐린가요
action | 시력 검사 예약 | 안경 상담하기
ask | 얼마나 자주 재나요? | 달라진 게 없으면 이 년에 한 번. 머리가 아프거나 밤 운전이 흐리면 일찍 오세요.
ask | 검사는 몇 분 걸리나요? | 삼십 분쯤입니다. 끝나면 수치와 뜻을 말씀드립니다.
ask | 안경은 언제 되나요? | 있는 렌즈는 그날도 되고, 주문은 한두 주 걸립니다. 찾을 때 얼굴에 맞춥니다.
ask | 적응이 안 되면요? | 한 주 써 보고 오세요. 테를 고쳐 앉히거나 다시 잽니다.
ask | 쓰던 테에 렌즈만 바꿀 수 있나요? | 대개 됩니다. 오래된 뿔테는 깨질 수 있어 먼저 말씀드립니다.
ask | 안과에 가야 할까요? | 아프거나 갑자기 흐려졌다면 안과가 먼저입니다.
`,
}
