import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
headlines | Vídeo en {place} | También las voces | Corto, para verlo dos veces | Dos cámaras que no estorban | Primero el sonido, luego la imagen
introduction | {name} graba en {place}: {services}. Di qué pasa, cuándo y quién lo va a ver al final.
introduction | La foto guarda la cara; la película, cómo se reía. {name}, en {place}, también escucha.
introduction | Casi todos los vídeos sobran por largos. {name}, en {place}, pregunta dónde se va a poner y corta para eso.
service | Bodas | Votos y discursos con buen sonido; el resto, desde lejos. | boda*, novi*, ceremonia*
service | Empresas | Lo que hacéis, contado por quien lo hace, sin locutor entusiasmado. | empresa*, corporativ*, promocional*, anuncio*, spot*
service | Eventos y conciertos | Varias cámaras, el sonido de la mesa y lo que pasa en la tercera fila. | evento*, concierto*, congreso*, teatro, festival*
service | Clips para redes | En vertical, con subtítulos, entendidos sin sonido. | red, redes, clip*, reel*, tiktok, instagram
service | Entrevistas y retratos | Una sala callada, preguntas sabidas y tiempo hasta olvidar el objetivo. | entrevista*, retrato*, documental*, testimonio*
service | Montaje | Tus propias tomas, ordenadas, cortadas e igualadas en color y sonido. | montaje*, edicion*, editar, postproduccion
line | Di dónde se verá: un móvil en vertical y una sala piden otras imágenes. | ¿Te da apuro la cámara? Se empieza por las manos.
quote | Un mal sonido estropea una buena imagen. | Tres minutos son muchos; mejor dos. | La voz de la abuela valdrá más dentro de unos años.
title | De los votos al anuncio | Grabar, cortar, subtitular | Películas y dónde se ven
contact | ¿Qué hay que grabar? | Pregunta por ese día
action | Contar el vídeo | Preguntar por ese día
ask | ¿Cuándo estará? | Primero unos segundos para enseñar; el montaje son semanas. La fecha se dice antes de grabar.
ask | ¿Nos dais todo lo grabado? | Se acuerda antes. El bruto pesa mucho y en buena parte es silencio.
ask | ¿Qué música se puede poner? | La que tenga licencia para tu uso. En privado hay mucha; para publicidad, menos.
ask | ¿Cuánto cuesta un vídeo? | Depende de días, cámaras y duración. Di para qué es y llega un presupuesto con lo que entra y lo que no.
ask | ¿Y si alguien no quiere salir? | Avisa pronto y di quién. Se evita al grabar o al cortar.
`,
  french: `
headlines | Vidéaste à {place} | Les voix aussi | Assez court pour être revu | Deux caméras, personne dans les pattes | Le son d’abord, puis l’image
introduction | {name} filme à {place} : {services}. Dites ce qui se passe, quand, et qui regardera à la fin.
introduction | La photo garde le visage, le film garde le rire. {name}, à {place}, écoute aussi.
introduction | Presque tous les films sont trop longs. {name}, à {place}, demande où le vôtre passera, et coupe pour cela.
service | Mariages | Les vœux et les discours avec un bon son, le reste de loin. | mariage*, marie*, ceremonie*
service | Entreprises | Ce que vous faites, montré par ceux qui le font, sans voix enjouée. | entreprise*, corporate, promo*, publicit*, institutionnel*
service | Événements et concerts | Plusieurs caméras, le son de la console et l’instant au troisième rang. | evenement*, concert*, spectacle*, conference*, festival*, captation*
service | Clips pour les réseaux | À la verticale, sous-titrés, compris sans le son. | reseau*, clip*, reel*, tiktok, instagram
service | Entretiens et portraits | Une pièce calme, des questions connues, du temps pour oublier l’objectif. | entretien*, interview*, portrait*, documentaire*
service | Montage | Vos propres images triées, coupées, égalisées en couleur et en son. | montage*, monter, postproduction, etalonn*
line | Dites où le film passera : un téléphone droit et une salle veulent d’autres images. | La caméra vous gêne ? On commence par les mains.
quote | Un mauvais son gâche une belle image. | Trois minutes, c’est long. Deux suffisent. | La voix de grand-mère vaudra plus dans dix ans.
title | Des vœux au spot | Tourner, couper, sous-titrer | Des films et leurs écrans
contact | Que faut-il filmer ? | Demander cette date
action | Décrire le film | Demander cette date
ask | Quand aurons-nous le film ? | Quelques secondes à montrer d’abord, le montage prend des semaines. La date est dite avant le tournage.
ask | Recevons-nous tous les rushes ? | Cela se convient avant. Le brut est lourd et fait surtout de silence.
ask | Quelle musique peut-on mettre ? | Celle qui a une licence pour votre usage. Le choix est large en privé, étroit en publicité.
ask | Combien coûte un film ? | Cela suit les jours, les caméras et la durée. Dites à quoi il sert, le devis dit ce qui est compris.
ask | Et si quelqu’un ne veut pas être filmé ? | Prévenez tôt et dites qui. On l’évite au tournage ou au montage.
`,
  italian: `
