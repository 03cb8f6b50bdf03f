import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Fotos en {place} | La segunda sonrisa | Retratos que se cuelgan | Buena luz en {place} | Un día que se puede mirar
introduction | {name} fotografía en {place}: {services}. Di quién o qué, y para qué son las fotos.
introduction | A nadie le gusta posar hasta que alguien lo hace bien. {name}, en {place}, se toma su tiempo para la foto cien.
introduction | Una buena foto es casi siempre espera. {name}, en {place}, sabe esperar.
service | Bodas | De los botones al último baile, con las abuelas de por medio. El día se habla antes. | boda*, novi*, preboda*, postboda*
service | Retratos | Una persona, una ventana y una hora. Se para cuando hay una que colgarías. | retrato*, book*, headshot*
service | Familias | En casa o al aire libre, al paso del más pequeño. | famili*, bebe*, recien nacid*, embaraz*, nin*
service | Empresas | La gente, el sitio y el trabajo, para que os conozcan antes de entrar. | empresa*, corporativ*, negocio*, equipo*
service | Productos | Sobre fondo liso o en uso, nítidos donde importa. | producto*, bodegon*, catalogo*, comida*, gastronom*
service | Eventos | Entre la gente y sin que se note: discursos, caras y la tarta. | evento*, fiesta*, concierto*, comunion*, bautizo*
line | Trae otra camisa, y a quien te haga reír. | Di para qué son las fotos: decide más que la cámara.
quote | La mejor foto llega después de la pose. | La buena luz no cuesta y tiene su propio horario. | Imprímela: las pantallas olvidan.
title | Personas, días y cosas | Delante del objetivo | Elige la ocasión
contact | ¿Qué ocasión es? | Fecha para las fotos
action | Contar la ocasión | Preguntar si está libre
ask | ¿Qué me pongo? | Lo que te guste llevar. Mejor sin dibujos diminutos ni nada que haya que recolocar.
ask | Salgo mal en las fotos. | Casi todo el mundo lo dice. Se empieza despacio, hablando, y se enseñan las primeras.
ask | ¿Cuántas fotos recibo? | Según lo que se fotografíe. El número se dice antes de reservar.
ask | ¿Y si llueve el día de las fotos? | La lluvia tiene una luz preciosa. Si prefieres otra, se busca fecha.
ask | ¿Puedo publicar las fotos? | Se acuerda por escrito para qué. El uso privado es lo habitual.
`,
  french: `
headlines | Photographe à {place} | Le deuxième sourire | Des portraits à accrocher | Belle lumière à {place} | Une journée à regarder
introduction | {name} photographie à {place} : {services}. Dites qui ou quoi, et à quoi serviront les images.
introduction | Personne n’aime poser, jusqu’au jour où c’est bien fait. {name}, à {place}, prend le temps de la centième image.
introduction | Une bonne photo, c’est surtout de l’attente. {name}, à {place}, sait attendre.
service | Mariages | Des boutons à la dernière danse, grands-mères comprises. On en parle avant. | mariage*, marie*, fiancaill*
service | Portraits | Une personne, une fenêtre, une heure. On s’arrête à celle que vous accrocheriez. | portrait*, book*, cv
service | Familles | Chez vous ou dehors, au pas du plus petit. | famill*, bebe*, naissance*, grossesse*, enfant*
service | Entreprises | Les gens, le lieu et le travail, pour qu’on vous connaisse avant d’entrer. | entreprise*, corporate, equipe*, professionnel*
service | Produits | Sur fond uni ou en usage, nets là où il faut. | produit*, packshot*, catalogue*, culinaire*
service | Événements | Parmi les invités, sans qu’on le remarque : discours, visages et gâteau. | evenement*, fete*, soiree*, bapteme*, concert*
line | Prenez une deuxième chemise, et quelqu’un qui vous fait rire. | Dites à quoi serviront les images : cela décide plus que l’appareil.
quote | La meilleure photo vient après la pose. | La belle lumière est gratuite et tient ses propres horaires. | Imprimez-la : les écrans oublient.
title | Des gens, des jours, des choses | Devant l’objectif | Choisir une occasion
contact | Quelle est l’occasion ? | Date des photos
action | Raconter l’occasion | Demander une date
ask | Que faut-il porter ? | Ce que vous aimez. Évitez les petits motifs et ce qu’il faut sans cesse remettre en place.
ask | Je ne suis pas photogénique. | Presque tout le monde le dit. On commence doucement, en parlant, et on montre les premières.
ask | Combien de photos vais-je recevoir ? | Selon ce qui est photographié. Le nombre est dit avant de réserver.
ask | Et s’il pleut le jour des photos ? | La pluie donne une belle lumière. Si vous préférez, on cherche une autre date.
ask | Puis-je publier les photos ? | L’usage se convient par écrit. Le plus souvent, il est privé.
`,
  italian: `