headlines | Video a {place} | Anche le voci | Così corto che si rivede | Due camere, nessuno tra i piedi | Prima il suono, poi l’immagine
introduction | {name} filma a {place}: {services}. Di’ che cosa succede, quando, e chi lo guarderà alla fine.
introduction | La foto tiene il volto, il film tiene la risata. {name}, a {place}, ascolta anche.
introduction | Quasi tutti i video sono troppo lunghi. {name}, a {place}, chiede dove si vedrà e taglia per quello.
service | Matrimoni | Promesse e discorsi con un buon suono, il resto da lontano. | matrimon*, nozze, spos*, cerimoni*
service | Aziende | Quel che fate, mostrato da chi lo fa, senza voce entusiasta. | aziend*, corporate, promo*, spot, pubblicit*
service | Eventi e concerti | Più camere, il suono dal mixer e l’attimo in terza fila. | event*, concert*, spettacol*, conferenz*, festival
service | Clip per i social | In verticale, con sottotitoli, chiari anche muti. | social, clip, reel*, tiktok, instagram
service | Interviste e ritratti | Una stanza quieta, domande note e il tempo di scordare l’obiettivo. | intervist*, ritratt*, documentar*
service | Montaggio | Le tue riprese ordinate, tagliate, pareggiate in colore e suono. | montagg*, editing, postproduzion*, color
line | Di’ dove si vedrà: un telefono in piedi e una sala vogliono altre immagini. | La camera ti mette a disagio? Si comincia dalle mani.
quote | Un cattivo suono rovina una bella immagine. | Tre minuti sono tanti: meglio due. | La voce della nonna varrà di più fra qualche anno.
title | Dalle promesse allo spot | Girare, tagliare, sottotitolare | Film e dove si vedono
contact | Che cosa si filma? | Chiedi quel giorno
action | Descrivere il video | Chiedere quel giorno
ask | Quando sarà pronto? | Prima pochi secondi da mostrare; il montaggio chiede settimane. La data si dice prima di girare.
ask | Riceviamo tutto il girato? | Si concorda prima. Il grezzo pesa molto ed è in gran parte silenzio.
ask | Quale musica si può usare? | Quella con licenza per il tuo scopo. In privato la scelta è ampia, in pubblicità meno.
ask | Quanto costa un video? | Dipende da giorni, camere e durata. Di’ a che cosa serve e il preventivo dice che cosa comprende.
ask | E se qualcuno non vuole apparire? | Avvisa presto e di’ chi. Si evita in ripresa o in montaggio.
`,
  german: `
headlines | Videograf in {place} | Die Stimmen auch | Kurz genug für ein zweites Mal | Zwei Kameras, keiner im Weg | Erst der Ton, dann das Bild
introduction | {name} filmt in {place}: {services}. Schreiben Sie, was passiert, wann, und wer es am Ende sehen soll.
introduction | Ein Foto behält das Gesicht, ein Film das Lachen. {name} in {place} hört auch zu.
introduction | Die meisten Filme sind zu lang. {name} in {place} fragt, wo Ihrer laufen wird, und schneidet danach.
service | Hochzeiten | Jawort und Reden mit gutem Ton, der Rest aus der Entfernung. | hochzeit*, trauung*, braut*
service | Filme für Firmen | Was Sie tun, gezeigt von denen, die es tun, ohne begeisterte Stimme darüber. | firma*, firmen*, image*, werbe*, unternehmen*, recruiting*
service | Veranstaltungen und Konzerte | Mehrere Kameras, Ton vom Pult und der Augenblick in der dritten Reihe. | veranstaltung*, konzert*, event*, tagung*, festival*, auffuhrung*
service | Clips für soziale Medien | Hochkant, mit Untertiteln, auch ohne Ton zu verstehen. | social*, clip*, reel*, tiktok, instagram
service | Interviews und Porträts | Ein stiller Raum, bekannte Fragen und Zeit, bis Sie die Linse vergessen. | interview*, portrat*, dokumentar*
service | Schnitt | Ihre eigenen Aufnahmen geordnet, geschnitten, in Farbe und Ton angeglichen. | schnitt*, schneiden, postproduktion*, farbkorrektur*
line | Sagen Sie, wo der Film läuft. Ein Telefon im Hochformat und ein Saal brauchen andere Bilder. | Kamerascheu? Dann wird mit den Händen angefangen.
quote | Schlechter Ton verdirbt gute Bilder. | Drei Minuten sind lang. Zwei genügen. | Omas Stimme wird später mehr wert sein.
title | Vom Jawort bis zum Werbespot | Drehen, schneiden, untertiteln | Filme und wo sie laufen
contact | Was wird gefilmt? | Drehtag anfragen
action | Film beschreiben | Drehtag anfragen
ask | Wann bekommen wir den Film? | Zuerst ein paar Sekunden zum Zeigen, der Schnitt dauert Wochen. Das Datum wird vor dem Dreh genannt.
ask | Bekommen wir das ganze Material? | Das wird vorher vereinbart. Ungeschnittenes ist groß und meistens Stille.
ask | Welche Musik darf hinein? | Musik mit Lizenz für Ihren Zweck. Privat ist die Auswahl groß, für Werbung kleiner.
ask | Was kostet ein Film? | Das ergibt sich aus Drehtagen, Kameras und Länge. Sagen Sie, wofür er ist, dann steht im Angebot, was dazugehört.
ask | Was, wenn Gäste nicht gefilmt werden wollen? | Sagen Sie es ihnen früh und nennen Sie die Namen. Beim Dreh oder im Schnitt bleiben sie draußen.
`,
  japanese: `
headlines | {place}の映像制作 | 声も、残します | もう一度見たくなる短さ | 二台のカメラ、邪魔はしない | 音が先、映像はそのあと
introduction | {name}は{place}で、{services}を撮影しています。何が、いつあり、最後に誰が見るのかをお聞かせください。
introduction | 写真は顔を、映像は笑い声を残します。{name}は、耳も澄まして撮ります。
introduction | 映像はたいてい長すぎます。{name}は、流す場所を先に伺い、それに合わせて切ります。
service | 結婚式 | 誓いとスピーチはよい音で、ほかは離れたところから。 | 結婚式, 婚礼, ウェディング, 披露宴
service | 会社・採用の映像 | 働く人自身の言葉で。大げさなナレーションは付けません。 | 会社, 企業, 採用, 広告, プロモーション, PR
service | 催しと発表会 | 複数のカメラと会場の音で、三列目の表情まで。 | イベント, 発表会, コンサート, 講演, 舞台
service | SNS用の短い動画 | 縦長、字幕付き、音なしでも伝わるように。 | SNS, ショート, リール, 縦型, YouTube
service | インタビュー | 静かな部屋と、前もってお渡しする質問で。 | インタビュー, 取材, ドキュメンタリー
service | 編集 | お手持ちの映像を整理し、切り、色と音をそろえます。 | 編集, カット, 字幕
line | 流す場所をお知らせください。縦の画面と大きな会場では、撮り方が違います。 | カメラが苦手な方は、手元から始めます。
quote | 音が悪いと、よい絵も台なしです。 | 三分は長い。二分で足ります。 | 祖母の声は、いつか宝になります。
title | 誓いの言葉から広告まで | 撮る、切る、字幕を付ける | 映像と、流れる場所
contact | 何を撮りますか | 撮影日を相談する
action | 映像の内容を伝える | 撮影日を相談する
ask | いつ受け取れますか。 | まず数十秒をお見せし、編集には数週間かかります。期日は撮影の前にお伝えします。
ask | 撮った映像は全部もらえますか。 | 前もって決めます。編集前の映像は重く、多くは静かな時間です。
ask | どんな曲が使えますか。 | 目的に合った許諾のある曲です。私的な映像なら選択は広く、広告では狭くなります。
ask | 映像の費用はいくらですか。 | 撮影日数、カメラの数、長さで決まります。目的を伺い、含むものと含まないものを書いた見積もりをお出しします。
ask | 映りたくない人がいます。 | 早めにお名前をお知らせください。撮影か編集で外します。
`,
  Korean: `