headlines | Fotografie a {place} | Il secondo sorriso | Ritratti da appendere | Buona luce a {place} | Un giorno da guardare
introduction | {name} fotografa a {place}: {services}. Di’ chi o che cosa, e a che cosa servono le immagini.
introduction | A nessuno piace mettersi in posa, finché qualcuno lo fa bene. {name}, a {place}, si prende il tempo della centesima foto.
introduction | Una buona foto è soprattutto attesa. {name}, a {place}, sa aspettare.
service | Matrimoni | Dai bottoni all’ultimo ballo, nonne comprese. Della giornata si parla prima. | matrimon*, nozze, spos*, prematrimonial*
service | Ritratti | Una persona, una finestra, un’ora. Ci si ferma a quella che appenderesti. | ritratt*, book*, headshot*
service | Famiglie | In casa o all’aperto, al passo del più piccolo. | famigli*, neonat*, gravidanz*, bambin*, bimb*
service | Aziende | Le persone, il luogo e il lavoro, così vi conoscono prima di entrare. | aziend*, corporate, impres*, team
service | Prodotti | Su fondo neutro o in uso, nitidi dove serve. | prodott*, catalog*, still life, food
service | Eventi | Tra gli invitati e senza farsi notare: discorsi, volti e la torta. | event*, fest*, battesim*, comunion*, concert*
line | Porta una seconda camicia, e qualcuno che ti fa ridere. | Di’ a che cosa servono le foto: decide più della macchina.
quote | La foto migliore arriva dopo la posa. | La buona luce non costa e ha i suoi orari. | Stampala: gli schermi dimenticano.
title | Persone, giorni e cose | Davanti all’obiettivo | Scegliere l’occasione
contact | Che occasione è? | Data delle foto
action | Raccontare l’occasione | Chiedere una data
ask | Che cosa mi metto? | Quello che ti piace portare. Meglio senza disegni minuti né cose da sistemare di continuo.
ask | In foto vengo male. | Lo dicono quasi tutti. Si comincia piano, parlando, e si mostrano le prime.
ask | Quante foto ricevo? | Dipende da che cosa si fotografa. Il numero si dice prima di prenotare.
ask | E se piove il giorno delle foto? | La pioggia ha una luce bellissima. Se preferisci, si cerca un’altra data.
ask | Posso pubblicare le foto? | Si concorda per iscritto per quale uso. Di solito è quello privato.
`,
  german: `