headlines | {place} 영상 제작 | 목소리도 남깁니다 | 두 번 볼 만큼 짧게 | 카메라 두 대, 방해는 없이 | 소리가 먼저, 그다음 그림
introduction | {name}입니다. {place}에서 {services} 등을 찍습니다. 무슨 일이 언제 있고 누가 볼 영상인지 알려 주세요.
introduction | 사진은 얼굴을, 영상은 웃음소리를 남깁니다. {place}의 {name}에서는 귀도 기울입니다.
introduction | 영상은 대개 너무 깁니다. {name}에서는 어디서 틀지 먼저 묻고 거기에 맞춰 자릅니다.
service | 결혼식 | 서약과 축사는 좋은 소리로, 나머지는 멀리서. | 결혼식, 본식, 웨딩, 예식
service | 기업 영상 | 일하는 사람이 직접 보여 줍니다. 들뜬 내레이션은 없습니다. | 기업, 홍보, 광고, 회사, 채용
service | 행사와 공연 | 여러 대의 카메라와 현장 소리, 셋째 줄의 표정까지. | 행사, 공연, 콘서트, 세미나, 발표회
service | 짧은 세로 영상 | 세로로, 자막과 함께, 소리 없이도 통하게. | 쇼츠, 릴스, 숏폼, 틱톡, 유튜브, 인스타
service | 인터뷰 | 조용한 방, 미리 드린 질문, 렌즈를 잊을 때까지의 시간. | 인터뷰, 다큐, 다큐멘터리
service | 편집 | 가지고 계신 영상을 고르고 자르고 색과 소리를 맞춥니다. | 편집, 컷, 자막, 색보정
line | 어디서 틀지 알려 주세요. 세로 화면과 강당은 찍는 법이 다릅니다. | 카메라가 어색하면 손부터 찍습니다.
quote | 소리가 나쁘면 좋은 그림도 망칩니다. | 삼 분은 깁니다. 이 분이면 됩니다. | 할머니 목소리는 훗날 더 귀해집니다.
title | 서약에서 광고까지 | 찍고, 자르고, 자막 달기 | 영상과 보는 자리
contact | 무엇을 찍나요? | 촬영일 문의
action | 영상 설명하기 | 촬영일 문의하기
ask | 언제 받나요? | 먼저 몇십 초를 보여 드리고 편집은 몇 주 걸립니다. 날짜는 찍기 전에 말씀드립니다.
ask | 원본을 다 받나요? | 미리 정합니다. 원본은 크고 대부분 조용한 시간입니다.
ask | 어떤 음악을 쓰나요? | 쓰임에 맞게 허락된 음악입니다. 개인 영상은 폭이 넓고 광고는 좁습니다.
ask | 영상 비용은 얼마인가요? | 촬영 날수, 카메라 수, 길이로 정해집니다. 쓰임을 말씀하시면 포함되는 것을 적은 견적을 드립니다.
ask | 찍히기 싫은 사람이 있으면요? | 일찍 이름을 알려 주세요. 찍을 때나 편집에서 뺍니다.
`,
}