headlines | Fotografien aus {place} | Das zweite Lächeln | Porträts für die Wand | Gutes Licht in {place} | Ein Tag zum Ansehen
introduction | {name} fotografiert in {place}: {services}. Schreiben Sie, wen oder was, und wofür die Bilder sind.
introduction | Niemand steht gern vor der Kamera, bis es jemand gut macht. {name} in {place} nimmt sich Zeit für das hundertste Bild.
introduction | Ein gutes Bild ist vor allem Warten. {name} in {place} wartet gut.
service | Hochzeiten | Von den Knöpfen bis zum letzten Tanz, die Großmütter dazwischen. Der Tag wird vorher besprochen. | hochzeit*, trauung*, braut*, verlobung*
service | Porträts | Ein Mensch, ein Fenster, eine Stunde. Schluss ist, wenn eines dabei ist, das Sie aufhängen würden. | portrat*, bewerbung*, headshot*
service | Familien | Zu Hause oder draußen, im Tempo der Kleinsten. | famili*, baby*, neugeboren*, schwanger*, kinder*
service | Firmen | Die Leute, der Ort und die Arbeit, damit man Sie kennt, bevor man eintritt. | firmen*, business*, unternehmen*, team*, mitarbeiter*
service | Produkte | Vor ruhigem Grund oder in Gebrauch, scharf, wo es zählt. | produkt*, katalog*, food*, stillleben*
service | Feiern | Mitten unter den Gästen und unbemerkt: Reden, Gesichter und die Torte. | feier*, event*, veranstaltung*, taufe*, konzert*
line | Bringen Sie ein zweites Hemd mit, und jemanden, der Sie zum Lachen bringt. | Sagen Sie, wofür die Bilder sind. Das entscheidet mehr als die Kamera.
quote | Das beste Bild kommt nach der Pose. | Gutes Licht kostet nichts und hat eigene Zeiten. | Drucken Sie es. Bildschirme vergessen.
title | Menschen, Tage und Dinge | Vor der Linse | Vom Anlass zum Bild
contact | Was ist der Anlass? | Fototermin anfragen
action | Anlass beschreiben | Fototermin anfragen
ask | Was soll ich anziehen? | Was Sie gern tragen. Meiden Sie winzige Muster und alles, was ständig verrutscht.
ask | Ich bin nicht fotogen. | Das sagen fast alle. Es fängt langsam an, im Gespräch, und die ersten Bilder sehen Sie gleich.
ask | Wie viele Bilder bekomme ich? | Das hängt davon ab, was fotografiert wird. Die Zahl steht vor der Buchung fest.
ask | Was, wenn es an dem Tag regnet? | Regen hat schönes Licht. Wenn Sie mögen, wird ein anderer Tag gesucht.
ask | Darf ich die Bilder veröffentlichen? | Wofür, wird schriftlich vereinbart. Privat ist der übliche Fall.
`,
  japanese: `
headlines | {place}の写真 | 二度目の笑顔を | 壁に掛けたくなる一枚 | {place}の、よい光で | 眺められる一日
introduction | {name}は{place}で、{services}を撮影しています。どなたを、何のために撮るのかをお聞かせください。
introduction | 撮られるのが好きな人は、あまりいません。{place}の{name}は、百枚目まで急ぎません。
introduction | よい写真は、ほとんどが待つ時間です。{place}の{name}は、よく待ちます。
service | 結婚式 | ボタンを留めるところから最後の一曲まで。流れは前もって相談します。 | 結婚式, 婚礼, ウェディング, 前撮り, 披露宴
service | 肖像 | ひとり、窓ひとつ、一時間。飾りたい一枚が撮れたら終わりです。 | ポートレート, 肖像, プロフィール, 証明写真
service | ご家族 | ご自宅でも外でも、いちばん小さな人の歩幅で。 | 家族, 七五三, お宮参り, ニューボーン, マタニティ, 子ども
service | 会社 | 人と場所と仕事を。来店の前に知っていただくために。 | 会社, 企業, 社員, 採用
service | 商品 | 無地の背景でも、使っているところでも。要るところははっきりと。 | 商品, 料理, 物撮り, カタログ
service | 催し | 気づかれずに人の間で。挨拶、表情、そしてケーキ。 | イベント, 発表会, パーティー, 催し
line | もう一枚の服と、笑わせてくれる人をお連れください。 | 写真の使い道をお知らせください。カメラより、それで決まります。
quote | いちばんよい写真は、ポーズのあとに。 | よい光に値段はなく、光の都合があります。 | 刷っておきましょう。画面は忘れます。
title | 人と、日と、物を | レンズの前で | どんな折の写真でも
contact | どんな折の写真ですか | 撮影の日を尋ねる
action | 撮りたいものを伝える | 撮影の日を尋ねる
ask | 何を着ればよいですか。 | お好きな服を。細かすぎる柄と、何度も直したくなる服は避けてください。
ask | 写真うつりが悪いのですが。 | 多くの方がそうおっしゃいます。話しながらゆっくり始め、最初の数枚をお見せします。
ask | 写真は何枚もらえますか。 | 撮るものによります。枚数は、お申し込みの前にお伝えします。
ask | 撮影の日が雨なら。 | 雨の光もきれいです。ご希望なら、別の日を探します。
ask | 写真を公開してもよいですか。 | 使い道を書面で決めます。多くは私的なご利用です。
`,
  Korean: `
headlines | {place} 사진 | 두 번째 웃음을 기다립니다 | 벽에 걸고 싶은 한 장 | {place}의 좋은 빛 | 다시 볼 수 있는 하루
introduction | {name}입니다. {place}에서 {services} 등을 찍습니다. 누구를, 무엇에 쓰려고 찍는지 알려 주세요.
introduction | 사진 찍히기를 좋아하는 사람은 드뭅니다. {place}의 {name}에서는 백 번째 장까지 서두르지 않습니다.
introduction | 좋은 사진은 거의 기다림입니다. {place}의 {name}에서는 잘 기다립니다.
service | 결혼식 | 단추를 채울 때부터 마지막 춤까지. 그날의 순서는 미리 이야기합니다. | 결혼식, 웨딩, 본식, 스냅, 약혼
service | 인물 | 한 사람, 창 하나, 한 시간. 걸고 싶은 한 장이 나오면 마칩니다. | 인물, 프로필, 증명사진, 초상
service | 가족 | 집에서든 밖에서든 가장 작은 사람의 걸음에 맞춥니다. | 가족, 돌, 백일, 만삭, 아기, 신생아
service | 회사 | 사람과 자리와 일을. 오시기 전에 알아보시도록. | 회사, 기업, 직원, 채용
service | 제품 | 깨끗한 배경에서, 또는 쓰는 모습으로. 필요한 곳은 또렷하게. | 제품, 상품, 음식, 카탈로그
service | 행사 | 손님들 사이에서 눈에 띄지 않게. 인사말과 표정과 케이크까지. | 행사, 파티, 공연, 세미나
line | 여벌 옷 한 벌과, 웃게 해 줄 사람을 데려오세요. | 사진을 어디에 쓸지 알려 주세요. 카메라보다 그것이 더 많이 정합니다.
quote | 가장 좋은 사진은 포즈 다음에 나옵니다. | 좋은 빛은 공짜지만 제 시간이 있습니다. | 인화해 두세요. 화면은 잊습니다.
title | 사람과 날과 물건 | 렌즈 앞에서 | 어떤 날의 사진이든
contact | 어떤 날인가요? | 사진 찍을 날 묻기
action | 찍을 것 알리기 | 사진 찍을 날 묻기
ask | 무엇을 입을까요? | 즐겨 입는 옷이 좋습니다. 너무 잔무늬이거나 자꾸 고쳐 입어야 하는 옷은 피하세요.
ask | 사진이 잘 안 받아요. | 거의 모두 그렇게 말씀하십니다. 이야기하며 천천히 시작하고 처음 몇 장을 보여 드립니다.
ask | 사진은 몇 장 받나요? | 무엇을 찍느냐에 따라 다릅니다. 장수는 예약 전에 말씀드립니다.
ask | 사진 찍는 날 비가 오면요? | 빗속의 빛도 아름답습니다. 원하시면 다른 날을 찾습니다.
ask | 사진을 공개해도 되나요? | 쓰임새를 글로 정합니다. 대개는 개인 용도입니다.
`,
}
